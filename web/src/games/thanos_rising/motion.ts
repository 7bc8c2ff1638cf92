/** What the events of a batch look like: the pieces they are about light up, one after the other. */

import type { Cue } from "../../lib/sound";
import type { Happened } from "./facts";

const STEP = 70;
const FLASH = 500;
const MOST = 10;

/** The `data-at` of the piece an event is about, or null. */
export function pieceOf({ kind, data }: Happened): string | null {
  if (kind === "turned" || kind === "facing" || kind === "attack") return "thanos";
  if (typeof data.stone === "string") return `stone ${data.stone}`;
  if (typeof data.card === "string") return `card ${data.card}`;
  return kind === "deployed" && typeof data.sector === "string" ? `sector ${Number(data.sector.slice(-1)) - 1}` : null;
}

/** Lights up what changed; resolves when the last one is done. */
export async function flashes(list: Happened[], find: (at: string) => HTMLElement | null): Promise<void> {
  const pieces = [...new Set(list.map(pieceOf))].filter((at) => at !== null).slice(0, MOST);
  const lit = pieces.map(find).filter((piece) => piece !== null);
  lit.forEach((piece, n) =>
    piece.animate([{ filter: "brightness(1)" }, { filter: "brightness(1.5)" }, { filter: "brightness(1)" }], {
      duration: FLASH,
      delay: n * STEP,
    }),
  );
  await new Promise((done) => setTimeout(done, lit.length ? Math.min(900, FLASH / 2 + lit.length * STEP) : 0));
}

/** The sounds of a batch. */
export function cuesOf(list: Happened[]): Cue[] {
  const found = new Set<Cue>();
  for (const { kind } of list) {
    if (kind === "die") found.add("die");
    else if (kind === "attack") found.add("drum");
    else if (kind === "recruited") found.add("card");
    else if (kind === "token_drawn" || kind === "token_played") found.add("token");
    else if (kind === "won" || kind.startsWith("lost")) found.add("end");
  }
  return [...found];
}
