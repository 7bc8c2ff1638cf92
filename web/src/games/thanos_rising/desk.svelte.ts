/**
 * The desk of the player who looks: what is asked, what a click on a piece does.
 * What is possible is read from the legal list, never worked out here.
 *
 * A sector or a base is chosen first and done with the button (or a second click); everything else is done at once and
 * can be taken back until the next roll. The choice lives in the shell's selection as the text of an action.
 */

import { createContext } from "svelte";
import type { Tip } from "../../pieces/tips.svelte";
import type { Legal, Place, Reason, TableProps } from "../../table";
import type { CardState, Die, View } from "./facts";

/** Actions whose piece is a card. */
const OF_CARD = new Set(["assign", "use", "heal", "hit", "trigger", "damage"]);

export class Desk {
  #read: () => TableProps;

  constructor(read: () => TableProps) {
    this.#read = read;
  }

  get table(): TableProps {
    return this.#read();
  }

  get words() {
    return this.table.words;
  }

  readonly view: View = $derived.by(() => this.table.view as unknown as View);
  readonly seat: number | null = $derived.by(() => this.table.look);
  readonly legal: Legal[] = $derived.by(() => (this.table.busy ? [] : this.table.legal));
  readonly stage: string = $derived.by(() => (this.legal.length ? (this.table.ask?.kind ?? "again") : ""));

  /** The seat whose decision is made here: mine, or the team-mate's to whom I suggest something. */
  readonly acting: number | null = $derived.by(() => this.table.suggesting ?? this.seat);

  /** Whose team lies open before me: that of the player whose turn it is when I play or advise it, else mine. */
  readonly open: number = $derived.by(() => {
    const active = this.view.active;
    if (this.table.suggesting !== null && active !== null) return active;
    if (active !== null && (this.seat === null || this.table.seats[active]?.mine)) return active;
    return this.seat ?? active ?? 0;
  });
  readonly mates: Place[] = $derived.by(() =>
    this.table.seats.slice(1).map((_, n) => this.table.seats[(this.open + 1 + n) % this.table.seats.length]!),
  );

  place(seat: number): Place {
    return this.table.seats[seat]!;
  }

  card(id: string): CardState | null {
    return this.view.cards[id] ?? null;
  }

  fact(id: string): Record<string, unknown> {
    return (this.table.components[id] ?? {}) as Record<string, unknown>;
  }

  isVillain(id: string): boolean {
    return this.fact(id).type === "villain";
  }

  /** The dice and tokens that lie on a card now. */
  locked(card: string): Die[] {
    return this.view.tray.filter((die) => die.state === "locked" && die.card === card);
  }

  /** The dice that can be touched: just rolled, or waiting to be rolled. */
  readonly dice: Die[] = $derived.by(() =>
    this.view.tray.filter(({ state }) => state !== "locked" && state !== "token"),
  );

  readonly chosen: Legal | null = $derived.by(
    () => this.legal.find(({ text }) => text === this.table.select.id) ?? null,
  );

  /** What can be done with a card now. */
  of(card: string): Legal[] {
    return this.legal.filter(({ kind, parts }) => OF_CARD.has(kind) && parts[0] === card);
  }

  /** What can be done with a die: lay it, pick it, forfeit it. */
  ofDie({ color, face }: Die): Legal | undefined {
    return this.legal.find(
      ({ kind, parts }) =>
        (kind === "lay" || kind === "pick" || kind === "forfeit") && parts[0] === color && parts[1] === face,
    );
  }

  find(kind: string, part: string): Legal | undefined {
    return this.legal.find((action) => action.kind === kind && action.parts[0] === part);
  }

  /** What hangs over the cards: what Thanos is about to do, or would do where I think of deploying. */
  readonly threats: Record<string, number> = $derived.by(() => {
    if (Object.keys(this.view.pending_hits).length) return this.view.pending_hits;
    const chosen = this.chosen?.kind === "deploy" ? Number(this.chosen.parts[0]) - 1 : -1;
    const plan = this.view.deployments.find(({ sector }) => sector === chosen);
    const found: Record<string, number> = {};
    for (const { hits } of plan?.faces ?? [])
      for (const [id, n] of Object.entries(hits)) found[id] = Math.max(found[id] ?? 0, n);
    return found;
  });

  choose(text: string): void {
    this.table.select.id = this.table.select.id === text ? null : text;
  }

  /** The first click chooses, the second one does it. */
  press(text: string): void {
    if (this.table.select.id === text) this.send(text);
    else this.choose(text);
  }

  send(text: string): void {
    this.table.select.id = null;
    this.table.send(text);
  }

  why(text: string): Promise<Reason | null> {
    void this.table.update.number; // another position, another answer
    return this.legal.some((action) => action.text === text) ? Promise.resolve(null) : this.table.why(text);
  }

  closed(text: string, told: Tip = {}): Tip {
    return { ...told, why: () => this.why(text) };
  }
}

export const [getDesk, setDesk] = createContext<Desk>();
