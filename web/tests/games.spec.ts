import { expect, openTable, play, test } from "./table";

test.describe("a whole game by clicking what the page offers", () => {
  const games = [
    { what: "Splendor with 4 seats", wish: { players: 4 }, tag: ["@weekly"] },
    { what: "classic Splendor", wish: { players: 2, set: "splendor_classic" }, tag: ["@weekly"] },
  ];
  for (const { what, wish, tag } of games) {
    test(what, { tag }, async ({ page }) => {
      const table = await openTable(page, wish);
      expect(await play(page)).toBeGreaterThan(10);
      const sheet = page.getByRole("dialog");
      await expect(sheet.locator("tbody tr")).toHaveCount(wish.players);
      await sheet.getByRole("link", { name: "Replay" }).click();
      await expect(page).toHaveURL(new RegExp(`/replay/${table}$`));
    });
  }

  test("tic-tac-toe at the table of every game", async ({ page }) => {
    await openTable(page, { game: "tic_tac_toe" });
    expect(await play(page)).toBeGreaterThan(2);
    await expect(
      page
        .getByRole("dialog")
        .getByText(/win|Nobody|draw/i)
        .first(),
    ).toBeVisible();
  });
});

test("a game moves its pieces and never waits for them", async ({ page, context }) => {
  await context.addInitScript(() =>
    localStorage.setItem("sixstones.settings", JSON.stringify({ animation: true, language: "en" })),
  );
  await openTable(page, { players: 3 });
  expect(await play(page, 6)).toBe(6);
});
