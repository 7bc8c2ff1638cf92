import { outside } from "./screens";
import { expect, openTable, test } from "./table";

test("a hint shows good moves with their reasons, marks them on the board, and is done with one click", async ({
  page,
}) => {
  await openTable(page, { game: "splendor" });
  await expect(page.locator(".page[data-turn=true]")).toBeVisible();
  await page.getByRole("button", { name: "Hint" }).click();
  const hints = page.getByRole("region", { name: "Good moves" });
  await expect(hints.locator("[data-hint]").first()).toBeVisible();
  expect(await hints.locator("[data-hint]").count()).toBeLessThanOrEqual(3);
  await expect(hints.locator(".why")).toContainText(/[a-z]{4}/);
  await expect(page.locator("[data-ghost]").first()).toBeVisible();
  const second = hints.locator("[data-hint]").nth(1);
  await second.focus();
  await page.keyboard.press("Enter");
  await expect(second).toHaveAttribute("aria-expanded", "true");
  const number = Number(await page.locator(".page").getAttribute("data-number"));
  await hints.getByRole("button", { name: "Do it" }).click();
  await expect(hints).toHaveCount(0);
  await expect(page.locator("[data-ghost]")).toHaveCount(0);
  await expect
    .poll(async () => Number(await page.locator(".page").getAttribute("data-number")))
    .toBeGreaterThan(number);
});

test("on a phone a hint is shown above the bar, and hint and undo stay beside the verbs of what is chosen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openTable(page, { game: "splendor" });
  await page.getByRole("button", { name: "Hint" }).click();
  const goal = page.locator("[data-ghost]").last();
  await expect(goal).toBeInViewport();
  const above = async () => {
    const [piece, bar] = [await goal.boundingBox(), await page.locator("section.act").boundingBox()];
    return bar!.y - piece!.y - piece!.height;
  };
  await expect.poll(above).toBeGreaterThanOrEqual(0);
  await page.getByRole("button", { name: "Do it" }).click();
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeVisible();
  await expect(page.locator(".page[data-turn=true]")).toBeVisible();
  await page.locator('[data-step="1-2"]').click();
  await expect(page.locator(".act [data-action]").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Hint" })).toBeVisible();
  await expect(undo).toBeVisible();
  expect(await outside(page)).toEqual([]);
});

for (const game of ["splendor", "infinity_war", "superhero_battle", "thanos_rising"])
  test(`on wide screens the hints cover no button of the bar: ${game}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openTable(page, { game });
    await page.getByRole("button", { name: "Hint" }).click();
    await expect(page.locator("[data-takes]")).toBeVisible();
    await expect.poll(() => outside(page)).toEqual([]);
    await page.setViewportSize({ width: 1920, height: 1080 });
    await expect.poll(() => outside(page)).toEqual([]);
  });

test("a finished game is analysed over a line that fails: progress, a graph one can click, what mattered", async ({
  page,
}) => {
  const table = await openTable(page, { game: "splendor", set: "splendor_classic" });
  // The screen of the end begins the analysis by itself; here it is begun by hand.
  await page.route("**/analysis", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await page.request.post(`/api/tables/${table}/seats/0/hand`, { data: { bot: "novice" } });
  await page.locator(".page[data-status=over]").waitFor({ timeout: 0 });
  await page.goto(`/replay/${table}`);
  await page.unroute("**/analysis");
  const begin = page.getByRole("button", { name: "Analyse this game" });
  await expect(begin).toBeVisible();
  const answers = ["running", "none"].map((status) => ({ status, progress: 7, analysis: null }));
  await page.route("**/analysis", (route) => route.fulfill({ json: answers.shift() }), { times: answers.length });
  await begin.click();
  await expect(page.getByRole("alert")).toContainText("could not be analysed");
  await expect(begin).toBeVisible();
  await page.route("**/analysis", (route) => (route.request().method() === "GET" ? route.abort() : route.continue()));
  await begin.click();
  const analysis = page.getByRole("region", { name: "Analysis" });
  await expect(analysis.getByRole("alert")).toContainText("cannot be reached");
  await page.unroute("**/analysis");
  await expect(analysis.getByRole("alert")).toHaveCount(0);
  const graph = analysis.getByRole("img", { name: /Winning chances/ });
  await expect(graph).toBeVisible({ timeout: 600_000 });
  await expect(analysis.locator("path.line")).toHaveCount(2);
  const box = (await graph.boundingBox())!;
  await page.mouse.click(box.x + box.width * 0.1, box.y + box.height / 2);
  await expect.poll(() => Number(new URL(page.url()).pathname.split("/").at(-1))).toBeLessThan(20);
  await expect(analysis.locator(".scale")).toContainText("75 %");
  await expect(analysis.locator(".sums li").first()).toContainText(/\d+ % at the start.*\d+ % at the end/);
  const moment = analysis.locator(".moment").first();
  await moment.click();
  await expect(moment).toHaveAttribute("aria-current", "step");
  await page.reload();
  await expect(graph).toBeVisible();
});
