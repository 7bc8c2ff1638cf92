/**
 * Any input shows now. A tap counts as a choice only if the very piece under it can be chosen then: what was aimed at
 * while something older was shown may have become something else.
 */
import { flushSync } from "svelte";
import { typing } from "../lib/keys";
import type { Session } from "./session.svelte";
import type { Shown } from "./shown.svelte";

const CHOICE = "[data-action], [data-step]";
/** Buttons that move the clock themselves. */
const CLOCK = "[data-clock]";
const MODIFIERS = new Set(["Shift", "Control", "Alt", "Meta", "CapsLock", "Tab"]);

const pieceOf = (element: Element | null): string | null =>
  element?.closest<HTMLElement>("[data-at], [data-cell]")?.dataset.at ??
  element?.closest<HTMLElement>("[data-cell]")?.dataset.cell ??
  null;

export class Skipping {
  /** A tap has shown now: the click that follows is dropped, or meant for this piece. */
  #tap: { choice: HTMLElement | null; down: Element } | null = null;

  constructor(
    private readonly session: Session,
    private readonly shown: Shown,
  ) {}

  pointerdown = (event: PointerEvent): void => {
    this.#tap = null;
    const down = event.target;
    if (!this.shown.moment || this.shown.now || !(down instanceof Element)) return;
    if (down.closest(CLOCK) || !down.closest("main")) return;
    const piece = pieceOf(down);
    this.session.skip();
    flushSync();
    if (!this.shown.now) return;
    const hit = document.elementFromPoint(event.clientX, event.clientY);
    const same = piece !== null && pieceOf(hit) === piece;
    const choice = same ? (hit?.closest<HTMLElement>(CHOICE) ?? null) : null;
    if (choice || down.closest(CHOICE) || hit?.closest(CHOICE)) this.#tap = { choice, down };
  };

  click = (event: MouseEvent): void => {
    const tap = this.#tap;
    this.#tap = null;
    if (!tap || event.detail === 0) return;
    if (tap.choice && tap.choice.contains(event.target as Node)) return;
    event.preventDefault();
    event.stopPropagation();
    if (tap.choice?.isConnected) tap.choice.click();
  };

  /** Returns whether the key was for the clock alone. */
  keydown = (event: KeyboardEvent): boolean => {
    if (!this.shown.moment || this.shown.now || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (MODIFIERS.has(event.key) || document.querySelector("dialog[open]")) return false;
    const target = event.target as HTMLElement;
    const free = !typing(target) && (event.key === "n" || !target.closest("button, a"));
    if (free && (event.key === " " || event.key === "ArrowRight" || event.key === "n")) {
      this.session.step();
    } else if (event.key === "Escape") this.session.toNow();
    else {
      if (!target.closest(CLOCK)) this.session.skip();
      flushSync();
      return false;
    }
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
}
