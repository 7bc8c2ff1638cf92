/** Pieces, actions and cells in words: for buttons, tips, the lens and screen readers. */

import type { Legal } from "../../table";
import type { Desk } from "./desk.svelte";
import { kindOf, sortOf } from "./facts";
import { type Direction, exits } from "./geometry";

export interface Told {
  name: string;
  text: string;
  rule: string;
}

/** An action as the verb of its button. */
export function verb(desk: Desk, action: Legal): string {
  const { words } = desk;
  const [part, more] = action.parts;
  switch (action.kind) {
    case "move":
      return words.t("iw-do-move", { character: words.name(part!) });
    case "swap_base":
      return words.t("iw-do-swap-base");
    case "push":
      return words.t("iw-do-push");
    case "choose":
      return words.t(`iw-choose-${desk.stage}`);
    case "decline":
      return words.t(`iw-decline-${desk.stage}`);
    case "recharge":
      return words.t(`iw-recharge-${more}`);
    case "ability":
      return words.t("iw-do-ability");
    case "use":
      return words.t("iw-do-use");
    case "leave":
      return words.t("iw-do-leave", { token: words.name(carried(desk, part!, more!) ?? "") });
    case "pick_up":
      return words.t("iw-do-pick-up", { token: words.name(more!) });
    case "call":
      return words.t("iw-do-call", { character: words.name(String(desk.table.ask?.data.partner ?? "")) });
    case "from":
      return part === "floor" ? words.t("iw-do-from-floor") : words.name(part!);
    case "take":
    case "partner":
    case "team":
    case "direction":
    case "orient":
    case "turn":
      return words.name(part!);
    default:
      return words.t(`iw-do-${action.kind.replaceAll("_", "-")}`);
  }
}

export function carried(desk: Desk, character: string, slot: string): string | null {
  const found = desk.character(character);
  return slot === "left" ? (found?.left ?? null) : (found?.right ?? null);
}

/** The name of a token where there is little room. */
export function shortName(desk: Desk, token: string): string {
  const sort = sortOf(token);
  return sort === "stone" || sort === "leadership" ? desk.words.t(`iw-short-${token}`) : desk.words.name(token);
}

/** Cells are written with a space between the numbers. */
export const spoken = (cell: string): string => cell.replace(",", ", ");

export function tileTold(desk: Desk, face: string): Told {
  const { words } = desk;
  const { kind, rule, trap_rule } = desk.tile(face);
  const owner = desk.owner(face);
  const base = owner === null ? "" : owner === desk.open ? "own" : owner < 0 ? "neutral" : "other";
  if (kind === "infinity_stone") return stoneTold(desk, face);
  const text = words.t(base ? `iw-base-${base}` : `iw-tile-${kind}`);
  return { name: words.name(face), text, rule: desk.isTrap(face) ? trap_rule : rule };
}

export function stoneTold(desk: Desk, stone: string): Told {
  return {
    name: desk.words.name(stone),
    text: desk.words.t(`iw-stone-${stone.slice("stone_".length)}`),
    rule: desk.fact(stone, "stone_rule"),
  };
}

export function abilityTold(desk: Desk, ability: string): Told {
  return {
    name: desk.words.name(ability),
    text: desk.words.t(`iw-ability-${ability}`),
    rule: desk.fact(ability, "rule"),
  };
}

export function tokenTold(desk: Desk, token: string): Told {
  const sort = sortOf(token);
  if (sort === "stone") return stoneTold(desk, token);
  const rule = desk.fact(kindOf(token), "token_rule");
  return { name: desk.words.name(token), text: desk.words.t(`iw-token-${sort}`), rule };
}

/** What lies on a cell: the tile, the back, or a place outside. */
export function cellTold(desk: Desk, cell: string): Told {
  const { words } = desk;
  const { face, back, facing } = desk.laid(cell);
  if (face) {
    const told = tileTold(desk, face);
    const points = desk.tile(face).exits;
    if (!points || !facing) return told;
    const where = exits(points, facing as Direction).map((direction) => words.name(direction));
    return { ...told, text: `${told.text} ${words.t("iw-exits", { directions: where.join(", ") })}` };
  }
  if (back) return { name: words.t(`iw-back-${back}`), text: words.t("iw-back-about"), rule: "IW-5.2" };
  return { name: words.t("iw-outside"), text: words.t("iw-outside-about"), rule: "IW-3.7" };
}

/** Everything about a cell for ears: where it is, what it is, who is there, what a click does. */
export function cellLabel(desk: Desk, cell: string): string {
  const { words, view } = desk;
  const parts = [`${spoken(cell)}: ${cellTold(desk, cell).name}`];
  const tokens = view.tokens[cell] ?? [];
  if (tokens.length) parts.push(tokens.map((token) => words.name(token)).join(", "));
  const standing = (desk.standing.get(cell) ?? []).map((id) =>
    desk.character(id)?.detained === "upright"
      ? words.name(id)
      : words.t("iw-detained-here", { character: words.name(id) }),
  );
  if (view.thanos === cell) standing.push(words.name("thanos"));
  if (standing.length) parts.push(standing.join(", "));
  const actions = desk.targets.get(cell) ?? [];
  if (actions.length)
    parts.push(words.t("iw-possible", { actions: actions.map((action) => verb(desk, action)).join(", ") }));
  return parts.join(". ");
}
