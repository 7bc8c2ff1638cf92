/** Whole games without a mouse, and one by what a screen reader says. */
import type { Page } from "@playwright/test";
import { byKeys } from "./keys.mjs";
import { decideByNames } from "./reader.mjs";
import { dice, expect, myTurn, number, origin, play, test } from "./table";
import { war } from "./warrior.mjs";

/** A table against a random bot, begun at once. */
async function begin(page: Page, game: string, options: Record<string, unknown> = {}): Promise<void> {
  const headers = { origin: origin() };
  await page.request.post("/api/me", { data: { name: "Ann" }, headers });
  const seats = [{ kind: "me" }, { kind: "bot", bot: "random" }];
  const made = await page.request.post("/api/tables", {
    data: { game, players: 2, options, seats, start: true },
    headers,
  });
  await page.goto(`/table/${((await made.json()) as { id: string }).id}`);
  await expect(page.locator(".page[data-status]")).toBeVisible();
}

test.describe("a whole game by keyboard alone", () => {
  test.beforeEach(async ({ page }) => {
    // Whoever has no mouse sends no pointer: a click of one would be a fault of the test.
    await page.addInitScript(() =>
      addEventListener("pointerdown", () => {
        throw new Error("a pointer was used");
      }),
    );
  });

  for (const game of ["splendor", "superhero_battle", "thanos_rising"])
    test(game, { tag: "@weekly" }, async ({ page }) => {
      await begin(page, game);
      expect(await play(page, Infinity, 2, byKeys)).toBeGreaterThan(8);
      await expect(page.getByRole("dialog")).toBeVisible();
    });

  test("infinity_war", async ({ page }) => {
    await begin(page, "infinity_war", { turn_cap: 16 });
    expect((await war(page, dice(7), Infinity, byKeys)).length).toBeGreaterThan(7);
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});

test("a whole game of Splendor by roles and names alone", { tag: "@weekly" }, async ({ page }) => {
  await begin(page, "splendor");
  const over = page.getByRole("dialog");
  const mine = page.getByRole("log").getByText("Your turn");
  let made = 0;
  for (; ; made++) {
    await expect(mine.or(over).first()).toBeAttached();
    if (await over.count()) break;
    const before = await number(page);
    // What can be done may come a moment after the turn: then it is tried again.
    await expect(async () => {
      if ((await number(page)) === before) await decideByNames(page);
      await expect.poll(() => number(page), { timeout: 5000 }).toBeGreaterThan(before);
    }).toPass();
  }
  expect(made).toBeGreaterThan(10);
});

test("arrows go where the eye goes, and the focus stays at the piece", async ({ page }) => {
  await begin(page, "splendor", { first_player: "p1" });
  await myTurn(page);
  const at = () => page.evaluate(() => document.activeElement?.getAttribute("data-at") ?? "");
  await page.locator('[data-at="bank blue"]').focus();
  await page.keyboard.press("Enter");
  await expect.poll(at).toBe("bank blue");
  await page.keyboard.press("ArrowDown");
  await expect.poll(at).toBe("bank orange");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(at).toMatch(/^[123]-4$/);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(at).toMatch(/^[123]-3$/);
  // A reserved card leaves its place, another comes: the focus waits there.
  await page.keyboard.press("Escape");
  const card = await at();
  await page.keyboard.press("Enter");
  await byKeys(page, `[data-action="reserve ${card}"]`);
  await myTurn(page);
  await expect.poll(at).toBe(card);
});
