import { findings } from "./axe";
import { wear } from "./screens.mjs";
import { expect, myTurn, newPerson, number, openTable, play, prefer, test } from "./table";

test("reload in mid-game: the table comes back as it was", async ({ page }) => {
  await openTable(page, { players: 3 });
  await play(page, 3);
  await page.locator("#command").fill("take yel");
  const lines = await page.locator("ol.log > li").allInnerTexts();
  const before = await number(page);
  await page.reload();
  await myTurn(page);
  expect(await number(page)).toBe(before);
  await expect.poll(() => page.locator("ol.log > li").allInnerTexts()).toEqual(lines);
  await expect(page.locator("#command")).toHaveValue("take yel");
});

test("the language is switched in mid-game, everywhere", async ({ page }) => {
  await openTable(page);
  await play(page, 2);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByText("Русский").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await expect(page.getByRole("heading", { name: "Меню" })).toBeVisible();
  await page.getByRole("button", { name: "Закрыть" }).click();
  await expect(page.locator("ol.log")).toContainText("Игра начинается.");
  await expect(page.locator("ol.log")).not.toContainText("is revealed");
  const latin = await page.locator("section.act").innerText();
  expect(latin).toMatch(/[а-я]/);
  await page.getByRole("button", { name: "Меню" }).click();
  await page.getByText("Français").click();
  await expect(page.getByRole("button", { name: "Fermer" })).toBeVisible();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

test("a turn with the keyboard alone", async ({ page }) => {
  await openTable(page, { options: { first_player: "p1" } });
  await myTurn(page);
  const before = await number(page);
  for (let presses = 0; presses < 60 && (await number(page)) === before; presses++) {
    const action = await page.evaluate(() => document.activeElement?.getAttribute("data-action") ?? "");
    if (action) {
      await page.keyboard.press("Enter");
      await expect.poll(() => number(page)).toBeGreaterThan(before);
      break;
    }
    const step = await page.evaluate(() => document.activeElement?.getAttribute("data-step") ?? "");
    const fresh = await page.evaluate(() => document.activeElement?.getAttribute("aria-pressed") !== "true");
    if (step && fresh && !/^\d/.test(step)) await page.keyboard.press("Enter");
    else await page.keyboard.press(presses % 7 === 6 ? "Tab" : "ArrowRight");
    const outlined = await page.evaluate(() => {
      const focus = document.activeElement as HTMLElement | null;
      return (
        !focus ||
        focus === document.body ||
        getComputedStyle(focus).outlineStyle !== "none" ||
        getComputedStyle(focus).boxShadow !== "none"
      );
    });
    expect(outlined, "the focus is visible").toBe(true);
  }
  expect(await number(page)).toBeGreaterThan(before);
});

test("the command line: / opens it, Tab completes, Enter plays", async ({ page }) => {
  await openTable(page, { options: { first_player: "p1" } });
  await myTurn(page);
  const before = await number(page);
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(page.locator("#command")).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.locator("#command").fill("");
  await page.keyboard.type("tak");
  await page.keyboard.press("Tab");
  await expect(page.locator("#command")).toHaveValue("take ");
  await page.keyboard.type("yellow blue o");
  await expect(page.getByRole("option").first()).toContainText("take yellow blue orange");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(() => number(page)).toBeGreaterThan(before);
  await expect(page.locator("#command")).toHaveValue("");
  await expect(page.locator("ol.log")).toContainText("Ann takes");
});

test("the log opens the rule behind a line", async ({ page }) => {
  await openTable(page);
  await play(page, 1);
  const rule = page.locator("ol.log button.rule").first();
  const id = await rule.innerText();
  await rule.click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("heading", { name: `Rule ${id}` })).toBeVisible();
  await expect(sheet.locator(".statement")).toContainText(/\w{4,}/);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
});

test("the live region says what happened, in words", async ({ page }) => {
  await openTable(page, { options: { first_player: "p1" } });
  await play(page, 1);
  await expect(page.locator(".unseen[role=log]")).toContainText(/Ann (takes|reserves|recruits)/);
});

test("phone width: nothing sticks out, and the game can be played", async ({ page }) => {
  const { page: phone, faults } = await newPerson(page);
  await phone.setViewportSize({ width: 390, height: 844 });
  await openTable(phone, { players: 4, name: "Ann" });
  expect(await play(phone, 4)).toBe(4);
  const fits = () => phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(await fits()).toBe(true);
  await phone.getByRole("button", { name: "Log and chat" }).click();
  await expect(phone.getByRole("dialog").locator("ol.log")).toContainText("Ann");
  await phone.keyboard.press("Escape");
  for (const path of ["/", "/help/splendor"]) {
    await phone.goto(path);
    await expect(phone.locator("main")).toBeVisible();
    expect(await fits(), path).toBe(true);
  }
  expect(faults).toEqual([]);
});

test("axe finds nothing at the table of every game and where one waits for it, in both themes", async ({ page }) => {
  for (const seats of [["open"], []]) {
    await openTable(page, { game: "tic_tac_toe", seats });
    if (!seats.length) await myTurn(page);
    for (const theme of ["dark", "light"]) {
      await wear(page, { theme });
      expect(await findings(page), theme).toEqual([]);
    }
  }
});

test("settings are the same in all tabs", async ({ page, context }) => {
  await prefer(context);
  await page.goto("/");
  const tab = await context.newPage();
  await tab.goto("/");
  await page.getByRole("button", { name: "Light or dark" }).click();
  await expect(tab.locator("html")).toHaveAttribute("data-theme", "light");
});
