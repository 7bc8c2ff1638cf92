/** What happened and why: names and pace of bots, the log by rounds, the end explained, replays one can play on from. */
import type { Page } from "@playwright/test";
import { findings } from "./axe";
import { decide, dice, expect, myTurn, newPerson, openTable, play, test } from "./table";

/** A finished game of Ann against bots: a bot plays her seat to the end, and she comes back when it is over. */
async function finished(page: Page, game: string, players: number, options: Record<string, unknown> = {}) {
  await page.goto("/");
  await page.request.post("/api/me", { data: { name: "Ann" } });
  const seats = [{ kind: "me" }, ...Array.from({ length: players - 1 }, () => ({ kind: "bot", bot: "random" }))];
  const made = await page.request.post("/api/tables", { data: { game, players, options, seats, start: true } });
  const { id } = await made.json();
  await page.request.post(`/api/tables/${id}/seats/0/hand`, { data: { bot: "random" } });
  await expect
    .poll(async () => (await (await page.request.get(`/api/tables/${id}`)).json()).status, { timeout: 600_000 })
    .toBe("over");
  await page.goto(`/table/${id}`);
  await page.locator(".page[data-status=over]").waitFor();
  return id as string;
}

/** The end says who won and why, with a rule that opens; the winner stands first; it can be folded to see the board. */
async function explained(page: Page, table: string, together: boolean): Promise<void> {
  const { result } = await (await page.request.get(`/api/tables/${table}`)).json();
  const sheet = page.getByRole("dialog", { name: "The game is over" });
  const show = page.getByRole("button", { name: "Result" });
  await show.click();
  await expect(sheet.getByRole("heading")).toBeFocused();
  const because = sheet.getByRole("group", { name: "Why" });
  await expect(because.locator("p").first()).toContainText(/\w{3,}.*\./);
  const rows = sheet.locator(".standing tbody tr");
  await expect(rows).toHaveCount(result.ranking.length);
  await expect(rows.filter({ hasText: "Ann" })).toHaveClass(/mine/);
  await expect(rows.first()).toContainText(/\d/);
  if (together) await expect(rows.first().locator(".sum"), "one result for all has no score").toHaveCount(0);
  else {
    const best = result.winners.length ? Math.min(...result.winners) : null;
    if (best !== null) await expect(rows.first()).toHaveClass(/won/);
    if (result.winners.length === 1 && best === 0) await expect(sheet).toContainText("You win");
  }
  expect(await findings(page), "the end").toEqual([]);
  await sheet.getByRole("button", { name: "See the board" }).click();
  await expect(sheet).toBeHidden();
  await show.click();
  const rule = because.locator("button.rule").first();
  const id = await rule.innerText();
  await rule.click();
  await expect(page.getByRole("heading", { name: `Rule ${id}` })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
}

test.describe("the end is explained", () => {
  const games: [string, number, Record<string, unknown>][] = [
    ["splendor", 2, { max_rounds: 12 }],
    ["splendor_classic", 2, { max_rounds: 12 }],
    ["infinity_war", 2, { turn_cap: 8 }],
    ["superhero_battle", 2, {}],
    ["thanos_rising", 2, {}],
  ];
  const quick = ["splendor", "infinity_war"];
  for (const [game, players, options] of games)
    test(game, { tag: quick.includes(game) ? [] : ["@weekly"] }, async ({ page }) => {
      await explained(page, await finished(page, game, players, options), game === "thanos_rising");
    });
});

test("bots have names, levels and last moves; the log has rounds; reload keeps all of it", async ({ page }) => {
  await openTable(page, { players: 3, options: { first_player: "p1" } });
  await play(page, 2);
  await myTurn(page);
  const rivals = page.locator(".player.panel:not(.mine)");
  await expect(rivals).toHaveCount(2);
  const names = await rivals.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
  expect(new Set(names).size).toBe(2);
  for (const name of names) expect(name).toMatch(/^[A-Z][a-z]+$/);
  await expect(rivals.first()).toContainText("Greedy");
  const last = rivals.first().locator(".lastmove");
  await expect(last).toContainText(/^(takes|reserves|recruits|gives)/);
  await expect(page.locator("ol.log .round")).toHaveText(["Round 2", "Round 1"]);
  const said = (await last.textContent())!;
  await page.reload();
  await myTurn(page);
  await expect(last).toHaveText(said);
  await expect(rivals.first()).toHaveAttribute("aria-label", names[0]!);
});

test("moves of bots step by step: each waits to be asked for", async ({ page }) => {
  await openTable(page, { players: 3, options: { first_player: "p1" } });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByText("Step by step", { exact: true }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await myTurn(page);
  const rivals = page.locator(".player.panel:not(.mine) .lastmove");
  await decide(page, dice(1));
  const next = page.getByRole("button", { name: "Next move" });
  await expect(next).toBeVisible();
  await expect(rivals).toHaveCount(0);
  await page.mouse.click(640, 20);
  await expect(rivals).toHaveCount(0);
  await next.click();
  await expect(rivals).toHaveCount(1);
  await page.keyboard.press("n");
  await expect(rivals).toHaveCount(2);
  for (let steps = 0; steps < 5 && (await next.isVisible()); steps++) await next.click();
  await myTurn(page);
});

test("the last round is announced", async ({ page }) => {
  await page.goto("/");
  await page.request.post("/api/me", { data: { name: "Ann" } });
  await page.route("**/live", () => {});
  await page.routeWebSocket("**/live", (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const frame = JSON.parse(String(text));
      if (frame.type === "update" && frame.view) frame.view.last_round = true;
      socket.send(JSON.stringify(frame));
    });
  });
  await openTable(page, { options: { first_player: "p1" } });
  await myTurn(page);
  await expect(page.locator("section.act").getByRole("status")).toHaveText("Last round");
});

test("a replay: turns, ends, log lines, speed, other eyes; and playing on from there", async ({ page }) => {
  const table = await finished(page, "splendor", 2, { max_rounds: 4 });
  await page.goto(`/replay/${table}`);
  const at = page.locator(".page[data-move]");
  await expect(page.getByRole("slider")).toBeVisible();
  const last = Number(await page.getByRole("slider").getAttribute("max"));
  await page.getByRole("button", { name: "To the beginning" }).click();
  await expect(at).toHaveAttribute("data-move", "0");
  await page.getByRole("button", { name: "One turn forward" }).click();
  await expect(at).not.toHaveAttribute("data-move", "0");
  await page.getByRole("button", { name: "To the end", exact: true }).click();
  await expect(at).toHaveAttribute("data-move", String(last));
  await expect(page.locator("[data-play-on]")).toHaveCount(0);

  const line = page.locator('ol.log > li[data-round="2"]');
  await line.getByRole("button", { name: "Show this move" }).click();
  await expect(line).toHaveClass(/at/);
  const there = Number(await at.getAttribute("data-move"));
  expect(there).toBeGreaterThan(0);
  expect(there).toBeLessThan(last);

  expect(await findings(page), "replay").toEqual([]);
  await page.getByLabel("Speed").selectOption("4");
  const eyes = page.locator("[data-eyes]");
  await expect(eyes.locator("option")).toHaveCount(3);
  await eyes.selectOption("1");
  await expect(page.locator("[data-play-on]")).toBeVisible();
  const whose = await page.locator("[data-play-on] small").innerText();
  expect(whose).not.toBe("Ann");
  const tokens = await page.locator(".player.panel .ring").allInnerTexts();
  await page.locator("[data-play-on]").click();
  await page.waitForURL((url) => url.pathname.startsWith("/table/") && !url.pathname.endsWith(table));
  await expect(page.locator(".page[data-status=running]")).toBeVisible();
  await expect(page.locator("ol.log")).toContainText("goes on from an earlier one");
  await expect(page.locator(".player.panel.mine")).toHaveAttribute("aria-label", "Ann");
  await myTurn(page);
  expect(tokens.length).toBeGreaterThan(10);
  await play(page, 1);
});

test("who plays alone against bots may look back and try again; with others he may not", async ({ page }) => {
  const table = await openTable(page, { options: { first_player: "p1" } });
  await play(page, 1);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Replay" }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/${table}$`));
  await page.getByRole("button", { name: "To the beginning" }).click();
  await expect(page.locator("[data-eyes] option")).toHaveCount(2);
  await page.locator("[data-play-on]").click();
  await myTurn(page);
});

test("the lobby remembers the last table, groups the house rules and finds them", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => sessionStorage.setItem("remembers", "yes"));
  await openTable(page, {
    game: "infinity_war",
    players: 3,
    seats: ["bot:random", "open"],
    options: { layout: "mixed" },
  });
  await page.goto("/");
  const form = page.getByRole("form");
  await expect(form.locator(".seat select")).toHaveCount(3);
  await expect(form.locator(".seat select").nth(1)).toHaveValue("bot:random");
  await expect(form.locator(".seat select").nth(2)).toHaveValue("open");
  const house = form.locator("details.more");
  await expect(house.locator("> summary")).toContainText("1 changed");
  await house.locator("> summary").click();
  await expect(house.locator("[data-option=layout]")).toBeVisible();
  await expect(house.locator("[data-option=end_check]")).toBeHidden();
  await house.getByText("Rulings on open questions").click();
  await expect(house.locator("[data-option=end_check]")).toBeVisible();
  await house.getByRole("searchbox").fill("rocket");
  await expect(house.locator("[data-option=rocket_side_collision]")).toBeVisible();
  await expect(house.locator("[data-option=end_check]")).toHaveCount(0);
});

test("a phone's list of finished games tells winner and date; the theme is the system's", async ({ page }) => {
  const { page: phone, faults } = await newPerson(page);
  await phone.addInitScript(() => localStorage.setItem("sixstones.settings", JSON.stringify({ language: "en" })));
  await phone.emulateMedia({ colorScheme: "light" });
  await phone.setViewportSize({ width: 390, height: 844 });
  const table = await finished(phone, "tic_tac_toe", 2);
  await phone.goto("/");
  await expect(phone.locator("html")).toHaveAttribute("data-theme", "light");
  await phone.emulateMedia({ colorScheme: "dark" });
  await expect(phone.locator("html")).toHaveAttribute("data-theme", "dark");
  await phone.getByText("Finished", { exact: true }).click();
  const row = phone.locator("li.tr", { has: phone.locator(`a[href="/replay/${table}"]`) });
  await expect(row.locator(".ts")).toBeVisible();
  await expect(row.locator(".ts")).toContainText(/won|win|Nobody/i);
  await expect(row.locator(".ts small")).toContainText(/20\d\d/);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(faults).toEqual([]);
});
