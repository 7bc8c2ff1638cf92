import { expect, openTable, play, test } from "./table";

const sheet = (page: Parameters<typeof openTable>[0]) => page.getByRole("dialog");

test("a game for one opens with one seat, and is won or lost", async ({ page }) => {
  await openTable(page, { game: "bridge", players: 1 });
  await expect(page.locator(".page[data-status=running]")).toBeVisible();
  expect(await play(page)).toBeGreaterThan(0);
  await expect(sheet(page).getByText(/^You (win: bridge|lose: river)\.$/)).toBeVisible();
  await expect(sheet(page).locator("tbody tr")).toHaveCount(1);
  await expect(sheet(page).locator(".player em")).toHaveCount(0);
});

test("who plays together wins or loses together", async ({ page }) => {
  const table = await openTable(page, { game: "bridge", players: 2 });
  expect(await play(page)).toBeGreaterThan(0);
  await expect(sheet(page).getByText(/^(You win together: bridge|Defeat: river)\.$/)).toBeVisible();
  const { result } = await (await page.request.get(`/api/tables/${table}`)).json();
  expect(result.winners).toEqual(result.reason === "bridge" ? [0, 1] : []);
  await expect(sheet(page).locator("tr.won"), "nobody stands above the others").toHaveCount(0);
});

test("a team is named with its players", async ({ page }) => {
  const table = await openTable(page, { game: "rope", players: 4 });
  expect(await play(page)).toBeGreaterThan(0);
  const { result } = await (await page.request.get(`/api/tables/${table}`)).json();
  const told = result.winners.length
    ? new RegExp(`^Team ${result.winners[0] + 1} \\(.+ and .+\\) wins: rope\\.$`)
    : /^Nobody wins: tired\.$/;
  await expect(sheet(page).getByText(told)).toBeVisible();
});
