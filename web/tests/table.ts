/** What the tests share: a page that must not misbehave, and ways to open tables. */
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
    if (message.type() === "error" && /Content Security Policy|Uncaught/.test(message.text()))
      faults.push(message.text());
  });
  return faults;
}

export const origin = (): string => process.env.SIXSTONES_URL!;

export interface Choices {
  language?: "en" | "ru" | "fr";
  animation?: boolean;
  theme?: "dark" | "light";
  notify?: boolean;
}

/** Settings as if chosen earlier; without animation unless a test wants it, and no table set up before. */
export async function prefer(context: BrowserContext, choices: Choices = {}): Promise<void> {
  await context.addInitScript(
    (chosen) => {
      if (!localStorage.getItem("sixstones.settings"))
        localStorage.setItem("sixstones.settings", JSON.stringify(chosen));
      if (!sessionStorage.getItem("remembers")) localStorage.removeItem("sixstones.table");
    },
    { animation: false, language: "en", theme: "dark", ...choices },
  );
}

export const test = base.extend<{ watched: Watched }>({
  baseURL: async ({}, use) => use(origin()),
  watched: [
    async ({ browser, context, page }, use) => {
      await prefer(context);
      const faults = watch(page, origin());
      await use({ faults });
      await Promise.all(
        browser
          .contexts()
          .filter((other) => other !== context)
          .map((other) => other.close()),
      );
      expect(faults, "the page stays on its server and makes no errors").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
export { decide, dice, number, play, status } from "./player.mjs";

/** A second person: a browser of his own. */
export async function newPerson(page: Page, choices: Choices = {}): Promise<{ page: Page; faults: string[] }> {
  const context = await page
    .context()
    .browser()!
    .newContext({ baseURL: origin(), viewport: { width: 1280, height: 800 }, locale: "en-US" });
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
  /** Another address of the server. */
  at?: string;
}

/** Opens a table from the lobby by its controls. */
export async function openTable(page: Page, wish: Wish = {}): Promise<string> {
  await page.goto(`${wish.at ?? ""}/`);
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
    if (!(await more.evaluate((details) => (details as HTMLDetailsElement).open)))
      await more.locator("> summary").click();
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

export const myTurn = (page: Page) => expect(page.locator(".page[data-turn=true]")).toBeVisible();
