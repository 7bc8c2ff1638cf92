/** What the tests share: a page that must not misbehave, ways to open tables, and a player who clicks what is offered. */
import { type BrowserContext, type Page, expect, test as base } from "@playwright/test";

export interface Watched {
  /** Requests to other origins and errors of the page; a test fails if there are any. */
  faults: string[];
}

/** Remembers everything a page should not do. */
export function watch(page: Page, origin: string): string[] {
  const faults: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (!["data:", "blob:"].includes(url.protocol) && url.origin !== origin) faults.push(`request to ${request.url()}`);
  });
  page.on("websocket", (socket) => {
    if (new URL(socket.url()).host !== new URL(origin).host) faults.push(`socket to ${socket.url()}`);
  });
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" && /Content Security Policy|Uncaught/.test(message.text())) faults.push(message.text());
  });
  return faults;
}

export const origin = (): string => process.env.SIXSTONES_URL!;

export interface Choices {
  language?: "en" | "ru" | "fr";
  animation?: boolean;
  theme?: "dark" | "light";
}

/** Settings as if chosen earlier; without animation unless a test wants it. */
export async function prefer(context: BrowserContext, choices: Choices = {}): Promise<void> {
  await context.addInitScript((chosen) => {
    if (!localStorage.getItem("sixstones.settings")) localStorage.setItem("sixstones.settings", JSON.stringify(chosen));
  }, { animation: false, language: "en", ...choices });
}

export const test = base.extend<{ watched: Watched }>({
  baseURL: async ({}, use) => use(origin()),
  watched: [
    async ({ context, page }, use) => {
      await prefer(context);
      const faults = watch(page, origin());
      await use({ faults });
      expect(faults, "the page stays on its server and makes no errors").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** A second person: a browser of his own. */
export async function newPerson(page: Page, choices: Choices = {}): Promise<{ page: Page; faults: string[] }> {
  const context = await page.context().browser()!.newContext({ baseURL: origin(), viewport: { width: 1280, height: 800 }, locale: "en-US" });
  await prefer(context, choices);
  const other = await context.newPage();
  return { page: other, faults: watch(other, origin()) };
}

export interface Wish {
  game?: string;
  /** The set inside the box, by its game id. */
  set?: string;
  players?: number;
  /** Values of the seat fields after the first: bot:greedy, link, open, me. */
  seats?: string[];
  /** Options of the game, by id. */
  options?: Record<string, string>;
  name?: string;
}

/** Opens a table from the lobby by its controls. */
export async function openTable(page: Page, wish: Wish = {}): Promise<string> {
  await page.goto("/");
  await page.locator(`[data-game=${wish.game ?? "splendor"}]`).click();
  const form = page.getByRole("form");
  const name = form.locator("input[autocomplete=nickname]");
  if (await name.isVisible()) await name.fill(wish.name ?? "Ann");
  if (wish.set) await form.locator(`[data-choice=${wish.set}]`).click();
  const seats = form.locator(".seat select");
  while ((await seats.count()) < (wish.players ?? 2)) await form.locator(".step button").last().click();
  for (const [n, seat] of (wish.seats ?? []).entries()) await seats.nth(n + 1).selectOption(seat);
  for (const [id, value] of Object.entries(wish.options ?? {})) {
    const more = form.locator("details.more");
    if (!(await more.evaluate((details) => (details as HTMLDetailsElement).open))) await more.locator("> summary").click();
    const option = form.locator(`[data-option=${id}]`);
    const list = option.locator("select");
    if (await list.count()) await list.selectOption(value);
    else await option.locator(`[data-choice=${value}]`).click();
  }
  await form.locator("button[type=submit]").click();
  await page.waitForURL("**/table/*");
  await expect(page.locator(".page[data-status]")).toBeVisible();
  return new URL(page.url()).pathname.split("/").at(-1)!;
}

export const number = async (page: Page): Promise<number> => Number(await page.locator(".page").getAttribute("data-number"));
export const status = (page: Page): Promise<string | null> => page.locator(".page").getAttribute("data-status");

export const myTurn = (page: Page) => expect(page.locator(".page[data-turn=true]")).toBeVisible();

/** A small generator, so that a run can be repeated. */
export function dice(seed: number): (bound: number) => number {
  let state = seed >>> 0 || 1;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** Which of the offered actions a player takes: the first kind he sees of these, so that games come to an end. */
const WISHES = ["recruit", "pay", "location", "noble", "return", "mark", "take", "pass", "reserve"];

interface Offer {
  actions: string[];
  steps: string[];
}

const offered = (page: Page): Promise<Offer> =>
  page.evaluate(() => {
    const seen = (attribute: string): string[] =>
      [...document.querySelectorAll<HTMLElement>(`[${attribute}]`)]
        .filter((one) => one.offsetParent !== null && !one.matches(":disabled"))
        .map((one) => one.getAttribute(attribute)!);
    return { actions: seen("data-action"), steps: seen("data-step") };
  });

/** One decision by clicking what the page offers. */
export async function decide(page: Page, roll: (bound: number) => number): Promise<string> {
  const before = await number(page);
  for (let clicks = 0; clicks < 40; clicks++) {
    const { actions, steps } = await offered(page);
    const wished = WISHES.map((wish) => actions.find((action) => action.startsWith(wish))).find((found) => found !== undefined);
    // A card that can only be reserved is put back most of the time, as a person would.
    if (wished && !(wished.startsWith("reserve") && steps.length && roll(5) > 0)) {
      await page.locator(`[data-action="${wished}"]:visible`).first().click();
      await expect.poll(() => number(page), { message: `after ${wished}`, intervals: [20, 50, 100] }).toBeGreaterThan(before);
      return wished;
    }
    if (!steps.length) throw new Error(`nothing to click; offered: ${JSON.stringify({ actions, steps })}`);
    await page.locator(`[data-step="${steps[roll(steps.length)]}"]:visible`).first().click();
  }
  throw new Error("forty clicks did not make a decision");
}

/** Plays to the end, or until so many decisions are made. Gives how many were. */
export async function play(page: Page, decisions = Infinity, seed = 1): Promise<number> {
  const roll = dice(seed);
  for (let made = 0; ; made++) {
    const now = page.locator(".page[data-turn=true], .page[data-status=over]");
    await expect(now).toBeVisible({ timeout: 20_000 });
    if (made >= decisions || (await status(page)) === "over") return made;
    await decide(page, roll);
  }
}
