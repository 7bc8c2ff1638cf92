/**
 * The desk of the player who looks: what is asked, what is chosen so far, what a click on a piece does, and why a piece
 * cannot be used. What is possible is read from the legal list and the prices of the view, never worked out here.
 *
 * The choice lives in the shell's selection as text, so that Escape and a new question clear it:
 * `1-2`, `hand 1`, `deck 3`, `tokens yellow blue` (to take, or to give back), `pay <action>`.
 */

import { createContext } from "svelte";
import { BaseDesk } from "../../pieces/desk.svelte";
import type { Tip } from "../../pieces/tips.svelte";
import type { Legal, Reason } from "../../table";
import {
  type CostChip,
  type Counts,
  canAdd,
  completed,
  costChips,
  keptPicks,
  missing,
  toggled,
  without,
} from "./choice";
import {
  type Card,
  type Place,
  type Price,
  type Ruleset,
  type Seat,
  type View,
  englishName,
  printed,
  ruleset,
} from "./facts";

/** Cards of the classic game go by their gem. */
const GEMS: Record<string, string> = {
  white: "sp-gem-white",
  blue: "sp-gem-blue",
  green: "sp-gem-green",
  red: "sp-gem-red",
  black: "sp-gem-black",
};

/** One or two letters that tell a colour without colour. */
const LETTERS: Record<string, string> = {
  yellow: "sp-letter-yellow",
  blue: "sp-letter-blue",
  orange: "sp-letter-orange",
  red: "sp-letter-red",
  purple: "sp-letter-purple",
  green: "sp-letter-green",
  grey: "sp-letter-grey",
  white: "sp-letter-white",
  black: "sp-letter-black",
  gold: "sp-letter-gold",
};

const TOKENS = "tokens ";
const PAY = "pay ";

export class Desk extends BaseDesk<View> {
  readonly rules: Ruleset = $derived.by(() => ruleset(this.table.game, this.table.components));
  readonly me: Seat | null = $derived.by(() => (this.seat === null ? null : (this.view.seats[this.seat] ?? null)));
  readonly stage: string = $derived.by(() => (this.legal.length ? (this.table.ask?.kind ?? "") : ""));
  readonly #texts = $derived.by(() => new Set(this.legal.map((action) => action.text)));
  readonly takes: Legal[] = $derived.by(() => this.legal.filter(({ kind }) => kind === "take" || kind === "take_two"));
  readonly returns: Legal[] = $derived.by(() => this.legal.filter(({ kind }) => kind === "return"));
  readonly payments: Legal[] = $derived.by(() => this.legal.filter(({ kind }) => kind === "pay"));

  // Names and components.

  card(id: string): Card {
    return printed(this.table.components[id] as Card, this.view.options);
  }

  /** A location or noble as it is printed. */
  location(id: string): Place {
    return this.table.components[id] as Place;
  }

  /** The name that emblems are drawn from. */
  english(id: string): string {
    return englishName(id, this.table.components[id]?.name as string | undefined);
  }

  letter(colour: string): string {
    return this.table.words.t(LETTERS[colour] ?? "");
  }

  cardName(id: string): string {
    const { words } = this.table;
    return this.rules.classic ? words.t(GEMS[this.card(id).bonus] ?? "") : words.name(id);
  }

  colourName(colour: string): string {
    return this.table.words.name(colour);
  }

  /** Every location that was laid out, in the order of the box, with its owner if it is taken. */
  readonly tiles: { id: string; owner: number | null }[] = $derived.by(() => {
    const owners = new Map<string, number>();
    this.view.seats.forEach((seat, n) => seat.locations.forEach((id) => owners.set(id, n)));
    return Object.keys(this.table.components)
      .filter((id) => owners.has(id) || this.view.locations.includes(id))
      .map((id) => ({ id, owner: owners.get(id) ?? null }));
  });

  /** More tiles than one row of a phone can hold. */
  readonly manyTiles: boolean = $derived.by(() => this.tiles.length + (this.rules.classic ? 0 : 1) > 4);

  /** The card at a place of the display or of my hand. */
  cardAt(place: string): string | null {
    if (place.startsWith("hand ")) return this.me?.hand[Number(place.slice(5)) - 1]?.card ?? null;
    const [level, slot] = place.split("-").map(Number);
    return this.view.rows[level! - 1]?.[slot! - 1] ?? null;
  }

  price(place: string): Price | null {
    return this.view.prices[place] ?? null;
  }

  // What is chosen.

  readonly chosen: string = $derived.by(() => this.table.select.id ?? "");

  readonly picked: string[] = $derived.by(() => {
    if (!this.chosen.startsWith(TOKENS)) return [];
    const picks = this.chosen.slice(TOKENS.length).split(" ").filter(Boolean);
    return keptPicks(this.stage === "return" ? this.returns : this.takes, picks);
  });

  /** The place of the chosen card or deck. */
  readonly chosenPlace: string = $derived.by(() =>
    this.chosen.startsWith(TOKENS) || this.chosen.startsWith(PAY) ? "" : this.chosen,
  );

  /** The place that is marked: the chosen one, or that of the card being paid for. */
  readonly litPlace: string = $derived.by(() => {
    if (this.stage !== "pay") return this.chosenPlace;
    return Object.keys(this.view.prices).find((place) => this.cardAt(place) === this.table.ask?.data.card) ?? "";
  });

  /** The payment that is laid out: the suggestion, until a click changes it. */
  readonly payment: Legal | null = $derived.by(() => {
    const wanted = this.chosen.startsWith(PAY) ? this.chosen.slice(PAY.length) : this.table.ask?.data.least;
    return this.payments.find(({ text }) => text === wanted) ?? this.payments[0] ?? null;
  });

  readonly chips: CostChip[] = $derived.by(() => {
    const price = (this.table.ask?.data.price ?? {}) as Counts;
    return this.payment ? costChips(this.payments, price, this.rules.colours, this.payment) : [];
  });

  /** Why the last click did nothing; shown until the next choice. */
  complaint = $state.raw<Promise<Reason | null> | null>(null);

  complain(text: string): void {
    this.complaint = this.why(text);
  }

  silence(): void {
    this.complaint = null;
  }

  choose(id: string): void {
    const { select } = this.table;
    this.complaint = null;
    select.id = select.id === id ? null : id;
  }

  #choosePicks(picks: string[]): void {
    this.complaint = null;
    this.table.select.id = picks.length ? TOKENS + picks.join(" ") : null;
  }

  // What can be done.

  override can(text: string): boolean {
    return this.#texts.has(text);
  }

  override send(text: string): void {
    if (this.can(text)) this.table.send(text);
  }

  /** Whether anything can be done with the card or deck at this place. */
  usable(place: string): boolean {
    return this.can(`recruit ${place}`) || this.can(`reserve ${place}`);
  }

  readonly take: Legal | null = $derived.by(() => completed(this.takes, this.picked));
  readonly giveBack: Legal | null = $derived.by(() => completed(this.returns, this.picked));
  /** How many more different tokens the choice needs; a pair is told apart. */
  readonly wanting: number = $derived.by(() =>
    missing(
      this.takes.filter(({ kind }) => kind === "take"),
      this.picked,
    ),
  );
  /** One more of the only token chosen makes a pair. */
  readonly pairOpen: boolean = $derived.by(
    () => this.picked.length === 1 && canAdd(this.takes, this.picked, this.picked[0]!),
  );

  canTake(colour: string): boolean {
    return canAdd(this.takes, this.picked, colour) || (this.stage === "turn" && this.picked.includes(colour));
  }

  takeToken(colour: string): void {
    this.#choosePicks(toggled(this.takes, this.picked, colour));
  }

  canReturn(colour: string): boolean {
    return canAdd(this.returns, this.picked, colour);
  }

  returnToken(colour: string): void {
    if (this.canReturn(colour)) this.#choosePicks([...this.picked, colour]);
  }

  keepToken(colour: string): void {
    this.#choosePicks(without(this.picked, colour));
  }

  turnChip(chip: CostChip): void {
    if (chip.next) this.table.select.id = PAY + chip.next.text;
  }

  /** Tokens of a colour that are laid aside for the choice. */
  aside(colour: string): number {
    return this.picked.filter((other) => other === colour).length;
  }

  /** The action that takes a location; null if it is not to be chosen now. */
  locationAction(id: string): string | null {
    return this.legal.find((action) => action.kind === "location" && action.parts[0] === id)?.text ?? null;
  }

  // Why not.

  /** What a tip says of a piece that does nothing now. */
  whyNot(text: string): Tip | null {
    return this.can(text) ? null : this.closed(text);
  }

  /** The picks so far and one more token, as the action they would be. */
  picking(verb: "take" | "return", colour: string): string {
    return [verb, ...this.picked, colour].join(" ");
  }

  /** The action that takes a location, possible or not. */
  locationText(id: string): string {
    return this.table.actions.find(({ kind, parts }) => kind === "location" && parts[0] === id)?.text ?? "";
  }

  /** The payment a chip stands for, possible or not. */
  paymentText(parts: string[]): string {
    const pays = this.table.actions.filter(({ kind }) => kind === "pay");
    return completed(pays, parts)?.text ?? "";
  }
}

export const [getDesk, setDesk] = createContext<Desk>();
