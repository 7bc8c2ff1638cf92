/** One playback clock: whatever is on the page belongs to the same moment, and any input shows now. */
import type { Page } from "@playwright/test";
import { decide, dice, expect, myTurn, origin, play, test } from "./table";
import { war } from "./warrior.mjs";

interface Sample {
  /** The moment as each part of the page names it. */
  moments: (string | null)[];
  header: string | null;
  bar: string | null;
  panels: string;
  playing: boolean;
  whose: string;
  name: string;
  entry: number;
  seat: string | null;
}

/** Looks at the page every 100 ms, between two drawings. */
const watchMoments = (page: Page) =>
  page.evaluate(() => {
    const samples: Sample[] = [];
    (window as unknown as { samples: Sample[] }).samples = samples;
    const read = (): void => {
      const of = (selector: string) => document.querySelector<HTMLElement>(selector);
      const [header, bar, log] = [of("header [data-moment]"), of(".act[data-moment]"), of(".log[data-moment]")];
      const last = log?.querySelector<HTMLElement>("[data-entry]");
      if (!header || !bar || !log || !last || of("dialog[open]")) return;
      const framed = [...document.querySelectorAll<HTMLElement>("[data-panel][data-acting=true]")];
      samples.push({
        moments: [of(".page")!.dataset.moment!, header.dataset.moment!, bar.dataset.moment!, log.dataset.moment!],
        header: header.dataset.seat!,
        bar: bar.dataset.seat!,
        panels: [...new Set(framed.map((panel) => Number(panel.dataset.panel)))].sort((a, b) => a - b).join(" "),
        playing: header.dataset.playing === "true",
        whose: header.textContent!,
        name: framed.map((panel) => panel.textContent!).join(" "),
        entry: Number(last.dataset.entry),
        seat: last.dataset.seat ?? null,
      });
    };
    setInterval(read, 100);
  });

/** A table with bots, whose moves are shown. */
async function begin(page: Page, game: string, players: number, pace = "normal"): Promise<void> {
  const headers = { origin: origin() };
  await page.goto("/");
  const chosen = JSON.stringify({ animation: true, language: "en", theme: "dark", pace });
  await page.evaluate((chosen) => localStorage.setItem("sixstones.settings", chosen), chosen);
  await page.request.post("/api/me", { data: { name: "Ann" }, headers });
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot", bot: "greedy" }));
  const data = { game, players, seats: [{ kind: "me" }, ...bots], start: true };
  const made = await page.request.post("/api/tables", { data, headers });
  await page.goto(`/table/${((await made.json()) as { id: string }).id}`);
}

const GAMES = { splendor: 4, infinity_war: 4, superhero_battle: 6, thanos_rising: 5 };
for (const [game, decisions] of Object.entries(GAMES)) {
  test(`everything at a table of ${game} belongs to one moment`, async ({ page }) => {
    await begin(page, game, 3);
    await myTurn(page);
    await watchMoments(page);
    if (game === "infinity_war") await war(page, dice(5), decisions);
    else await play(page, decisions, 5);
    const samples = await page.evaluate(() => (window as unknown as { samples: Sample[] }).samples);
    expect(samples.filter((one) => one.playing).length, "moves of bots were seen").toBeGreaterThan(3);
    for (const one of samples) {
      const told = JSON.stringify(one);
      expect(new Set(one.moments).size, told).toBe(1);
      expect(one.bar, told).toBe(one.header);
      expect(one.panels, told).toBe(one.header);
      expect(one.entry, told).toBe(Number(one.moments[0]!.split(".")[0]));
      if (one.playing) {
        expect(one.seat, told).toBe(one.header);
        // My own panel has my hero's name, not mine, in one game.
        const name = one.whose.replace(/ to play$/, "");
        if (one.header !== "0") expect(one.name, told).toContain(name);
      }
    }
  });
}

test("any input shows now, and a reload does", async ({ page }) => {
  await begin(page, "splendor", 4, "calm");
  const roll = dice(2);
  const moment = page.locator('header [data-moment]:not([data-moment=""])');
  const inputs = [() => page.keyboard.press("x"), () => page.mouse.click(640, 300), () => page.reload()];
  for (const input of inputs) {
    await myTurn(page);
    await decide(page, roll);
    // Everything is known that will be shown: I am next, and the first move is still being shown.
    await expect(page.locator("header .next")).toBeVisible();
    await expect(moment).toHaveAttribute("data-playing", "true");
    await input();
    await moment.waitFor();
    expect(await moment.getAttribute("data-moment")).toMatch(/now$/);
  }
});

test("what was skipped can be seen again", async ({ page }) => {
  await begin(page, "splendor", 3);
  await myTurn(page);
  await decide(page, dice(2));
  await expect(page.locator("header [data-playing=true]")).toBeVisible();
  await page.keyboard.press("Escape");
  await myTurn(page);
  const now = await page.locator(".page").getAttribute("data-moment");
  await page.getByRole("button", { name: "Show it again" }).click();
  await expect(page.locator("header [data-playing=true]")).toBeVisible();
  await myTurn(page);
  expect(await page.locator(".page").getAttribute("data-moment")).toBe(now);
});

/** Plays until somebody has chosen a sector: the scenes of Thanos's step, as they were shown. */
async function deploy(page: Page, roll: (bound: number) => number): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    await myTurn(page);
    const deploys = await page.locator('[data-step^="deploy"]:visible').count();
    await decide(page, roll);
    if (deploys) return;
  }
  throw new Error("nobody was to deploy");
}

test("Thanos's step is shown in scenes, one after the other, and can be skipped", async ({ page }) => {
  await begin(page, "thanos_rising", 2);
  const roll = dice(4);
  await myTurn(page);
  await page.evaluate(() => {
    const seen: string[] = [];
    (window as unknown as { scenes: string[] }).scenes = seen;
    const look = (): void => {
      const scene = document.querySelector<HTMLElement>(".rising")?.dataset.scene ?? "";
      const steps = [...document.querySelectorAll<HTMLElement>("[data-step-of]")].map((one) => one.dataset.state);
      const told = scene && steps.length ? `${scene}: ${steps.join(" ")}` : scene;
      if (told && seen.at(-1) !== told) seen.push(told);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, attributes: true, childList: true });
  });
  await deploy(page, roll);
  await myTurn(page);
  const scenes = await page.evaluate(() => (window as unknown as { scenes: string[] }).scenes);
  const names = scenes.map((scene) => scene.split(":")[0]!);
  const order = ["deploy", "dice", "stone", "attack"].map((name) => names.indexOf(name));
  expect(order, scenes.join("\n")).toEqual([...order].sort((a, b) => a - b));
  expect(order, scenes.join("\n")).not.toContain(-1);
  expect(scenes.find((scene) => scene.startsWith("stone"))).toMatch(/^stone: now next next/);
  expect(scenes.find((scene) => scene.startsWith("attack"))).toMatch(/^attack: done done now/);

  await deploy(page, roll);
  await expect(page.locator('.rising[data-scene="dice"]')).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator('.rising[data-scene=""]')).toBeVisible();
  await myTurn(page);
});
