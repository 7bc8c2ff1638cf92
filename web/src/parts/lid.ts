/** A bar that lies over the page tells how high it is (`--bar`), so that the page ends above it. */
import type { Attachment } from "svelte/attachments";

export const lid: Attachment<HTMLElement> = (element) => {
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => style.setProperty("--bar", `${element.offsetHeight}px`));
  watch.observe(element);
  return () => {
    watch.disconnect();
    style.removeProperty("--bar");
  };
};
