/** Any game's view as labelled zones: what the generic table shows. */
import type { Components, View } from "../protocol";

export type Cell =
  | { kind: "text"; text: string }
  | { kind: "component"; id: string }
  | { kind: "seat"; seat: number }
  | { kind: "empty" };

export type Zone =
  | { kind: "cells"; key: string; cells: Cell[]; columns: number }
  | { kind: "group"; key: string; zones: Zone[] };

/** What every view and position has and the shell shows elsewhere. */
const ELSEWHERE = new Set(["game", "players", "options", "seat", "number", "ask", "result", "waiting", "actor", "turn"]);

/** A game without secrets shows its whole position under `position`: those zones come to the top. */
export function zones(view: View, components: Components, seats: number): Zone[] {
  const { position, ...rest } = view;
  const whole = typeof position === "object" && position !== null && !Array.isArray(position) ? (position as View) : {};
  return Object.entries({ ...rest, ...whole })
    .filter(([key]) => !ELSEWHERE.has(key))
    .map(([key, value]) => zone(key, value, components, seats));
}

function zone(key: string, value: unknown, components: Components, seats: number): Zone {
  if (Array.isArray(value)) {
    if (value.every((item) => isFlat(item))) {
      const owners = isOwners(value, seats);
      const cells = value.map((item) => (owners ? owner(item as number) : cell(item, components)));
      return { kind: "cells", key, cells, columns: columns(value) };
    }
    return { kind: "group", key, zones: value.map((item, n) => zone(String(n + 1), item, components, seats)) };
  }
  if (typeof value === "object" && value !== null)
    return { kind: "group", key, zones: Object.entries(value).map(([k, v]) => zone(k, v, components, seats)) };
  return { kind: "cells", key, cells: [cell(value, components)], columns: 0 };
}

const isFlat = (value: unknown): boolean => typeof value !== "object" || value === null;

/** A square board of small numbers from -1 says who holds each place. */
function isOwners(values: unknown[], seats: number): boolean {
  return columns(values) > 0 && values.every((n) => Number.isInteger(n) && (n as number) >= -1 && (n as number) < seats);
}

/** A list of nine, sixteen, twenty-five … numbers is a board. */
function columns(values: unknown[]): number {
  const side = Math.round(Math.sqrt(values.length));
  return side >= 3 && side * side === values.length && values.every((n) => typeof n === "number") ? side : 0;
}

const owner = (n: number): Cell => (n < 0 ? { kind: "empty" } : { kind: "seat", seat: n });

function cell(value: unknown, components: Components): Cell {
  if (value === null || value === undefined) return { kind: "empty" };
  if (typeof value === "string" && value in components) return { kind: "component", id: value };
  return { kind: "text", text: String(value) };
}
