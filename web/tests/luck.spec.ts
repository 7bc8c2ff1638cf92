/** Luck that anybody can check: words before the start, the check at the end, the same deal once more. */
import { findings } from "./axe";
import { expect, test } from "./table";

test("a player adds words, checks the luck at the end and plays the same deal again", async ({ page }) => {
  await page.goto("/");
  await page.request.post("/api/me", { data: { name: "Ann" } });
  const seats = [{ kind: "me" }, { kind: "bot", bot: "random" }];
  const made = await page.request.post("/api/tables", {
    data: { game: "splendor", players: 2, options: { max_rounds: 3 }, seats },
  });
  const { id, commitment } = await made.json();
  await page.goto(`/table/${id}`);
  await page.getByText("Fair luck").click();
  await expect(page.getByText(commitment)).toBeVisible();
  await page.getByPlaceholder("Anything you like").fill("my own words");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("Your words are part of the luck.")).toBeVisible();
  expect(await findings(page), "the waiting room").toEqual([]);
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.locator(".page[data-status=running]").waitFor();
  await page.request.post(`/api/tables/${id}/seats/0/hand`, { data: { bot: "random" } });
  await page.locator(".page[data-status=over]").waitFor({ timeout: 120_000 });
  const end = page.getByRole("dialog", { name: "The game is over" });
  if (!(await end.isVisible())) await page.getByRole("button", { name: "Result" }).click();
  await end.getByRole("button", { name: "Check the luck" }).click();
  await expect(end.getByText(/The luck is right: all \d+ draws/)).toBeVisible();
  await expect(end.getByText("this browser saw when you came")).toBeVisible();
  expect(await findings(page), "the end").toEqual([]);

  // A record that was changed on the way is found out.
  await page.route("**/record", async (route) => {
    const answer = await route.fetch();
    const record = await answer.json();
    record.luck.draws[2][2] = (record.luck.draws[2][2] + 1) % record.luck.draws[2][1];
    await route.fulfill({ json: record });
  });
  await end.getByRole("button", { name: "Check the luck" }).click();
  await end.getByRole("button", { name: "Check the luck" }).click();
  await expect(end.getByText("Draw 3 is wrong")).toBeVisible();

  await end.getByRole("button", { name: "The same deal" }).click();
  await end.getByRole("button", { name: "Against bots" }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(id));
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByText("The same deal as at a finished table.")).toBeVisible();
  const again = page.url().split("/").at(-1)!;
  await page.request.post(`/api/tables/${again}/seats/0/resign`);
  const { tables } = await (await page.request.get(`/api/tables/${id}/deal`)).json();
  expect(tables.map((one: { card: { id: string } }) => one.card.id)).toEqual([id, again]);

  // A table for friends says so in the lobby and on its invitation, before anybody sits down.
  const seats2 = [{ kind: "open" }, { kind: "open" }];
  const made2 = await page.request.post(`/api/tables/${id}/same-deal`, { data: { seats: seats2, public: true } });
  const friends = (await made2.json()).id;
  await page.goto("/");
  await expect(page.locator(`li:has(a[href="/table/${friends}"])`).first()).toContainText("The same deal");
  const link = await page.request.post(`/api/tables/${friends}/invites`, { data: { seat: 0 } });
  await page.goto((await link.json()).path);
  await expect(page.getByText("Anybody who looks that up may know what comes.")).toBeVisible();
});
