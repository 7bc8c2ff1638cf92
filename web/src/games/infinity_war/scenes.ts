/**
 * A turn as scenes (docs/design/scenes.md): every step of a way, every tile that turns, Thanos's walk and what he sends
 * home. The position between them is what the events so far have told; a cell they touched looks as it will in the end.
 */
import type { Scene } from "../../lib/playback";
import { viewOf } from "../../lib/told";
import { cut } from "../../pieces/scenes";
import type { Update } from "../../protocol";
import type { Happened, View } from "./facts";

const OPENS: Partial<Record<string, string>> = {
  move: "step",
  arrow: "step",
  short_route: "step",
  teleport: "step",
  dropship: "step",
  jump: "step",
  step: "step",
  base_call: "step",
  swap_places: "step",
  ejected: "ray",
  strike: "ray",
  home: "ray",
  returned: "ray",
  returned_by: "ray",
  opened: "tile",
  tiles_swapped: "swap",
  thanos_appears: "thanos",
  thanos_moves: "thanos",
  thanos_home: "thanos",
  thanos_pushed: "thanos",
  thanos_swapped: "thanos",
  thanos_returned_by: "thanos",
  thanos_stays: "thanos",
  thanos_takes: "takes",
  seized: "takes",
  scored: "score",
  leadership_scored: "score",
};
const ALWAYS = new Set(["move", "arrow", "teleport", "dropship", "jump", "step", "opened", "thanos_moves", "scored"]);
const TIMES: Record<string, [length: number, rest: number]> = {
  step: [320, 80],
  ray: [480, 300],
  tile: [260, 260],
  swap: [480, 160],
  thanos: [480, 300],
  takes: [320, 300],
  score: [320, 300],
};

/** The position after one more event: who is where by what the event tells, and the cells it touches as they will be. */
function told(view: View, event: Happened, after: View): View {
  const data: Record<string, unknown> = event.data;
  const text = (key: string): string | null => (typeof data[key] === "string" ? data[key] : null);
  let next = view;
  const [who, to] = [text("character"), text("to")];
  if (who && to && next.characters[who])
    next = { ...next, characters: { ...next.characters, [who]: { ...next.characters[who], cell: to } } };
  if (event.kind.startsWith("thanos_")) next = { ...next, thanos: to ?? text("cell") ?? next.thanos };
  for (const cell of [text("cell"), to, text("from")]) {
    if (!cell || event.kind === "move" || event.kind === "arrow") continue;
    const [tile, tokens] = [after.tiles[cell], after.tokens[cell]];
    if (tile !== undefined) next = { ...next, tiles: { ...next.tiles, [cell]: tile } };
    next = { ...next, tokens: { ...next.tokens, [cell]: tokens ?? [] } };
  }
  for (const id of [who, text("holder")]) {
    const [old, will] = [id && next.characters[id], id && after.characters[id]];
    if (!id || !old || !will || !text("token")) continue;
    next = { ...next, characters: { ...next.characters, [id]: { ...old, left: will.left, right: will.right } } };
  }
  return event.kind === "scored" || event.kind === "leadership_scored"
    ? { ...next, points: after.points, tablets: after.tablets }
    : next;
}

/** An update as scenes; a single step needs none. */
export function stage(before: object, update: Update): Scene[] {
  const cuts = cut(update.events as Happened[], OPENS, ALWAYS);
  if (cuts.filter(({ name }) => name in TIMES).length < 2) return [];
  const after = viewOf<View>(update.view!);
  if (after.phase === "setup") return [];
  let view: View = { ...viewOf<View>(before), stack: [] };
  return cuts.map(({ name, events }) => {
    for (const event of events) view = told(view, event, after);
    const [length, rest] = TIMES[name] ?? [0, 160];
    return { name, events, view, length, rest };
  });
}
