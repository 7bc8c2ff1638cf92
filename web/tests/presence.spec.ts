/** Who is here and who is away, and what the others may do about it. */
import type { Page } from "@playwright/test";
import { expect, myTurn, newPerson, openTable, test } from "./table";

/** Ann's table with Bob (and Cid), who came by links; somebody away may be replaced after ten seconds. */
async function together(page: Page, names: string[]): Promise<{ table: string; others: Page[] }> {
  const table = await openTable(page, {
    game: "splendor",
    players: names.length + 1,
    seats: names.map(() => "open"),
    options: { first_player: "p2" },
  });
  await page.request.put(`/api/tables/${table}/terms`, { data: { away_after: 10 } });
  const others: Page[] = [];
  for (const name of names) {
    const { page: other } = await newPerson(page);
    await other.goto(`/table/${table}`);
    await other.getByRole("main").getByLabel("Your name").fill(name);
    await other.getByRole("button", { name: "Sit down" }).first().click();
    await expect(other.getByRole("button", { name: "Stand up" })).toBeVisible();
    others.push(other);
  }
  await page.getByRole("button", { name: "Begin" }).click();
  for (const other of others) await expect(other.locator(".page[data-status=running]")).toBeVisible();
  return { table, others };
}

test("somebody away is seen to be, the host seats a bot for him, and he takes his seat back", async ({ page }) => {
  const { table, others } = await together(page, ["Bob"]);
  const bob = others[0]!;
  await myTurn(bob);
  await expect(page.locator("[data-away]")).toHaveCount(0);
  await bob.goto("/help/splendor");
  await expect(page.locator("[data-away='1']")).toBeVisible();
  await expect(page.locator("section.act")).toContainText("Bob has been away for");
  await page.getByRole("button", { name: "Put a bot in Bob's seat" }).click();
  await myTurn(page);
  await expect(page.locator("ol.log")).toContainText("Bob is away. A bot plays until they are back");
  await bob.goto(`/table/${table}`);
  await bob.getByRole("button", { name: "Take my seat back" }).click();
  await expect(bob.getByText("A bot plays for you.")).toBeHidden();
  await expect(page.locator("[data-away]")).toHaveCount(0);
});

test("where the host is away too, the others vote", async ({ page }) => {
  const { others } = await together(page, ["Bob", "Cid", "Dan"]);
  const [bob, cid, dan] = others as [Page, Page, Page];
  await myTurn(bob);
  await bob.goto("/help/splendor");
  await page.goto("/help/splendor");
  await cid.getByRole("button", { name: "Vote to put a bot in Bob's seat" }).click();
  await expect(dan.locator("section.act")).toContainText("1 of 2 votes for a bot.");
  await dan.getByRole("button", { name: "Vote to put a bot in Bob's seat" }).click();
  await expect(cid.locator("ol.log")).toContainText("Bob is away. A bot plays until they are back");
});

test("a table that has not begun is closed by its host, one that has by all", async ({ page }) => {
  const first = await openTable(page, { game: "tic_tac_toe", seats: ["open"] });
  const { page: guest } = await newPerson(page);
  await guest.goto(`/table/${first}`);
  await expect(guest.getByRole("heading", { name: "The table is set" })).toBeVisible();
  await page.getByRole("button", { name: "Close the table" }).click();
  await page.getByRole("button", { name: "Close the table" }).click();
  for (const one of [page, guest])
    await expect(one.getByRole("heading", { name: "This table is closed" })).toBeVisible();

  const { others } = await together(page, ["Bob"]);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Propose to end the game" }).click();
  await page.getByRole("status").getByRole("button", { name: "Propose to end the game" }).click();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await others[0]!.getByRole("button", { name: "Agree" }).click();
  await expect(page.getByText("The players agreed to end the game without a result.")).toBeVisible();
});

test("a clock is counted down at the seats", async ({ page }) => {
  const made = await page.request.post("/api/me", { data: { name: "Ann" } });
  expect(made.ok()).toBe(true);
  const seats = [{ kind: "me" }, { kind: "me" }];
  const clock = { kind: "move", seconds: 3600, then: "bot-move" };
  const order = { game: "splendor", players: 2, seats, start: true, terms: { clock } };
  const table = (await (await page.request.post("/api/tables", { data: order })).json()) as { id: string };
  await page.goto(`/table/${table.id}`);
  const running = page.locator("[data-clock].runs");
  await expect(running).toHaveCount(1);
  await expect(running).toHaveText(/5\d:\d\d/);
  await expect(page.locator("[data-clock]")).toHaveCount(2);
  await expect(page.locator("header .timer")).toHaveText(/5\d:\d\d/);
});
