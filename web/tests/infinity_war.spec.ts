import type { Page } from "@playwright/test";
import { findings } from "./axe";
import { dice, expect, myTurn, newPerson, number, origin, test } from "./table";
import { offered } from "./player.mjs";
import { war } from "./warrior.mjs";

/** A table of Infinity War against greedy bots, begun at once. */
async function begin(page: Page, players: number, options: Record<string, unknown> = {}): Promise<string> {
  const headers = { origin: origin() };
  await page.request.post("/api/me", { data: { name: "Ann" }, headers });
  const seats = [{ kind: "me" }, ...Array.from({ length: players - 1 }, () => ({ kind: "bot", bot: "greedy" }))];
  const made = await page.request.post("/api/tables", {
    data: { game: "infinity_war", players, options, seats, start: true },
    headers,
  });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/table/${id}`);
  await expect(page.locator(".page[data-status]")).toBeVisible();
  return id;
}

test("a whole game of Infinity War by clicking what the page offers", { tag: "@weekly" }, async ({ page }) => {
  const table = await begin(page, 2, { turn_cap: 36 });
  const done = await war(page, dice(7));
  expect(done.length).toBeGreaterThan(18);
  expect(new Set(done.map((action) => action.split(" ")[0])).size).toBeGreaterThan(2);
  const sheet = page.getByRole("dialog");
  await expect(sheet.locator("tbody tr")).toHaveCount(2);
  await sheet.getByRole("link", { name: "Replay" }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/${table}$`));
  await expect(page.locator(".board .cell")).toHaveCount(106);
});

test("a game moves its pieces and never waits for them", { tag: "@weekly" }, async ({ page, context }) => {
  await context.addInitScript(() =>
    localStorage.setItem("sixstones.settings", JSON.stringify({ animation: true, language: "en" })),
  );
  await begin(page, 3);
  expect(await war(page, dice(3), 8)).toHaveLength(8);
});

test("on a phone a tile is looked at first, the second tap acts", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page, 2, { first_player: "p1" });
  await myTurn(page);
  const before = await number(page);
  await page.getByRole("button", { name: /Closed red tile. Possible/ }).click();
  const lens = page.getByRole("region", { name: /A closer look/ });
  await expect(lens).toContainText("Its face is decided when somebody reveals it.");
  await lens.getByRole("button", { name: "Close" }).click();
  await expect(lens).toBeHidden();
  expect(await number(page)).toBe(before);
  expect(await war(page, dice(4), 6)).toHaveLength(6);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), "nothing is wider than the phone").toBe(390);
});

test("every legal action is on the table: on a cell, in its lens, at a card or in the bar", async ({ page }) => {
  let legal: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const frame = JSON.parse(String(payload)) as { type: string; legal?: { text: string }[] };
      if (frame.type === "update") legal = (frame.legal ?? []).map(({ text }) => text);
    }),
  );
  await begin(page, 2, { tile_set: "b" });
  const roll = dice(9);
  for (let decision = 0; decision < 14; decision++) {
    await myTurn(page);
    // The turn is announced a moment before the table that shows it is there.
    await page.locator("[data-action]:visible, [data-step]:visible").first().waitFor();
    const { actions } = await offered(page);
    expect(
      actions.filter((action) => !legal.includes(action)),
      "nothing else is offered",
    ).toEqual([]);
    const missing = legal.filter((action) => !actions.includes(action));
    for (const cell of new Set(missing.map((action) => action.split(" ").at(-1)!))) {
      await page.locator(`[data-step="${cell}"]`).click();
      const inLens = () =>
        page
          .locator(".lens [data-action]")
          .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("data-action")));
      await expect
        .poll(inLens)
        .toEqual(expect.arrayContaining(missing.filter((action) => action.endsWith(` ${cell}`))));
      await page.keyboard.press("Escape");
    }
    await war(page, roll, 1);
  }
});

test("a turn with the keyboard alone, over the board and to the lens", async ({ page }) => {
  await begin(page, 2, { first_player: "p1" });
  await myTurn(page);
  const before = await number(page);
  const focused = (name: string) =>
    page.evaluate((attribute) => document.activeElement?.getAttribute(attribute) ?? "", name);
  for (let presses = 0; presses < 40 && !(await focused("data-cell")); presses++) await page.keyboard.press("Tab");
  expect(await focused("data-step")).toMatch(/^\d/);
  const cell = await focused("data-cell");
  await page.keyboard.press("Enter");
  await expect.poll(() => focused("data-action")).toMatch(/^move /);
  await page.keyboard.press("Escape");
  await expect.poll(() => focused("data-cell")).toBe(cell);
  await page.keyboard.press("Enter");
  await expect.poll(() => focused("data-action")).toMatch(/^move /);
  await page.keyboard.press("Enter");
  await expect.poll(() => number(page)).toBeGreaterThan(before);
});

test("teams are chosen by clicking, and a spectator has no say", async ({ page }) => {
  const table = await begin(page, 3, { team_choice: "seat_order" });
  await page.getByRole("button", { name: "Captain America's team" }).click();
  await expect(page.locator('[data-at="standee captain_america"]')).toBeVisible();
  const { page: watcher } = await newPerson(page);
  await watcher.goto(`/table/${table}`);
  await expect(watcher.locator(".board")).toBeVisible();
  expect(await watcher.locator("[data-action], [data-step]").count()).toBe(0);
});

for (const theme of ["dark", "light"] as const) {
  test(`axe finds nothing at the table in the ${theme} theme`, async ({ page, context }) => {
    await context.addInitScript(
      (chosen) =>
        localStorage.setItem("sixstones.settings", JSON.stringify({ animation: false, language: "en", theme: chosen })),
      theme,
    );
    await begin(page, 4);
    await war(page, dice(5), 5);
    expect(await findings(page)).toEqual([]);
  });
}
