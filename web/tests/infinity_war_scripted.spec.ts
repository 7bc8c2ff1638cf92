/** Scenes of Infinity War that begin in the middle: a server of their own loads the positions. */
import type { Page } from "@playwright/test";
import { findings } from "./axe";
import { serve } from "./serve.mjs";
import { expect, myTurn, number, origin, test } from "./table";

test.describe.configure({ mode: "serial" });

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
  const made = await page.request.post("/api/tables", {
    data: { game: "infinity_war", players, options: {}, seats, start: true },
    headers,
  });
  await page.goto(`/table/${((await made.json()) as { id: string }).id}`);
  await myTurn(page);
}

const cell = (page: Page, at: string) => page.locator(`[data-cell="${at}"]`);
const deed = (page: Page, text: string) => page.locator(`[data-action="${text}"]`).first();
const stack = (page: Page) => page.getByRole("region", { name: "To resolve" });

test("a chain of arrows, interrupted by free actions", async ({ page }) => {
  await begin(page, 2);
  await expect(stack(page)).toContainText("Main action");
  await cell(page, "4,2").click();

  // The arrow is held: nothing moves before it is let.
  await expect(stack(page)).toContainText("One-way arrow");
  await expect(stack(page).getByRole("listitem")).toContainText(["End of the turn"]);
  await expect(cell(page, "4,2")).toHaveAccessibleName(/Rocket/);
  await deed(page, "continue").click();

  await expect(cell(page, "5,2")).toHaveAccessibleName(/Rocket/);
  await expect(stack(page)).toContainText("Three-way arrow");
  await deed(page, "pick up rocket superhero").click();
  await expect(page.locator('[data-at="slot rocket left"]')).toContainText("Hulk");
  await expect(stack(page)).toContainText("Three-way arrow");

  // The partner's ability comes in between: it lies above the arrow that waits.
  await deed(page, "ability thor").click();
  await expect(stack(page).locator(".now")).toContainText("Ray of returns");
  await expect(stack(page).getByRole("listitem")).toContainText(["Three-way arrow", "End of the turn"]);
  await expect(deed(page, "direction south")).toBeVisible();
  await cell(page, "8,5").click();
  await expect(cell(page, "5,8")).toHaveAccessibleName(/Gamora/);
  await expect(cell(page, "10,5")).toHaveAccessibleName(/Black Widow/);

  // Then the chain goes on: the way is chosen among the arrows, and the next arrow has only one.
  await expect(stack(page).locator(".now")).toContainText("Three-way arrow");
  await deed(page, "continue").click();
  await expect(page.locator(".cell.legal")).toHaveCount(3);
  await cell(page, "6,2").click();
  await expect(stack(page).locator(".now")).toContainText("One-way arrow");
  await deed(page, "continue").click();
  await expect(cell(page, "6,3")).toHaveAccessibleName(/Battlefield.*Rocket/);
  await deed(page, "end turn").click();
  await expect(page.locator("ol.log")).toContainText("holds the Battlefield on 6,3");
});

test("a trap with the Space Stone: what waits is told, the way out is offered", async ({ page }) => {
  await begin(page, 3);
  await expect(stack(page).locator(".now")).toContainText("Corvus Glaive");
  await expect(stack(page).getByRole("listitem")).toContainText(["End of the turn", "Thanos acts"]);
  expect(await findings(page)).toEqual([]);
  await deed(page, "leave spider_man left").click();
  await expect(cell(page, "4,4")).toHaveAccessibleName(/Energy/);
  await deed(page, "continue").click();
  await deed(page, "ignore").click();
  await expect(page.locator("ol.log")).toContainText("ignores Corvus Glaive");
});

test("Ebony Maw: everybody is told who plays which team", async ({ page }) => {
  await begin(page, 4);
  const banner = page.getByRole("status").filter({ hasText: "Ebony Maw" });
  await expect(banner).toContainText("You play Black Panther's team");
  await expect(page.locator('[data-action="ability okoye"]')).toBeVisible();
  await expect(page.locator('[data-action^="ability iron_man"]')).toHaveCount(0);
  await page.locator('[data-step="okoye"]').first().click();
  await cell(page, "1,6").click();
  await expect(page.locator("ol.log")).toContainText("Okoye moves");
});

test("every direction and way of an arrow is drawn on its button", async ({ page }) => {
  await begin(page, 2);
  await deed(page, "ability thor").click();
  const turn = await page
    .locator('.btn[data-action="direction east"] span')
    .first()
    .evaluate((arrow) => (arrow as HTMLElement).style.transform);
  expect(turn).toBe("rotate(90deg)");
  const drawn = await cell(page, "6,2")
    .locator("g.turn")
    .evaluate((arrow) => (arrow as unknown as SVGElement).style.transform);
  expect(drawn).toMatch(/rotate\(-?180deg\)/);
});

test("on a phone an ability says what it does, and is asked about before it is used", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page, 2);
  const before = await number(page);
  const thor = page.getByRole("region", { name: "Thor", exact: true });
  const ability = thor.locator('[data-step="ability thor"]');
  await expect(ability).toContainText(/direction/);
  await ability.click();
  await thor.getByRole("button", { name: "Not now" }).click();
  await expect(deed(page, "ability thor")).toHaveCount(0);
  expect(await number(page)).toBe(before);
  await ability.click();
  await thor.getByRole("button", { name: "Use it" }).click();
  await expect(stack(page).locator(".now")).toContainText("Ray of returns");
});

test("what can be chosen stands out on an open tile as on a closed one", async ({ page }) => {
  await begin(page, 2);
  const rim = (at: string) =>
    cell(page, at)
      .locator(".light")
      .evaluate((light) => getComputedStyle(light).borderTopColor);
  const face = await cell(page, "4,2")
    .locator(".face")
    .evaluate((tile) => getComputedStyle(tile).backgroundImage);
  expect(await rim("4,2"), "the light of an open tile is dark").toBe("rgb(67, 48, 196)");
  expect(face).toContain("rgb(239, 234, 219)");
  expect(await rim("3,1"), "that of a closed one is ivory").toBe("rgb(255, 241, 207)");
});
