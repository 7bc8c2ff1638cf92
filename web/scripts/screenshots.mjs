/** Pictures for the documentation, taken from real games: `npm run screenshots`. */
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { BROWSER } from "../tests/browser.mjs";
import { play } from "../tests/player.mjs";
import { serve } from "../tests/serve.mjs";

const IMAGES = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "docs", "images");
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const DECISIONS = 16;

mkdirSync(IMAGES, { recursive: true });
// Infinity War begins in the middle here, so that there is something to see.
const { url, stop } = await serve(["web/tests/infinity_war_positions.py"]);
const browser = await chromium.launch(BROWSER);

/** @param {{width: number, height: number}} viewport @param {string} language @param {string} name */
async function person(viewport, language, name) {
  const context = await browser.newContext({ viewport, baseURL: url });
  await context.addInitScript(
    (chosen) => localStorage.setItem("sixstones.settings", chosen),
    JSON.stringify({ animation: false, language }),
  );
  const page = await context.newPage();
  await page.request.post("/api/me", { data: { name } });
  return page;
}

/** @param {import("@playwright/test").Page} page @param {string} game @param {object[]} seats @param {boolean} start */
async function table(page, game, seats, start = true) {
  const answer = await page.request.post("/api/tables", { data: { game, players: seats.length, seats, start } });
  return (await answer.json()).id;
}

const bot = { kind: "bot", bot: "greedy" };
try {
  const host = await person(SIZES[0], "en", "Bob");
  await table(host, "splendor", [{ kind: "me" }, { kind: "open" }, bot], false);
  await table(host, "splendor_classic", [{ kind: "me" }, { kind: "open" }], false);
  for (const [n, size] of SIZES.entries())
    for (const [m, language] of ["en", "ru"].entries()) {
      const page = await person(size, language, language === "ru" ? "Аня" : "Ann");
      const suffix = `${size.width}${language === "en" ? "" : `_${language}`}`;
      const id = await table(page, "splendor", [{ kind: "me" }, bot, bot]);
      await page.goto(`/table/${id}`);
      await play(page, DECISIONS, 1 + n + 2 * m);
      await page.mouse.move(0, 0);
      await page.screenshot({ path: join(IMAGES, `splendor_${suffix}.png`) });
      await page.goto("/");
      await page.locator("form button[type=submit]").waitFor();
      await page.waitForLoadState("networkidle");
      await page.screenshot({ path: join(IMAGES, `lobby_${suffix}.png`) });
      console.log(`docs/images/{lobby,splendor}_${suffix}.png`);
      await page.context().close();
    }
  for (const [size, language] of /** @type {const} */ ([
    [SIZES[0], "en"],
    [SIZES[1], "en"],
    [SIZES[0], "ru"],
  ])) {
    const page = await person(size, language, language === "ru" ? "Аня" : "Ann");
    await page.goto(`/table/${await table(page, "infinity_war", [{ kind: "me" }, bot, bot])}`);
    await page.locator(".board").waitFor();
    await page.waitForLoadState("networkidle");
    const name = `infinity_war_${size.width}${language === "en" ? "" : `_${language}`}.png`;
    await page.screenshot({ path: join(IMAGES, name) });
    console.log(`docs/images/${name}`);
    await page.context().close();
  }
} finally {
  await browser.close();
  await stop();
}
