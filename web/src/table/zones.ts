/** Any game's view as labelled zones: what the generic table shows. */
import type { Components, View } from "../protocol";

export type Cell =
  | { kind: "text"; text: string }
  | { kind: "component"; id: string }
  | { kind: "seat"; seat: number }
  | { kind: "empty" };

export interface Pair {
  label: string;
  cell: Cell;
}

export type Zone =
  /** Things in a row; with columns, a board. */
  | { kind: "cells"; key: string; cells: Cell[]; columns: number }
  /** Things with a label each; with columns, a map whose labels are places. */
  | { kind: "pairs"; key: string; pairs: Pair[]; columns: number }
  | { kind: "group"; key: string; zones: Zone[] };

/** What every view and position has and the shell shows elsewhere. */
const ELSEWHERE = new Set([
  "game",
  "players",
  "sides",
  "options",
  "seat",
  "number",
  "ask",
  "result",
  "waiting",
  "actor",
  "turn",
]);
const PLACE = /^(\d+),(\d+)$/;

/** A game without secrets shows its whole position under `position`: those zones come to the top. */
export function zones(view: View, components: Components, seats: number): Zone[] {
  const { position, ...rest } = view;
  const whole = isTable(position) ? position : {};
  return Object.entries({ ...rest, ...whole })
    .filter(([key, value]) => !ELSEWHERE.has(key) && !isNothing(value))
    .map(([key, value]) => zone(key, value, components, seats));
}

function zone(key: string, value: unknown, components: Components, seats: number): Zone {
  if (Array.isArray(value)) {
    if (value.every(isFlat)) {
      const owners = isOwners(value, seats);
      const cells = value.map((item) => (owners ? owner(item as number) : cell(item, components)));
      return { kind: "cells", key, cells, columns: columns(value) };
    }
    return { kind: "group", key, zones: value.map((item, n) => zone(String(n + 1), item, components, seats)) };
  }
  if (isTable(value)) {
    const entries = Object.entries(value);
    if (entries.every(([, item]) => isFlat(item))) return pairs(key, entries, components);
    const filled = entries.filter(([, item]) => !isNothing(item));
    return { kind: "group", key, zones: filled.map(([k, v]) => zone(k, v, components, seats)) };
  }
  return { kind: "cells", key, cells: [cell(value, components)], columns: 0 };
}

/** Labels such as `3,7` are places of a map: column, then row. */
function pairs(key: string, entries: [string, unknown][], components: Components): Zone {
  const found = entries.map(([label, item]) => ({ label, cell: cell(item, components) }));
  if (entries.length < 9 || !entries.every(([label]) => PLACE.test(label)))
    return { kind: "pairs", key, pairs: found, columns: 0 };
  const at = entries.map(([label]) => label.split(",").map(Number) as [number, number]);
  const [left, right] = [Math.min(...at.map(([x]) => x)), Math.max(...at.map(([x]) => x))];
  const [top, bottom] = [Math.min(...at.map(([, y]) => y)), Math.max(...at.map(([, y]) => y))];
  const known = new Map(found.map((pair) => [pair.label, pair]));
  const places: Pair[] = [];
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++)
      places.push(known.get(`${x},${y}`) ?? { label: `${x},${y}`, cell: { kind: "empty" } });
  return { kind: "pairs", key, pairs: places, columns: right - left + 1 };
}

const isTable = (value: unknown): value is View => typeof value === "object" && value !== null && !Array.isArray(value);
const isFlat = (value: unknown): boolean => typeof value !== "object" || value === null;
const isNothing = (value: unknown): boolean =>
  value === null || value === "" || (typeof value === "object" && Object.keys(value).length === 0);

/** A square board of small numbers from -1 says who holds each place. */
function isOwners(values: unknown[], seats: number): boolean {
  return (
    columns(values) > 0 && values.every((n) => Number.isInteger(n) && (n as number) >= -1 && (n as number) < seats)
  );
}

/** A list of nine, sixteen, twenty-five … numbers is a board. */
function columns(values: unknown[]): number {
  const side = Math.round(Math.sqrt(values.length));
  return side >= 3 && side * side === values.length && values.every((n) => typeof n === "number") ? side : 0;
}

const owner = (n: number): Cell => (n < 0 ? { kind: "empty" } : { kind: "seat", seat: n });

function cell(value: unknown, components: Components): Cell {
  if (value === null || value === undefined || value === "") return { kind: "empty" };
  if (typeof value === "string" && value in components) return { kind: "component", id: value };
  return { kind: "text", text: String(value) };
}
