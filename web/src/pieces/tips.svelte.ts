/** Small explanations beside a piece: shown on hover and on keyboard focus, one at a time. */

import type { Attachment } from "svelte/attachments";

export interface Tip {
  text: string;
  rule?: string;
}

interface Shown extends Tip {
  x: number;
  top: number;
  bottom: number;
}

const WAIT = 350;

class Tips {
  shown = $state<Shown | null>(null);
  #timer = 0;
  #of: Element | null = null;

  show(element: Element, tip: Tip): void {
    const box = element.getBoundingClientRect();
    this.shown = { ...tip, x: box.left + box.width / 2, top: box.top, bottom: box.bottom };
  }

  later(element: Element, tip: Tip): void {
    clearTimeout(this.#timer);
    this.#of = element;
    this.#timer = window.setTimeout(() => element.isConnected && this.show(element, tip), WAIT);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }

  /** A piece is taken away (and loses the focus) in the middle of drawing the table: nothing may change before that is done. */
  gone(element: Element): void {
    if (this.#of === element) queueMicrotask(() => this.#of === element && this.hide());
  }
}

export const tips = new Tips();

/** Gives an element a tip; asked anew each time, so that it tells of the present position. */
export function tip(read: () => Tip | null): Attachment<HTMLElement> {
  return (element) => {
    const enter = (event: PointerEvent) => {
      const found = event.pointerType === "mouse" ? read() : null;
      if (found) tips.later(element, found);
    };
    const focus = () => {
      const found = element.matches(":focus-visible") ? read() : null;
      if (found) tips.later(element, found);
    };
    const hide = () => tips.hide();
    const blur = () => tips.gone(element);
    element.addEventListener("pointerenter", enter);
    element.addEventListener("pointerleave", hide);
    element.addEventListener("pointerdown", hide);
    element.addEventListener("focus", focus);
    element.addEventListener("blur", blur);
    return () => {
      element.removeEventListener("pointerenter", enter);
      element.removeEventListener("pointerleave", hide);
      element.removeEventListener("pointerdown", hide);
      element.removeEventListener("focus", focus);
      element.removeEventListener("blur", blur);
      tips.gone(element);
    };
  };
}
