/** Small explanations beside a piece: on hover, on keyboard focus and on a long press, one at a time. */

import type { Attachment } from "svelte/attachments";
import type { Reason } from "../table";
import { longpress } from "./longpress";

export interface Tip {
  /** What the piece is; may be left out where only the reason matters. */
  text?: string;
  rule?: string;
  /** Why it cannot be used now; asked when the tip is about to be shown. */
  why?: () => Promise<Reason | null>;
}

interface Shown {
  text: string;
  rule: string;
  reason: Reason | null;
  /** It came by keyboard: to be said aloud as well. */
  spoken: boolean;
  x: number;
  top: number;
  bottom: number;
}

const WAIT = 350;

class Tips {
  shown = $state<Shown | null>(null);
  #timer = 0;
  #of: Element | null = null;
  /** How to ask again for the tip that is shown. */
  #read: (() => Tip | null) | null = null;
  /** Changes with every tip, so that an answer that comes late is not shown at another piece. */
  #turn = 0;

  async show(element: Element, read: () => Tip | null, spoken = false): Promise<void> {
    const tip = read();
    if (!tip) return;
    this.#read = read;
    const turn = this.#begin(element);
    const reason = (await tip.why?.()) ?? null;
    if (turn !== this.#turn || !element.isConnected) return;
    if (!tip.text && !reason) {
      this.shown = null;
      return;
    }
    const box = element.getBoundingClientRect();
    const place = { x: box.left + box.width / 2, top: box.top, bottom: box.bottom };
    this.shown = { text: tip.text ?? "", rule: tip.rule ?? "", reason, spoken, ...place };
  }

  later(element: Element, read: () => Tip | null, spoken: boolean): void {
    this.#begin(element);
    this.#timer = window.setTimeout(() => void this.show(element, read, spoken), WAIT);
  }

  /** The position has changed: the tip that is shown tells of the new one, or goes. */
  refresh(): void {
    if (!this.shown || !this.#of || !this.#read) return;
    if (this.#of.isConnected && this.#read()) void this.show(this.#of, this.#read, this.shown.spoken);
    else this.hide();
  }

  hide(): void {
    this.#turn += 1;
    clearTimeout(this.#timer);
    this.shown = null;
  }

  /** A piece is taken away (and loses the focus) in the middle of drawing the table: nothing may change before that is done. */
  gone(element: Element): void {
    if (this.#of === element) queueMicrotask(() => this.#of === element && this.hide());
  }

  #begin(element: Element): number {
    clearTimeout(this.#timer);
    this.#of = element;
    this.#turn += 1;
    return this.#turn;
  }
}

export const tips = new Tips();

export interface TipOptions {
  /** A long press shows the tip; false where it does something else, such as opening a sheet that says the same. */
  hold?: boolean;
  /** A click shows the reason at once: for pieces on which a click does nothing else while they cannot be used. */
  press?: boolean;
}

/** Gives an element a tip; asked anew each time, so that it tells of the present position. */
export function tip(read: () => Tip | null, { hold = true, press = false }: TipOptions = {}): Attachment<HTMLElement> {
  return (element) => {
    element.dataset.tip = ""; // what is cut off here can be read
    const now = () => {
      if (!read()) return;
      void tips.show(element, read);
      window.addEventListener("pointerdown", hide, { once: true, capture: true });
    };
    const enter = (event: PointerEvent) => {
      if (event.pointerType === "mouse" && read()) tips.later(element, read, false);
    };
    const leave = (event: PointerEvent) => {
      if (event.pointerType === "mouse") tips.hide();
    };
    const focus = () => {
      if (element.matches(":focus-visible") && read()) tips.later(element, read, true);
    };
    const click = () => {
      if (press && read()?.why) now();
    };
    const hide = () => tips.hide();
    const blur = () => tips.gone(element);
    const released = hold ? longpress(now)(element) : undefined;
    element.addEventListener("pointerenter", enter);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("pointerdown", hide);
    element.addEventListener("click", click);
    element.addEventListener("focus", focus);
    element.addEventListener("blur", blur);
    return () => {
      released?.();
      window.removeEventListener("pointerdown", hide, { capture: true });
      element.removeEventListener("pointerenter", enter);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("pointerdown", hide);
      element.removeEventListener("click", click);
      element.removeEventListener("focus", focus);
      element.removeEventListener("blur", blur);
      tips.gone(element);
    };
  };
}
