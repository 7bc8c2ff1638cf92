/** The screens every table must fit. */
import type { Page } from "@playwright/test";

export const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
] as const;

/** What is wider than the screen, or of the bar and its buttons not wholly on it. */
export const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) found.push(`the page is ${wide} wide`);
    const bar = document.querySelector("section.act");
    if (!bar) found.push("no action bar");
    for (const one of [...(bar ? [bar] : []), ...document.querySelectorAll("section.act .btn")]) {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      if (one.matches(".btn") && !(one as HTMLElement).offsetParent) continue;
      if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
        found.push(`${one.className}: ${[left, top, right, bottom].map(Math.round).join(" ")}`);
      else {
        const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!middle || !(one.contains(middle) || middle.contains(one))) found.push(`${one.className} is covered`);
      }
    }
    return found;
  });
