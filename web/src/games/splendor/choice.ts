/**
 * Choices made of several clicks: a set of tokens to take or give back, grey tokens that stand for colours.
 * The legal list of the server is the only judge; here picks are merely matched against it.
 */

export interface Action {
  text: string;
  kind: string;
  parts: string[];
}

export type Counts = Record<string, number>;

export function countsOf(parts: readonly string[]): Counts {
  const counts: Counts = {};
  for (const part of parts) counts[part] = (counts[part] ?? 0) + 1;
  return counts;
}

/** The tokens an action moves: `take_two` names its colour once and means two. */
export function tokensOf(action: Action): string[] {
  return action.kind === "take_two" ? [action.parts[0]!, action.parts[0]!] : action.parts;
}

function within(small: Counts, large: Counts): boolean {
  return Object.entries(small).every(([part, count]) => count <= (large[part] ?? 0));
}

/** The actions that the picks so far can still become. */
export function reachable(actions: readonly Action[], picked: readonly string[]): Action[] {
  const counts = countsOf(picked);
  return actions.filter((action) => within(counts, countsOf(tokensOf(action))));
}

/** The action that the picks are, exactly. */
export function completed(actions: readonly Action[], picked: readonly string[]): Action | null {
  return reachable(actions, picked).find((action) => tokensOf(action).length === picked.length) ?? null;
}

/** Whether one more of this part leads anywhere. */
export function canAdd(actions: readonly Action[], picked: readonly string[], part: string): boolean {
  return reachable(actions, [...picked, part]).length > 0;
}

/** A click on a pile: one more if that leads anywhere, else all of this part go back. */
export function toggled(actions: readonly Action[], picked: readonly string[], part: string): string[] {
  if (canAdd(actions, picked, part)) return [...picked, part];
  return picked.filter((other) => other !== part);
}

/** One of a part goes back. */
export function without(picked: readonly string[], part: string): string[] {
  const at = picked.lastIndexOf(part);
  return at < 0 ? [...picked] : picked.filter((_, n) => n !== at);
}

/** How many parts the shortest action still needs. */
export function missing(actions: readonly Action[], picked: readonly string[]): number {
  const sizes = reachable(actions, picked).map((action) => tokensOf(action).length - picked.length);
  return sizes.length ? Math.min(...sizes) : 0;
}

/** Picks that are still possible after the position changed; otherwise none. */
export function keptPicks(actions: readonly Action[], picked: readonly string[]): string[] {
  return reachable(actions, picked).length ? [...picked] : [];
}

export interface CostChip {
  /** The colour asked for. */
  colour: string;
  /** Paid with a grey (gold) token. */
  wild: boolean;
  /** The colours that wild tokens would stand for after a click on the chip. */
  wanted: string[];
  /** What the payment is then; null if it is not legal. */
  next: Action | null;
}

function payment(actions: readonly Action[], wilds: readonly string[]): Action | null {
  const counts = countsOf(wilds);
  return (
    actions.find((action) => action.parts.length === wilds.length && within(counts, countsOf(action.parts))) ?? null
  );
}

/** A price as single tokens, each coloured or wild, and where a click on each leads. */
export function costChips(
  actions: readonly Action[],
  price: Counts,
  order: readonly string[],
  current: Action,
): CostChip[] {
  const wilds = countsOf(current.parts);
  const chips: CostChip[] = [];
  for (const colour of order) {
    const needed = price[colour] ?? 0;
    const wild = wilds[colour] ?? 0;
    for (let n = 0; n < needed; n++) {
      const isWild = n >= needed - wild;
      const parts = isWild ? without(current.parts, colour) : [...current.parts, colour];
      chips.push({ colour, wild: isWild, wanted: parts, next: payment(actions, parts) });
    }
  }
  return chips;
}
