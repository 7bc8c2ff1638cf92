/** Greyed-out pieces say why, in the reader's language, with the rule: asked of the server, never worked out here. */
import type { Page } from "@playwright/test";
import { findings } from "./axe";
import { serve } from "./serve.mjs";
import { expect, myTurn, newPerson, openTable, origin, test } from "./table";

const tip = (page: Page) => page.getByRole("tooltip");

/** Every question why that the page sends, as it goes over the wire. */
function whys(page: Page): string[] {
  const found: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      const frame = JSON.parse(String(payload)) as { type: string; text?: string };
      if (frame.type === "why") found.push(frame.text ?? "");
    }),
  );
  return found;
}

test("a card of Splendor that is too dear says so in Russian, once asked, and so do piles and locations", async ({
  page,
}) => {
  const { page: anna } = await newPerson(page, { language: "ru" });
  const asked = whys(anna);
  await openTable(anna, { options: { first_player: "p1" }, name: "Анна" });
  await myTurn(anna);
  const card = anna.locator('[data-at="3-1"]');
  await card.hover();
  await expect(tip(anna)).toContainText(/не хватает|недостаёт/i);
  await expect(tip(anna)).toContainText("SP-7.2");
  await anna.screenshot({ path: "test-results/why-splendor-ru.png" });
  await anna.locator('[data-at="bank grey"]').hover();
  await expect(tip(anna)).toContainText("только когда вы резервируете карту");
  await card.hover();
  await expect(tip(anna)).toContainText("SP-7.2");
  expect(asked).toEqual(["recruit 3-1", "take grey"]);

  // A click on a closed pile answers in the bar, with the rule to open.
  await anna.locator('[data-at="bank green"]').click();
  const bar = anna.locator("section.act");
  await expect(bar).toContainText("только с первой картой третьего уровня");
  await bar.getByRole("button", { name: "SP-3.5" }).click();
  await expect(anna.getByRole("dialog")).toContainText("SP-3.5");
  await anna.keyboard.press("Escape");

  await anna.locator('[data-at^="location "]').first().hover();
  await expect(tip(anna)).toContainText("SP-9.2");
  expect(await findings(anna)).toEqual([]);

  // After a move the position is another one, and so may be the answer.
  const before = asked.length;
  for (const colour of ["yellow", "blue", "red"]) await anna.locator(`[data-step="${colour}"]`).click();
  await anna.locator('.act [data-action^="take"]').click();
  await myTurn(anna);
  await card.hover();
  await expect(tip(anna)).toContainText("SP-7.2");
  expect(asked.length).toBe(before + 1);
});

test("the keyboard hears it: focus on a closed card", async ({ page }) => {
  await openTable(page, { options: { first_player: "p1" } });
  await myTurn(page);
  await page.locator('[data-at="deck 3"]').focus();
  await page.keyboard.press("Tab");
  await expect(page.locator('[data-at="3-1"]')).toBeFocused();
  await expect(tip(page)).toContainText("SP-7.2");
  await expect(page.getByRole("status").filter({ hasText: /short|missing|need/i })).toHaveCount(1);
});

test("a long press says it on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTable(page, { options: { first_player: "p1" } });
  await myTurn(page);
  const pile = page.locator('[data-at="bank grey"]');
  const touch = { pointerType: "touch", bubbles: true, isPrimary: true };
  await pile.dispatchEvent("pointerdown", touch);
  await expect(tip(page)).toContainText("SP-3.5");
  await pile.dispatchEvent("pointerup", touch);
  await pile.dispatchEvent("click");
  await expect(tip(page)).toContainText("SP-3.5");
});

test("the table of every game greys out what is not possible and says why", async ({ page }) => {
  await openTable(page, { game: "tic_tac_toe" });
  await myTurn(page);
  await page.locator('[data-action="mark 5"]').click();
  await myTurn(page);
  const taken = page.locator('[data-closed="mark 5"]');
  await taken.hover();
  await expect(tip(page)).toContainText("not possible");
  await expect(page.locator('[data-action="mark 5"]')).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
});

test.describe("Infinity War", () => {
  let others = "";
  let stop: () => Promise<void>;

  test.beforeAll(async () => {
    others = origin();
    const server = await serve(["web/tests/infinity_war_positions.py"]);
    process.env.SIXSTONES_URL = server.url;
    stop = server.stop;
  });

  test.afterAll(async () => {
    process.env.SIXSTONES_URL = others;
    await stop();
  });

  async function begin(page: Page, players: number): Promise<void> {
    const headers = { origin: origin() };
    await page.request.post("/api/me", { data: { name: "Ann" }, headers });
    const seats = [{ kind: "me" }, ...Array.from({ length: players - 1 }, () => ({ kind: "bot", bot: "random" }))];
    const data = { game: "infinity_war", players, options: {}, seats, start: true };
    const made = await page.request.post("/api/tables", { data, headers });
    await page.goto(`/table/${((await made.json()) as { id: string }).id}`);
    await myTurn(page);
  }

  test("a used ability and a character that cannot be moved say why", async ({ page }) => {
    await begin(page, 3);
    await page.locator('[data-closed="ability iron_man"]').hover();
    await expect(tip(page)).toContainText("IW-9.4");
    await page.screenshot({ path: "test-results/why-infinity-war.png" });
    await page.locator('[data-closed="ability iron_man"]').click({ force: true });
    await expect(tip(page)).toContainText("IW-9.4");
    await page.getByRole("region", { name: "Iron Man", exact: true }).locator(".head").hover();
    await expect(tip(page).locator(".why")).toContainText("IW-");
    expect(await findings(page)).toEqual([]);
  });

  test("a cell out of reach says why, in the tip and in the lens", async ({ page }) => {
    await begin(page, 2);
    await page.locator('[data-step="rocket"]').first().click();
    await page.locator('[data-cell="7,6"]').hover();
    await expect(tip(page).locator(".why")).toContainText("IW-5.1");
    await page.locator('[data-cell="7,6"]').click();
    await expect(page.locator(".lens p.why")).toContainText("IW-5.1");
  });

  test("in Russian too", async ({ page }) => {
    const { page: anna } = await newPerson(page, { language: "ru" });
    await begin(anna, 3);
    await anna.locator('[data-closed="ability iron_man"]').hover();
    await expect(tip(anna).locator(".why")).toContainText(/[а-яё]{4}/);
    await expect(tip(anna)).toContainText("IW-9.4");
  });
});
