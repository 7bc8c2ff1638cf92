/** Erasing oneself from the settings. */
import { findings } from "./axe";
import { expect, newPerson, openTable, test } from "./table";

test("somebody erases themselves by keyboard, and the other plays on with a bot", async ({ page }) => {
  const table = await openTable(page, { game: "tic_tac_toe", seats: ["link"], name: "Zephyrine" });
  const { page: bob, faults } = await newPerson(page);
  await page.getByRole("button", { name: "Copy link", exact: true }).click();
  await bob.goto(await page.getByRole("textbox", { name: "Copy link", exact: true }).inputValue());
  await bob.getByLabel("Your name").fill("Bob");
  await bob.getByRole("button", { name: "Sit down" }).click();
  await bob.waitForURL(`**/table/${table}`);
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(bob.locator(".page[data-status=running]")).toBeVisible();
  await expect(bob.getByText("Zephyrine").first()).toBeVisible();

  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).press("Enter");
  const settings = page.getByRole("dialog", { name: "Settings" });
  await settings.getByRole("button", { name: "Erase me…" }).press("Enter");
  await expect(settings.getByText("cannot be undone")).toBeVisible();
  const stay = settings.getByRole("button", { name: "Stay" });
  await expect(stay).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(settings.getByRole("button", { name: "Erase me…" })).toBeFocused();
  expect(((await (await page.request.get("/api/me")).json()) as { name: string }).name).toBe("Zephyrine");

  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(settings.getByRole("button", { name: "Erase me now" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(settings).toHaveCount(0);
  await expect.poll(async () => ((await (await page.request.get("/api/me")).json()) as { id: null }).id).toBeNull();

  const card = await (await bob.request.get(`/api/tables/${table}`)).json();
  expect(card.seats[0].kind).toBe("bot");
  expect(card.owner_name).toBe("Bob");
  await expect(bob.getByText("Zephyrine")).toHaveCount(0);

  await openTable(page, { game: "tic_tac_toe", name: "Somebody new" });
  expect(((await (await page.request.get("/api/me")).json()) as { name: string }).name).toBe("Somebody new");
  expect(faults).toEqual([]);
});

test("what the server refuses is said, and nothing is erased", async ({ page }) => {
  await openTable(page, { game: "tic_tac_toe", name: "Ann" });
  await page.goto("/");
  await page.route("**/api/me/forget", (route) => route.abort());
  await page.getByRole("button", { name: "Menu" }).click();
  const settings = page.getByRole("dialog", { name: "Settings" });
  await settings.getByRole("button", { name: "Erase me…" }).click();
  await settings.getByRole("button", { name: "Erase me now" }).click();
  await expect(settings.getByRole("alert").or(settings.locator(".bad"))).toBeVisible();
  await expect(settings.getByRole("button", { name: "Erase me now" })).toBeEnabled();
  await page.unroute("**/api/me/forget");
  expect(((await (await page.request.get("/api/me")).json()) as { name: string }).name).toBe("Ann");
});
