/**
 * The desk of the player who looks: what is asked, what a click on a piece does.
 * What is possible is read from the legal list, never worked out here.
 *
 * A sector or a base is chosen first and done with the button (or a second click); everything else is done at once and
 * can be taken back until the next roll. The choice lives in the shell's selection as the text of an action.
 */

import { createContext } from "svelte";
import { ChoosingDesk } from "../../pieces/desk.svelte";
import type { Legal, Place } from "../../table";
import type { CardState, Die, Happened, View } from "./facts";
import { ofThanos } from "./steps";

/** Actions whose piece is a card. */
const OF_CARD = new Set(["assign", "use", "heal", "hit", "trigger", "damage"]);

export class Desk extends ChoosingDesk<View> {
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

  /** The scene of the stage that is shown, "" between them. */
  readonly scene: string = $derived.by(() => (this.table.playing ? this.table.events.scene : ""));
  /** What Thanos has done in this turn so far. */
  readonly ofThanos: Happened[] = $derived.by(() => ofThanos(this.table.past as Happened[]));

  /** Dice lie on cards already. */
  readonly locks: boolean = $derived.by(() => this.view.tray.some(({ state }) => state === "locked"));

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
}

export const [getDesk, setDesk] = createContext<Desk>();
