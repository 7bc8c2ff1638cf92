/**
 * What every game's desk shares: the table as the shell gives it, what can be done, what is chosen.
 * What is possible is read from the legal list, never worked out here.
 */
import { viewOf } from "../lib/told";
import type { Legal, Place, Reason, TableProps } from "../table";
import type { Tip } from "./tips.svelte";

export class BaseDesk<View extends object> {
  readonly #read: () => TableProps;

  constructor(read: () => TableProps) {
    this.#read = read;
  }

  get table(): TableProps {
    return this.#read();
  }

  get words() {
    return this.table.words;
  }

  /** The position, by the types the game tells it in. */
  readonly view: View = $derived.by(() => viewOf<View>(this.table.view));
  readonly seat: number | null = $derived.by(() => this.table.look);
  readonly legal: Legal[] = $derived.by(() => (this.table.busy ? [] : this.table.legal));

  place(seat: number): Place {
    return this.table.seats[seat]!;
  }

  can(text: string): boolean {
    return this.legal.some((action) => action.text === text);
  }

  send(text: string): void {
    this.table.select.id = null;
    this.table.send(text);
  }

  /** Why an action cannot be done, as the server says it; null if it can. */
  why(text: string): Promise<Reason | null> {
    void this.table.update.number; // another position, another answer
    return !text || this.can(text) ? Promise.resolve(null) : this.table.why(text);
  }

  /** What a tip says about a piece, and why it does nothing now. */
  closed(text: string, told: Tip = {}): Tip {
    return { ...told, why: () => this.why(text) };
  }
}

/** A desk whose choice is an action: the first click chooses it, the second one (or the button) does it. */
export class ChoosingDesk<View extends object> extends BaseDesk<View> {
  /** Its text lives in the shell's selection, so that Escape and a new question clear it. */
  readonly chosen: Legal | null = $derived.by(
    () => this.legal.find(({ text }) => text === this.table.select.id) ?? null,
  );

  /** The action with this verb and part, if it is open to me. */
  find(kind: string, part: string): Legal | undefined {
    return this.legal.find((action) => action.kind === kind && action.parts[0] === part);
  }

  choose(text: string): void {
    this.table.select.id = this.table.select.id === text ? null : text;
  }

  press(text: string): void {
    if (this.table.select.id === text) this.send(text);
    else this.choose(text);
  }
}
