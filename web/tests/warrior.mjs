/** A player of Infinity War who clicks what the page offers, as a person in a hurry would. */
import { click, number, offered, status } from "./player.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const FREE = ["ability", "use ", "recharge"];
/** What ends a question when nothing better is to be done. */
const LAST = ["continue", "end turn", "stand up", "swap base", "decline"];
const begins = (/** @type {string} */ action, /** @type {string[]} */ words) =>
  words.some((word) => action.startsWith(word));

/** Waits until the decision is known. @param {Page} page @param {number} before */
const after = (page, before) =>
  page.waitForFunction((last) => Number(document.querySelector(".page")?.getAttribute("data-number")) > last, before, {
    timeout: 120_000,
  });

/** One decision: tokens are picked up, abilities tried now and then, characters moved to any lit cell.
 * @param {Page} page @param {(bound: number) => number} roll @returns {Promise<string>} what was done */
export async function decideWar(page, roll, touch = click) {
  const before = await number(page);
  for (let clicks = 0; clicks < 30; clicks++) {
    const any = (/** @type {string[]} */ list) => list[roll(list.length)];
    // The lens lies over the board: first it is answered.
    const lens = page.locator(".lens").locator("[data-action], [data-step]");
    const inLens = await lens.count();
    if (inLens) {
      const button = lens.nth(roll(inLens));
      const text = await button.getAttribute("data-action");
      const step = await button.getAttribute("data-step");
      await touch(page, text ? `.lens [data-action="${text}"]` : `.lens [data-step="${step}"]`);
      if (!text) continue;
      await after(page, before);
      return text;
    }
    const { actions, steps } = await offered(page);
    const cells = steps.filter((step) => /^\d/.test(step));
    const free = actions.filter((action) => begins(action, FREE));
    const rest = actions.filter((action) => !begins(action, [...FREE, ...LAST, "leave", "pick up"]));
    const deed =
      actions.find((action) => action.startsWith("pick up")) ??
      (free.length && roll(4) === 0 ? any(free) : undefined) ??
      (rest.length && (!cells.length || roll(2)) ? any(rest) : undefined) ??
      (cells.length ? undefined : any(actions.filter((action) => begins(action, LAST))));
    if (deed) {
      await touch(page, `[data-action="${deed}"]:visible`);
      await after(page, before);
      return deed;
    }
    if (cells.length) await touch(page, `[data-step="${any(cells)}"]:visible`);
    else await page.locator("[data-action]:visible, [data-step]:visible").first().waitFor({ timeout: 120_000 });
  }
  throw new Error("thirty clicks did not make a decision");
}

/** Plays to the end, or until so many decisions are made.
 * @param {Page} page @param {(bound: number) => number} roll @param {number} [decisions] @returns {Promise<string[]>} what was done */
export async function war(page, roll, decisions = Infinity, touch = click) {
  /** @type {string[]} */
  const done = [];
  for (;;) {
    await page.locator(".page[data-turn=true], .page[data-status=over]").waitFor({ timeout: 120_000 });
    if (done.length >= decisions || (await status(page)) === "over") return done;
    done.push(await decideWar(page, roll, touch));
  }
}
