import { expect, newPerson, openTable, play, test } from "./table";

test("a finished game is replayed: slider, autoplay, a link to a move", async ({ page }) => {
  const table = await openTable(page, { game: "tic_tac_toe" });
  await play(page);
  await page.goto("/");
  await page.getByText("Finished", { exact: true }).click();
  await page.locator(`a[href="/replay/${table}"]`).click();
  const slider = page.getByRole("slider");
  await expect(slider).toBeVisible();
  const last = Number(await slider.getAttribute("max"));
  expect(last).toBeGreaterThan(4);
  const marks = page.locator(".board .cell:not(.none)");
  await expect(marks).toHaveCount(last);

  await page.goto(`/replay/${table}/2`);
  await expect(page.locator(".page[data-move='2']")).toBeVisible();
  await expect(marks).toHaveCount(2);
  await slider.fill("4");
  await expect(marks).toHaveCount(4);
  await expect(page).toHaveURL(new RegExp(`/replay/${table}/4$`));

  await page.getByRole("button", { name: "One move back" }).click();
  await expect(marks).toHaveCount(3);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(marks).toHaveCount(last);
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
});

test("a game that others play cannot be replayed yet, and says where it is", async ({ page }) => {
  const table = await openTable(page);
  const { page: guest } = await newPerson(page);
  await guest.goto(`/replay/${table}`);
  await expect(guest.getByRole("heading", { name: "This game is not over" })).toBeVisible();
  await guest.getByRole("link", { name: "To the table" }).click();
  await expect(guest.locator(".page[data-status=running]")).toBeVisible();
});
