/** A long press (or the context menu of a mouse) looks closer at a piece, without the click that would follow. */

import type { Attachment } from "svelte/attachments";

const HOLD = 450;
const SLIP = 10;

export function longpress(act: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0;
    let pressed = false;
    let start = { x: 0, y: 0 };
    const stop = () => clearTimeout(timer);
    const down = (event: PointerEvent) => {
      pressed = false;
      start = { x: event.clientX, y: event.clientY };
      if (event.pointerType === "mouse") return;
      stop();
      timer = window.setTimeout(() => {
        pressed = true;
        act();
      }, HOLD);
    };
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) stop();
    };
    const click = (event: MouseEvent) => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: MouseEvent) => {
      event.preventDefault();
      if (!pressed) act();
      stop();
    };
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", stop);
    element.addEventListener("pointercancel", stop);
    element.addEventListener("click", click, true);
    element.addEventListener("contextmenu", menu);
    return () => {
      stop();
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", stop);
      element.removeEventListener("pointercancel", stop);
      element.removeEventListener("click", click, true);
      element.removeEventListener("contextmenu", menu);
    };
  };
}
