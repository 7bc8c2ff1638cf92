/** A friend elsewhere: links that work there, a page that says what it is about, another device of one's own. */
import { networkInterfaces } from "node:os";
import { chromium } from "@playwright/test";
import { findings } from "./axe";
import { WHOLE_BROWSER } from "./browser.mjs";
import { serve } from "./serve.mjs";
import { expect, myTurn, newPerson, openTable, prefer, test } from "./table";

test("an invitation says what is played, how long, and who sits there", async ({ page }) => {
  await openTable(page, { players: 3, seats: ["bot:greedy", "link"] });
  await page.getByRole("button", { name: "Copy link", exact: true }).click();
  const link = await page.getByRole("textbox", { name: "Copy link", exact: true }).inputValue();
  const { page: bob, faults } = await newPerson(page);
  await bob.goto(link);
  await expect(bob.getByRole("heading", { name: "Splendor: Marvel" })).toBeVisible();
  await expect(bob.getByText("Ann is keeping a seat for you.")).toBeVisible();
  await expect(bob.getByText("Gather the Infinity Stones")).toBeVisible();
  await expect(bob.getByText(/about \d+ minutes/)).toBeVisible();
  await expect(bob.locator("main .seats li")).toHaveCount(3);
  await expect(bob.locator("main .seats")).toContainText("Your seat");
  await expect(bob.locator("main .seats")).toContainText("Ann");
  expect(await findings(bob)).toEqual([]);
  await bob.getByLabel("Your name").fill("Bob");
  await bob.getByRole("button", { name: "Sit down" }).click();
  await bob.waitForURL("**/table/*");
  expect(faults).toEqual([]);
});

test("a link is copied where the browser has no clipboard for pages, and held up as a code", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await openTable(page, { game: "tic_tac_toe", seats: ["link"] });
  await page.getByRole("button", { name: "Copy link", exact: true }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const link = await page.getByRole("textbox", { name: "Copy link", exact: true }).inputValue();
  const say = page.getByLabel("Say something");
  await say.focus();
  await page.keyboard.press("ControlOrMeta+V");
  await expect(say).toHaveValue(link);
  await expect(page.getByText("This link works on this computer only.")).toBeVisible();
  await page.getByRole("button", { name: "QR code" }).click();
  await expect(page.getByRole("img", { name: `QR code of ${link}` })).toBeVisible();
});

test("a phone hands the link to its share sheet", async ({ page }) => {
  await page.addInitScript(() => {
    const sent: unknown[] = [];
    Object.assign(window, { sent });
    Object.defineProperty(navigator, "share", { value: async (what: unknown) => void sent.push(what) });
  });
  await openTable(page, { game: "tic_tac_toe", seats: ["link"] });
  await page.getByRole("button", { name: "Copy link", exact: true }).click();
  const url = await page.getByRole("textbox", { name: "Copy link", exact: true }).inputValue();
  await page.getByRole("button", { name: "Share…" }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { sent: unknown[] }).sent))
    .toEqual([{ title: "Six Stones", text: "Come and play Tic tac toe with me!", url }]);
});

test("who opens the table on this machine sends an address that a friend in the network can use", async ({
  browser,
}) => {
  const addresses = Object.values(networkInterfaces())
    .flatMap((one) => one ?? [])
    .filter((one) => !one.internal && one.family === "IPv4")
    .map((one) => one.address);
  test.skip(!addresses.length, "this machine is in no network");
  const served = await serve(["examples/tic_tac_toe.py"], ["--host", "0.0.0.0"]);
  const here = await browser.newContext({ baseURL: served.url, locale: "en-US" });
  await prefer(here);
  const ann = await here.newPage();
  await openTable(ann, { game: "tic_tac_toe", seats: ["link"], at: served.url });
  await ann.getByRole("button", { name: "Copy link", exact: true }).click();
  const link = new URL(await ann.getByRole("textbox", { name: "Copy link", exact: true }).inputValue());
  expect(addresses).toContain(link.hostname);
  await expect(ann.locator("[data-reach=network]")).toBeVisible();

  const there = await browser.newContext({ locale: "en-US" });
  await prefer(there);
  const bob = await there.newPage();
  await bob.goto(link.href);
  await bob.getByLabel("Your name").fill("Bob");
  await bob.getByRole("button", { name: "Sit down" }).click();
  await bob.waitForURL("**/table/*");
  await ann.getByRole("button", { name: "Begin" }).click();
  await myTurn(ann);
  await ann.locator('[data-action="mark 5"]').click();
  await myTurn(bob);
  await bob.locator('[data-action="mark 1"]').click();
  await myTurn(ann);
  await there.close();
  await here.close();
  await served.stop();
});

test("I go on with my phone as the same person, by a link that works once", async ({ page }) => {
  const table = await openTable(page, { game: "tic_tac_toe" });
  await myTurn(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Link to my other device" }).click();
  await expect(page.getByRole("img", { name: /^QR code of/ })).toBeVisible();
  const link = await page.getByRole("textbox", { name: "Link to my other device" }).inputValue();
  const { page: phone, faults } = await newPerson(page);
  await phone.goto(link);
  await phone.getByRole("button", { name: "Yes, continue as Ann" }).click();
  await phone.locator(`a[href="/table/${table}"]`).click();
  await myTurn(phone);
  await phone.locator('[data-action="mark 5"]').click();
  const { page: thief } = await newPerson(page);
  await thief.goto(link);
  await expect(thief.getByText("This link has already been used or is older than ten minutes.")).toBeVisible();
  expect(faults).toEqual([]);
});

test("two at one screen: one of them takes the seat to a device of his own", async ({ page }) => {
  await openTable(page, { game: "tic_tac_toe", seats: ["me"] });
  await myTurn(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Give this seat to another device" }).last().click();
  const field = page.getByRole("textbox", { name: "Give this seat to another device" });
  const link = await field.inputValue();
  const { page: bob } = await newPerson(page);
  await bob.goto(link);
  await expect(bob.getByText("Ann is giving you this seat.")).toBeVisible();
  await bob.getByLabel("Your name").fill("Bob");
  await bob.getByRole("button", { name: "Sit down" }).click();
  await bob.waitForURL("**/table/*");
  await page.getByRole("button", { name: "Close" }).click();
  await myTurn(page);
  await page.locator('[data-action="mark 5"]').click();
  await myTurn(bob);
  await expect(page.locator(".page[data-turn=false]")).toBeVisible();
});

test("where somebody waits for me is seen in the lobby, in the tab and by a notification", async () => {
  const served = await serve(["examples/tic_tac_toe.py"]);
  const browser = await chromium.launch(WHOLE_BROWSER);
  const context = await browser.newContext({
    baseURL: served.url,
    locale: "en-US",
    serviceWorkers: "allow",
    permissions: ["notifications"],
  });
  await prefer(context, { notify: true });
  const ann = await context.newPage();
  const table = await openTable(ann, { game: "tic_tac_toe", seats: ["me"] });
  await ann.goto("/");
  const row = ann.locator("li.tr", { has: ann.locator(`a[href="/table/${table}"]`) });
  await expect(row).toContainText("your turn");
  await expect(ann).toHaveTitle("(1) Six Stones");
  await expect(ann.locator("link[rel=icon]")).toHaveAttribute("href", "/icon_turn.svg");
  await ann.evaluate(() => navigator.serviceWorker.ready);

  // Somebody who looks elsewhere, while another seat of his is asked.
  await ann.evaluate(() => Object.defineProperty(document, "hidden", { get: () => true }));
  const moved = await context.request.get("/api/me/turns");
  expect(((await moved.json()) as { turns: { seat: number }[] }).turns.map((turn) => turn.seat)).toEqual([0]);
  const tab = await context.newPage();
  await tab.goto(`/table/${table}`);
  await myTurn(tab);
  await tab.locator('[data-action="mark 5"]').click();
  await expect
    .poll(() =>
      ann.evaluate(async () =>
        (await (await navigator.serviceWorker.ready).getNotifications()).map((one) => [one.title, one.body, one.tag]),
      ),
    )
    .toEqual([["Tic tac toe", "It is your turn.", table]]);
  await browser.close();
  await served.stop();
});

test("the page is kept to be opened without a network, and nothing of a table is", async ({ browser }) => {
  const served = await serve();
  const context = await browser.newContext({ baseURL: served.url, locale: "en-US", serviceWorkers: "allow" });
  await prefer(context);
  const page = await context.newPage();
  await page.goto("/");
  const manifest = (await (await page.request.get("/manifest.webmanifest")).json()) as { icons: { src: string }[] };
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await openTable(page, { at: served.url });
  await myTurn(page);
  const kept = await page.evaluate(async () =>
    (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
      .flat()
      .map((request) => new URL(request.url).pathname),
  );
  expect(kept).toContain("/");
  expect(kept.filter((path) => !/^\/(assets\/.*|icon[\w.-]*|manifest.webmanifest)?$/.test(path))).toEqual([]);
  await served.fall();
  await page.goto("/");
  await expect(page.getByText("The server cannot be reached.")).toBeVisible();
  await context.close();
  await served.stop();
});

test("the button that starts a table is in reach however long the form is", async ({ page }) => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const form = page.getByRole("form");
    const more = form.locator("details.more");
    await more.locator("> summary").click();
    await more.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await form.boundingBox())!.height).toBeGreaterThan(height);
    await expect(form.locator("button[type=submit]")).toBeInViewport({ ratio: 0.9 });
  }
});

test("without JavaScript the page says what it needs", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: process.env.SIXSTONES_URL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.locator("noscript p").first()).toBeVisible();
  await context.close();
});
