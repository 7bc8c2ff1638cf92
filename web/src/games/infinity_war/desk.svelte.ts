/**
 * The desk of the player who looks: whose cards lie open, what is chosen, what a click on a cell does.
 * What is possible is read from the legal list, never worked out here.
 *
 * The choice lives in the shell's selection as text, so that Escape and a new question clear it: the id of a character
 * whose moves are wanted, or `cell 4,4` for a cell that is being looked at.
 */

import { createContext } from "svelte";
import { BaseDesk } from "../../pieces/desk.svelte";
import type { Legal, Reason } from "../../table";
import { type Character, type TileFact, type View, kindOf } from "./facts";
import { type Laid, laid } from "./geometry";
import { deeds, freeOf, isFree, movers, targets } from "./targets";
import { type Item, waiting } from "./waiting";

const CELL = "cell ";

export class Desk extends BaseDesk<View> {
  /** A cell is chosen in two taps: the first looks closer. */
  touch = $state(false);

  /** The question I am asked now. */
  readonly stage: string = $derived.by(() => (this.legal.length ? (this.table.ask?.kind ?? "") : ""));

  // Seats and teams.

  /** I play the active team, mine or (Ebony Maw) that of a neighbour. */
  readonly playing: boolean = $derived.by(
    () => this.seat !== null && this.view.controller === this.seat && this.running,
  );
  readonly running: boolean = $derived.by(() => this.view.phase !== "setup" && this.view.phase !== "over");
  /** The seat whose two cards lie open before me. */
  readonly open: number = $derived.by(() => (this.playing || this.seat === null ? this.view.active : this.seat));
  /** Teams are played by neighbours in this round. */
  readonly swapped: boolean = $derived.by(() => this.view.ebony_turns > 0 && this.running);

  seatOf(character: string): number {
    return this.view.teams.indexOf(String(this.table.components[character]?.team ?? ""));
  }

  charactersOf(seat: number): string[] {
    const team = this.view.teams[seat];
    return team ? (this.table.components[team]?.characters as string[]) : [];
  }

  character(id: string): Character | null {
    return this.view.characters[id] ?? null;
  }

  colour(seat: number): string {
    return this.table.seats[seat]?.colour ?? "var(--shield)";
  }

  ability(character: string): string {
    return this.fact(character, "ability");
  }

  /** A word that the box tells about a component. */
  fact(id: string, key: string): string {
    return String(this.table.components[id]?.[key] ?? "");
  }

  // Tiles.

  /** What is on a face; a blank one has the property this table has given it. */
  tile(face: string): TileFact {
    const rule = this.view.options.blank_rule;
    const id = face === "blank" && typeof rule === "string" && rule !== "none" ? rule : face;
    return { id, ...this.table.components[id] } as TileFact;
  }

  /** Whether it is a trap for the team whose cards lie open. */
  isTrap(face: string): boolean {
    return this.tile(face).trap && this.owner(face) !== this.open;
  }

  /** Whose base a face is: a seat, -1 for a team that does not play, null for no base. */
  owner(face: string): number | null {
    const { kind, team } = this.tile(face);
    return kind === "team_base" ? this.view.teams.indexOf(team ?? "") : null;
  }

  laid(cell: string): Laid {
    return laid(this.view.tiles[cell]);
  }

  /** Who stands where; own characters last, so that they lie on top. */
  readonly standing: Map<string, string[]> = $derived.by(() => {
    const found = new Map<string, string[]>();
    const all = Object.entries(this.view.characters);
    const own = new Set(this.charactersOf(this.open));
    for (const [id, { cell }] of [...all.filter(([id]) => !own.has(id)), ...all.filter(([id]) => own.has(id))]) {
      found.set(cell, [...(found.get(cell) ?? []), id]);
    }
    return found;
  });

  // The stack.

  readonly items: Item[] = $derived.by(() => waiting(this.view, this.table.components));
  /** The cell where something is being resolved. */
  readonly now: string | null = $derived.by(() => this.items[0]?.cell ?? null);

  // What is chosen.

  readonly chosenCell: string | null = $derived.by(() => {
    const id = this.table.select.id;
    return id?.startsWith(CELL) ? id.slice(CELL.length) : null;
  });
  readonly movers: string[] = $derived.by(() => movers(this.legal));
  readonly mover: string | null = $derived.by(() => {
    const id = this.table.select.id;
    return id !== null && this.movers.includes(id) ? id : null;
  });

  look(cell: string | null): void {
    this.table.select.id = cell === null || cell === this.chosenCell ? null : CELL + cell;
  }

  chooseMover(id: string): void {
    this.table.select.id = this.mover === id ? null : id;
  }

  /** The action that is being thought over: a finger asks for it, a second one confirms. */
  readonly considered: string | null = $derived.by(() => {
    const id = this.table.select.id;
    return id !== null && this.legal.some(({ text }) => text === id) ? id : null;
  });

  consider(text: string): void {
    this.table.select.id = this.considered === text ? null : text;
  }

  // What can be done.

  readonly targets: Map<string, Legal[]> = $derived.by(() => targets(this.legal, this.table.ask, this.mover));
  readonly deeds: Legal[] = $derived.by(() => deeds(this.legal));
  readonly hasFree: boolean = $derived.by(() => this.legal.some(isFree));

  free(character: string): Legal[] {
    return this.open === this.view.active
      ? freeOf(this.legal, character, this.character(character)?.right ?? null)
      : [];
  }

  /** The characters on a cell whose moves can be picked out. */
  moversOn(cell: string): string[] {
    return (this.standing.get(cell) ?? []).filter((id) => this.movers.includes(id));
  }

  /** The action one click (or the second tap) does, or null. */
  direct(cell: string): Legal | null {
    const actions = this.targets.get(cell) ?? [];
    return actions.length === 1 && (!this.touch || this.chosenCell === cell) ? actions[0]! : null;
  }

  press(cell: string): void {
    const action = this.direct(cell);
    if (action) {
      this.send(action.text);
      return;
    }
    const here = this.moversOn(cell);
    if (!this.touch && here.length === 1 && !this.targets.has(cell)) this.chooseMover(here[0]!);
    else this.look(cell);
  }

  // Why not.

  /** What a click on a dark cell would have meant, as actions; none where no cell is asked for. */
  wantedOn(cell: string): string[] {
    if (!this.stage || this.targets.has(cell) || this.moversOn(cell).length) return [];
    if (this.stage === "turn")
      return (this.mover ? [this.mover] : this.charactersOf(this.open)).map((id) => `move ${id} ${cell}`);
    const asks = (kind: string) => this.legal.some((action) => action.kind === kind);
    if (asks("choose")) return [`choose ${cell}`];
    return asks("push") ? [`push thanos ${cell}`] : [];
  }

  /** The tokens on a cell that my characters there cannot pick up, as actions. */
  leftLying(cell: string): string[] {
    if (!this.stage || this.open !== this.view.active) return [];
    const here = this.charactersOf(this.open).filter((id) => this.character(id)?.cell === cell);
    const kinds = [...new Set((this.view.tokens[cell] ?? []).map(kindOf))];
    return here
      .flatMap((id) => kinds.map((kind) => `pick up ${id} ${kind}`))
      .filter((text) => !this.legal.some((action) => action.text === text));
  }

  /** The reasons for several actions as one. */
  async whyNone(texts: string[]): Promise<Reason | null> {
    const found = (await Promise.all(texts.map((text) => this.why(text)))).filter((reason) => reason !== null);
    const said = [...new Set(found.map(({ text }) => text))];
    return found[0] ? { text: said.join(" "), rule: found[0].rule } : null;
  }
}

export const [getDesk, setDesk] = createContext<Desk>();
