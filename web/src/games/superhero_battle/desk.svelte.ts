/**
 * The desk of the player who looks: what is asked, what is chosen, what a card would meet.
 * What is possible is read from the legal list, never worked out here.
 *
 * The choice lives in the shell's selection as the text of an action, so that Escape and a new question clear it.
 */

import { createContext } from "svelte";
import { ChoosingDesk } from "../../pieces/desk.svelte";
import type { Pattern } from "../../faces/patterns";
import type { Place } from "../../table";
import type { Fighter, Peril, Step, Tactic, View } from "./facts";

export class Desk extends ChoosingDesk<View> {
  /** The question I am asked now, or may still answer otherwise (a card that can be changed). */
  readonly stage: string = $derived.by(() =>
    this.legal.length
      ? (this.table.ask?.kind ?? (this.legal.some(({ kind }) => kind === "lay") ? "change" : "again"))
      : "",
  );

  // People.

  /** Whose hero and hand lie before me: mine, or for spectators that of the first seat. */
  readonly mine: number = $derived.by(() => this.seat ?? 0);
  readonly me: Fighter = $derived.by(() => this.view.seats[this.mine]!);
  readonly watching: boolean = $derived.by(() => this.seat === null);
  readonly teams: boolean = $derived.by(() => this.view.seats.some(({ team }) => team !== null));
  /** The others clockwise from my left. */
  readonly rivals: Place[] = $derived.by(() => {
    const count = this.view.seats.length;
    const from = this.me.place;
    const by = [...this.table.seats].sort((a, b) => this.#turn(a.seat, from, count) - this.#turn(b.seat, from, count));
    return by.filter(({ seat }) => seat !== this.mine);
  });

  #turn(seat: number, from: number, count: number): number {
    return (this.view.seats[seat]!.place - from + count) % count;
  }

  fighter(seat: number): Fighter {
    return this.view.seats[seat]!;
  }

  ally(seat: number): boolean {
    return this.seat !== null && seat !== this.seat && this.view.sides[seat] === this.view.sides[this.seat];
  }

  /** Cards are being laid now. */
  readonly choosing: boolean = $derived.by(() => this.view.phase === "lay");
  readonly drafting: boolean = $derived.by(() => this.view.layout.length > 0);

  /** Has chosen, chooses, or neither. */
  state(seat: number): "chosen" | "choosing" | "" {
    if (this.view.chosen.includes(seat) || (this.choosing && this.fighter(seat).has_laid)) return "chosen";
    return this.view.waiting.includes(seat) ? "choosing" : "";
  }

  // Cards.

  number(technique: string): number {
    return this.view.tactics.find((tactic) => tactic.technique === technique)?.number ?? 0;
  }

  tactic(technique: string): Tactic | undefined {
    return this.view.tactics.find((tactic) => tactic.technique === technique);
  }

  actions(technique: string): string[] {
    return (this.table.components[technique]?.actions as string[] | undefined) ?? [];
  }

  program(id: string): Step[] {
    return (this.table.components[id]?.program as Step[] | undefined) ?? [];
  }

  /** Each box has a pattern behind its heroes. */
  boxPattern(hero: string): Pattern {
    return this.table.components[hero]?.box === "avengers" ? "chevrons" : "orbits";
  }

  /** One of the options of a card that lets its player choose. */
  option(source: string, n: number): Step[] {
    const choice = this.program(source).find(({ op }) => op === "choose");
    return (choice?.options as Step[][] | undefined)?.[n] ?? [];
  }

  /** How many copies of a technique nobody at this table has seen: neither in the discard, nor open, nor in my hand. */
  unseen(technique: string): number | null {
    const { discard, layout, seats } = this.view;
    if (discard.cards === null) return null;
    const of = (cards: readonly string[]) => cards.filter((card) => card === technique).length;
    const boxes =
      this.view.deck +
      discard.count +
      layout.length +
      seats.reduce((sum, s) => sum + s.cards + s.series.length + (s.has_laid ? 1 : 0), 0);
    const copies = boxes / 7;
    const open =
      of(discard.cards) + of(layout) + seats.reduce((sum, { series }) => sum + of(series.map(({ card }) => card)), 0);
    const own = this.me.hand === null ? 0 : of(this.me.hand) + (this.me.laid === technique ? 1 : 0);
    return Math.round(copies) - open - own;
  }

  /** What awaits a card of my hand when it is opened. */
  peril(technique: string): Peril | null {
    return this.me.perils?.[technique] ?? null;
  }

  // What is chosen, what can be done.
}

export const [getDesk, setDesk] = createContext<Desk>();
