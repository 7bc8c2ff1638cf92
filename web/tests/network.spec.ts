/** Lines as they are outside a laboratory: frozen, slow, cut by a restart, asleep with the lid closed. */
import { chromium, type Page } from "@playwright/test";
import { BROWSER } from "./browser.mjs";
import { type Proxy, spoilable } from "./proxy.mjs";
import { serve } from "./serve.mjs";
import { expect, myTurn, number, openTable, origin, prefer, test, watch } from "./table";

const FROZEN = 60_000;
const move = "take yellow blue orange";

/** Somebody whose line to the server can be spoilt, at a table of Splendor, asked to begin. */
async function atTable(page: Page, proxy: Proxy): Promise<number> {
  watch(page, proxy.url);
  await openTable(page, { at: proxy.url, options: { first_player: "p1" } });
  await myTurn(page);
  return number(page);
}

async function type(page: Page, text = move): Promise<void> {
  await page.locator("#command").fill(text);
  await page.locator("#command").press("Enter");
}

/** Nothing on the page, its title included, says that it is my turn. */
async function claimsNothing(page: Page): Promise<void> {
  await expect(page.locator(".page[data-turn=false]")).toBeVisible();
  await expect(page.locator("section.act")).toContainText("The server is silent");
  await expect(page).toHaveTitle(/the server is silent/);
  expect((await page.locator("body").innerText()).toLowerCase()).not.toContain("your turn");
}

/** The move was made once, and the game went on. */
async function madeOnce(page: Page, before: number): Promise<void> {
  await expect.poll(() => number(page)).toBeGreaterThan(before);
  await myTurn(page);
  await expect(page.locator("[data-line]")).toHaveCount(0);
  await expect(page.locator("ol.log > li").filter({ hasText: "Ann takes" })).toHaveCount(1);
}

/** The tests that follow have lines of their own. */
const spoilt = test.extend<{ wire: Proxy; person: Page }>({
  wire: async ({}, use) => {
    const proxy = await spoilable(origin());
    await use(proxy);
    await proxy.stop();
  },
  person: async ({ browser, wire }, use) => {
    const context = await browser.newContext({ baseURL: wire.url, locale: "en-US" });
    await prefer(context);
    await use(await context.newPage());
    await context.close();
  },
});

spoilt(
  "a frozen line: nothing is claimed, a move waits, and all is there when bytes flow again",
  async ({ wire: proxy, person }) => {
    const before = await atTable(person, proxy);
    proxy.freeze();
    const began = Date.now();
    await type(person);
    await expect(person.getByText(/Not confirmed for|The server has not answered for/)).toBeVisible();
    await claimsNothing(person);
    await expect(person.getByText("The connection is lost.")).toBeVisible();
    await person.waitForTimeout(Math.max(0, FROZEN - (Date.now() - began)));
    await claimsNothing(person);
    expect(await number(person)).toBe(before);
    proxy.thaw();
    await madeOnce(person, before);
  },
);

spoilt(
  "a slow line: an answer that takes long is said to, and the connection is kept",
  async ({ wire: proxy, person }) => {
    let lines = 0;
    person.on("websocket", () => (lines += 1));
    const before = await atTable(person, proxy);
    proxy.slow(2000, 50_000 / 8);
    await type(person);
    await madeOnce(person, before);
    await person.waitForTimeout(12_000);
    await myTurn(person);
    expect(lines, "the first connection is still there").toBe(1);
    const then = await number(person);
    proxy.slow(3500, 50_000 / 8);
    await type(person, "take yellow blue red");
    await expect(person.getByText(/Not confirmed for/)).toBeVisible();
    await expect.poll(() => number(person)).toBeGreaterThan(then);
    expect(lines).toBe(1);
  },
);

spoilt(
  "a device that goes offline says so at once and comes back with the network",
  async ({ wire: proxy, person }) => {
    const before = await atTable(person, proxy);
    proxy.freeze();
    await person.context().setOffline(true);
    await claimsNothing(person);
    await expect(person.getByText("This device is offline.")).toBeVisible();
    await type(person);
    proxy.thaw();
    await person.context().setOffline(false);
    await madeOnce(person, before);
  },
);

test("a restart of the server: what was done meanwhile arrives", async ({ browser }) => {
  const served = await serve();
  const proxy = await spoilable(served.url);
  const context = await browser.newContext({ baseURL: proxy.url, locale: "en-US" });
  await prefer(context);
  const person = await context.newPage();
  const before = await atTable(person, proxy);
  await served.fall();
  await expect(person.getByText("The connection is lost.")).toBeVisible();
  await claimsNothing(person);
  await type(person);
  await served.rise();
  await madeOnce(person, before);
  await context.close();
  await proxy.stop();
  await served.stop();
});

test("a laptop whose lid is closed: awake again it claims nothing until the server has answered", async () => {
  const proxy = await spoilable(origin());
  // A browser of its own, stopped as a whole: its clocks jump, its timers and sockets sleep.
  const machine = await chromium.launchServer(BROWSER);
  const browser = await chromium.connect(machine.wsEndpoint());
  const context = await browser.newContext({ baseURL: proxy.url, locale: "en-US" });
  await prefer(context);
  const person = await context.newPage();
  const before = await atTable(person, proxy);
  const group = -machine.process().pid!;
  process.kill(group, "SIGSTOP");
  proxy.freeze();
  await new Promise((done) => setTimeout(done, 20_000));
  process.kill(group, "SIGCONT");
  await claimsNothing(person);
  proxy.thaw();
  await myTurn(person);
  await type(person);
  await madeOnce(person, before);
  await browser.close();
  await machine.close();
  await proxy.stop();
});
