/** A player who clicks what the page offers: for the tests, the screenshots and the measurements. */

/** @typedef {import("@playwright/test").Page} Page */

/** A small generator, so that a run can be repeated.
 * @param {number} seed @returns {(bound: number) => number} */
export function dice(seed) {
  let state = seed >>> 0 || 1;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** @param {Page} page */
export const number = async (page) => Number(await page.locator(".page").getAttribute("data-number"));
/** @param {Page} page */
export const status = (page) => page.locator(".page").getAttribute("data-status");

/** Which of the offered actions a player takes: the first kind he sees of these, so that games come to an end. */
const WISHES = [
  "recruit",
  "pay",
  "location",
  "noble",
  "return",
  "mark",
  "take",
  "do ",
  "use",
  "lay",
  "hero",
  "target",
  "tactic",
  "name",
  "discard",
  "swap",
  "option",
  "lay",
  "assign",
  "play",
  "heal",
  "hit",
  "trigger",
  "damage",
  "remove",
  "keep",
  "pick",
  "face",
  "color",
  "base",
  "deploy",
  "forfeit",
  "done",
  "stop",
  "pass",
  "reserve",
];

/** @param {Page} page @returns {Promise<{actions: string[], steps: string[]}>} */
export const offered = (page) =>
  page.evaluate(() => {
    const seen = (/** @type {string} */ attribute) =>
      [...document.querySelectorAll(`[${attribute}]`)]
        .filter((one) => /** @type {HTMLElement} */ (one).offsetParent !== null && !one.matches(":disabled"))
        .map((one) => /** @type {string} */ (one.getAttribute(attribute)));
    return { actions: seen("data-action"), steps: seen("data-step") };
  });

/** How a player touches the first piece a selector finds: by a click, unless he plays by keys. */
export const click = (/** @type {Page} */ page, /** @type {string} */ selector) =>
  page.locator(selector).first().click();

/** One decision by touching what the page offers.
 * @param {Page} page @param {(bound: number) => number} roll @returns {Promise<string>} what was done */
export async function decide(page, roll, touch = click) {
  const before = await number(page);
  for (let clicks = 0; clicks < 40; clicks++) {
    const { actions, steps } = await offered(page);
    const wished =
      WISHES.map((wish) => actions.find((action) => action.startsWith(wish))).find((found) => found !== undefined) ??
      (steps.length ? undefined : actions[roll(actions.length)]);
    // A card that can only be reserved is put back most of the time, as a person would.
    if (wished && !(wished.startsWith("reserve") && steps.length && roll(5) > 0)) {
      await touch(page, `[data-action="${wished}"]:visible`);
      await page.waitForFunction(
        (last) => Number(document.querySelector(".page")?.getAttribute("data-number")) > last,
        before,
        { timeout: 120_000 },
      );
      return wished;
    }
    if (!steps.length) {
      // The turn is announced a moment before the table that shows it is there.
      await page.locator("[data-action]:visible, [data-step]:visible").first().waitFor({ timeout: 120_000 });
      continue;
    }
    await touch(page, `[data-step="${steps[roll(steps.length)]}"]:visible`);
  }
  throw new Error("forty clicks did not make a decision");
}

/** Plays to the end, or until so many decisions are made.
 * @param {Page} page @param {number} [decisions] @param {number} [seed] @returns {Promise<number>} how many were made */
export async function play(page, decisions = Infinity, seed = 1, touch = click) {
  const roll = dice(seed);
  for (let made = 0; ; made++) {
    await page.locator(".page[data-turn=true], .page[data-status=over]").waitFor({ timeout: 120_000 });
    if (made >= decisions || (await status(page)) === "over") return made;
    await decide(page, roll, touch);
  }
}
