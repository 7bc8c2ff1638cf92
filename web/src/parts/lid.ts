/**
 * A bar that lies over the page tells how high it is (`--bar`), so that the page ends above it. Everything inherits that,
 * so it is said only where it matters and when it changes: a bar that has its own place in the layout says nothing.
 */
import type { Attachment } from "svelte/attachments";

export const lid: Attachment<HTMLElement> = (element) => {
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => {
    const height = `${element.offsetHeight}px`;
    if (getComputedStyle(element).position === "fixed" && style.getPropertyValue("--bar") !== height)
      style.setProperty("--bar", height);
  });
  watch.observe(element);
  return () => {
    watch.disconnect();
    style.removeProperty("--bar");
  };
};
