/** Thanos Rising in the browser: alone with all teams, two people who help each other, every screen. */
import type { Page } from "@playwright/test";
import { findings } from "./axe";
import { outside, SIZES } from "./screens";
import { wear } from "./screens.mjs";
import { serve } from "./serve.mjs";
import { decide, dice, expect, myTurn, newPerson, origin, status, test } from "./table";

/** A table at another server, all seats mine or the second one somebody else's; begun at once if all are filled. */
async function begin(page: Page, players: number, friend = false): Promise<string> {
  const headers = { origin: origin() };
  await page.request.post("/api/me", { data: { name: "Ann" }, headers });
  const seats = Array.from({ length: players }, (_, n) => ({ kind: friend && n === 1 ? "open" : "me" }));
  const made = await page.request.post("/api/tables", {
    data: { game: "thanos_rising", players, options: {}, seats, start: !friend },
    headers,
  });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/table/${id}`);
  return id;
}

test("alone with all teams, from the lobby to the end, by clicking", { tag: "@weekly" }, async ({ page }) => {
  await page.goto("/");
  await page.locator("[data-game=thanos_rising]").click();
  const form = page.getByRole("form");
  await form.locator("input[autocomplete=nickname]").fill("Ann");
  await form.locator("[data-choice=alone]").click();
  await expect(form.locator(".seat select")).toHaveCount(2);
  for (const seat of await form.locator(".seat select").all()) await expect(seat).toHaveValue("me");
  await form.locator("button[type=submit]").click();
  await page.waitForURL("**/table/*");
  const roll = dice(3);
  const looked = new Set<string | null>();
  while ((await status(page)) !== "over") {
    await page.locator(".page[data-turn=true], .page[data-status=over]").waitFor();
    if ((await status(page)) === "over") break;
    looked.add(await page.locator(".team.open").getAttribute("data-at"));
    await decide(page, roll);
  }
  expect(looked.size, "the page follows the team that decides").toBe(2);
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText(/^(You win together|Defeat): /)).toBeVisible();
  await expect(sheet.locator(".because")).toContainText(/\d+ villains are defeated|Villains defeated: \d+ of \d+/);
  await sheet.getByRole("link", { name: "Replay" }).click();
  await expect(page.locator(".page[data-move]")).toBeVisible();
});

test.describe("from the middle", () => {
  test.describe.configure({ mode: "serial" });
  let others = "";
  let stop: () => Promise<void>;

  test.beforeAll(async () => {
    others = origin();
    const server = await serve(["web/tests/thanos_rising_scenes.py"]);
    process.env.SIXSTONES_URL = server.url;
    stop = server.stop;
  });

  test.afterAll(async () => {
    process.env.SIXSTONES_URL = others;
    await stop();
  });

  test("two people: a proposal is taken over, a token is played in the other's turn", async ({ page }) => {
    const table = await begin(page, 2, true);
    const { page: bob, faults } = await newPerson(page);
    await bob.request.post("/api/me", { data: { name: "Bob" }, headers: { origin: origin() } });
    await bob.request.post(`/api/tables/${table}/seats/1/sit`, { headers: { origin: origin() } });
    await bob.goto(`/table/${table}`);
    await page.getByRole("button", { name: "Begin" }).click();
    await myTurn(page);

    // Bob says where he would go; Ann sees it marked and does it with one key.
    await expect(bob.locator("[data-action], [data-step]")).toHaveCount(0);
    await bob.getByRole("switch", { name: "Suggest" }).click();
    await bob.locator('[data-step="deploy 2"]').click();
    expect(await findings(bob)).toEqual([]);
    await bob.locator('section.act [data-action="deploy 2"]').click();
    const marked = page.locator('[data-step="deploy 2"]');
    await expect(marked).toHaveAttribute("data-proposed", "Bob");
    await expect(page.getByText("Bob suggests: Deploy to a sector: 2")).toBeVisible();
    await expect(page.locator(".page[data-turn=true]"), "nothing is decided for Ann").toBeVisible();
    expect(await findings(page)).toEqual([]);
    await bob.getByRole("button", { name: "Withdraw" }).click();
    await expect(page.locator("[data-proposed]")).toHaveCount(0);
    await bob.locator('[data-step="deploy 3"]').click();
    await bob.locator('section.act [data-action="deploy 3"]').click();
    await page.locator('[data-takes="deploy 3"]').click();
    await expect(page.locator("[data-takes], [data-proposed]")).toHaveCount(0);
    await expect(page.locator(".log").getByText("Bob suggests to Ann: Deploy to a sector: 3")).toBeVisible();
    await expect(page.locator('[data-at="sector 2"] .flag')).toContainText("Ann");

    // In Ann's turn Bob is asked whether a token of his helps.
    const roll = dice(1);
    const token = bob.locator('[data-action^="play symbol"]');
    while (!(await token.count())) {
      for (const one of [page, bob])
        if (await one.locator(".page[data-turn=true]").count()) {
          if (one === bob && (await token.count())) break;
          await decide(one, roll);
        }
      await page.waitForTimeout(30);
    }
    await myTurn(bob);
    await expect(page.locator('[data-at="seat 0"] em')).toBeVisible();
    const kind = (await token.first().getAttribute("data-action"))!.slice("play ".length);
    await token.first().click();
    await expect.poll(() => bob.locator(`.log li`).filter({ hasText: "Bob" }).count()).toBeGreaterThan(0);
    await expect(bob.locator(`[data-at="token 1 ${kind}"] b`)).toHaveText("2");
    expect(faults).toEqual([]);
  });

  test("four teams in Russian fit every screen, and axe finds nothing in both themes", async ({ page, context }) => {
    await context.addInitScript((chosen) => localStorage.setItem("sixstones.settings", JSON.stringify(chosen)), {
      animation: false,
      language: "ru",
      theme: "dark",
    });
    await begin(page, 4);
    const roll = dice(4);
    for (let scene = 0; scene < 5 && (await status(page)) !== "over"; scene++) {
      await myTurn(page);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        expect(await outside(page), `scene ${scene} at ${width}×${height}`).toEqual([]);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      if (scene % 2 === 0)
        for (const theme of ["light", "dark"]) {
          await wear(page, { theme });
          expect(await findings(page), `scene ${scene}, ${theme}`).toEqual([]);
        }
      await decide(page, roll);
    }
  });
});
