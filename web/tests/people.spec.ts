import type { Page } from "@playwright/test";
import { decide, dice, expect, myTurn, newPerson, number, openTable, play, test } from "./table";

/** Everything the server tells a page about tables: frames and answers. */
function hears(page: Page): string[] {
  const told: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => void told.push(String(payload))));
  page.on("response", async (answer) => {
    if (answer.url().includes("/api/tables")) told.push(await answer.text().catch(() => ""));
  });
  return told;
}

/** Ann opens a table with a seat kept for a friend, Bob comes by the link, and the game begins. */
async function twoPeople(page: Page, wish: Parameters<typeof openTable>[1] = {}) {
  const table = await openTable(page, { seats: ["link"], ...wish });
  const { page: bob, faults } = await newPerson(page);
  const heard = hears(bob);
  await page.getByRole("button", { name: "Copy link", exact: true }).click();
  const link = await page.getByRole("textbox", { name: "Copy link", exact: true }).inputValue();
  await bob.goto(link);
  await bob.getByLabel("Your name").fill("Bob");
  await bob.getByRole("button", { name: "Sit down" }).click();
  await bob.waitForURL(`**/table/${table}`);
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(bob.locator(".page[data-status=running]")).toBeVisible();
  return { table, bob, faults, heard };
}

test("a card reserved blind by one never reaches the other", async ({ page }) => {
  const frames: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => void frames.push(String(payload))));
  const { bob, heard, faults } = await twoPeople(page, { options: { first_player: "p1" } });
  await myTurn(page);
  await page.locator('[data-step="deck 3"]').click();
  await page.locator('[data-action="reserve deck 3"]').click();
  await myTurn(bob);

  const drawn = (): string | undefined =>
    frames.map((text) => JSON.parse(text)).findLast((frame) => frame.type === "update" && frame.view)?.view.seats[0]
      .hand[0]?.card;
  await expect.poll(drawn).toMatch(/^\w+$/);
  const card = drawn()!;
  const words = await (await page.request.get("/api/games/splendor/locale/en")).text();
  const name = new RegExp(`^name-${card} = (.*)$`, "m").exec(words)![1]!;
  await expect(page.getByText(name).first()).toBeAttached();

  const roll = dice(3);
  for (let turn = 0; turn < 3; turn++) {
    await myTurn(bob);
    await decide(bob, roll);
    await myTurn(page);
    await page.locator("[data-step=yellow], [data-step=red]").first().click();
    await decide(page, roll);
  }
  await bob.reload();
  await expect(bob.locator(".page[data-status=running]")).toBeVisible();
  await bob.waitForLoadState("networkidle");
  expect(heard.length).toBeGreaterThan(5);
  expect(heard.filter((text) => text.includes(`"${card}"`) || text.includes(name))).toEqual([]);
  const dom = await bob.evaluate(() => document.documentElement.outerHTML);
  expect(dom.includes(card) || dom.includes(name)).toBe(false);
  expect(faults).toEqual([]);
});

test("two people talk, agree to undo, and play again", async ({ page }) => {
  const { bob, faults } = await twoPeople(page, { game: "tic_tac_toe" });
  await page.getByText("Chat", { exact: true }).click();
  await page.getByLabel("Say something").fill("hello Bob");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByLabel("Say something")).toHaveValue("");
  await bob.getByText("Chat 1", { exact: true }).click();
  await expect(bob.getByText("hello Bob")).toBeVisible();

  await myTurn(page);
  await page.locator('[data-action="mark 5"]').click();
  await myTurn(bob);
  await bob.locator('[data-action="mark 1"]').click();
  await myTurn(page);
  await page.getByRole("button", { name: "Ask to undo" }).click();
  await expect(bob.getByText("Ann wants to take back a move.")).toBeVisible();
  await bob.getByRole("button", { name: "Agree" }).click();
  await expect(page.locator('[data-action="mark 5"]')).toBeVisible();

  for (const [who, cell] of [
    [page, 1],
    [bob, 4],
    [page, 2],
    [bob, 5],
    [page, 3],
  ] as const) {
    await myTurn(who);
    await who.locator(`[data-action="mark ${cell}"]`).click();
  }
  await expect(bob.getByRole("dialog").getByText("Ann wins")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Play again" }).click();
  await expect(page.getByRole("heading", { name: "The table is set" })).toBeVisible();
  await bob.getByRole("button", { name: "Go to the next game" }).click();
  await expect(bob).toHaveURL(page.url());
  expect(faults).toEqual([]);
});

test("a seat is handed to a bot, taken back, and given up", async ({ page }) => {
  const { bob } = await twoPeople(page, { options: { first_player: "p1" } });
  await myTurn(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("A bot plays for you.")).toBeVisible();
  await myTurn(bob);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take my seat back" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("status").getByRole("button", { name: "Resign" }).click();
  await expect(bob.locator(".page[data-status=over]")).toBeVisible();
  await expect(bob.getByRole("dialog").getByText("Bob wins: Ann resigned.")).toBeVisible();
});

test("somebody without a name finds an open table, talks, sits down and plays", async ({ page }) => {
  const table = await openTable(page, { game: "tic_tac_toe", seats: ["open"] });
  const { page: guest, faults } = await newPerson(page);
  await guest.goto("/");
  await guest.locator(`a[href="/table/${table}"]`).click();
  await guest.getByRole("main").getByLabel("Your name").fill("Guest");
  await guest.getByRole("button", { name: "Sit down" }).click();
  await expect(guest.getByRole("button", { name: "Stand up" })).toBeVisible();
  await guest.getByLabel("Say something").fill("here I am");
  await guest.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("here I am")).toBeVisible();
  await page.getByRole("button", { name: "Begin" }).click();
  await myTurn(page);
  await page.locator('[data-action="mark 5"]').click();
  await myTurn(guest);
  await guest.locator('[data-action="mark 1"]').click();
  await myTurn(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Leave the game" }).click();
  await page.getByRole("status").getByRole("button", { name: "Leave the game" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await myTurn(guest);
  await expect(page.getByText("You are watching.")).toBeVisible();
  expect(faults).toEqual([]);
});

test("a spectator without a name can talk too", async ({ page }) => {
  const table = await openTable(page, { game: "tic_tac_toe" });
  const { page: watcher } = await newPerson(page);
  await watcher.goto(`/table/${table}`);
  await watcher.getByText("Chat", { exact: true }).click();
  await watcher.getByLabel("Your name").fill("Passer-by");
  await watcher.getByLabel("Say something").fill("good luck");
  await watcher.getByRole("button", { name: "Send" }).click();
  await page.getByText("Chat 1", { exact: true }).click();
  await expect(page.getByText("good luck")).toBeVisible();
});

test("two tabs of one player agree, and a spectator sees it without a say", async ({ page, context }) => {
  const table = await openTable(page, { options: { first_player: "p1" } });
  const tab = await context.newPage();
  await tab.goto(`/table/${table}`);
  const { page: watcher } = await newPerson(page);
  await watcher.goto(`/table/${table}`);
  await myTurn(tab);
  await page.bringToFront();
  await play(page, 2);
  await expect.poll(() => number(tab)).toBe(await number(page));
  await expect.poll(() => number(watcher)).toBe(await number(page));
  await myTurn(tab);
  expect(await watcher.locator("[data-action], [data-step]").count()).toBe(0);
  await tab.bringToFront();
  await decide(tab, dice(5));
  await expect.poll(async () => (await number(page)) === (await number(tab))).toBe(true);
});

test("two at one screen: the eyes follow the question, secrets need a click", async ({ page }) => {
  await openTable(page, { game: "tic_tac_toe", seats: ["me"] });
  for (const cell of [1, 2, 3]) {
    await myTurn(page);
    await page.locator(`[data-action="mark ${cell}"]`).click();
  }
  await openTable(page, { seats: ["me"], options: { first_player: "p2" } });
  await myTurn(page);
  await decide(page, dice(4));
  await expect(page.locator(".page[data-turn=false]")).toBeVisible();
  await page.getByRole("button", { name: "See as Ann 1" }).click();
  await myTurn(page);
});
