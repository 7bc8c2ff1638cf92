/**
 * Pictures for the documentation, taken from real games: `npm run screenshots`, or `npm run screenshots splendor` for
 * some of them. Only pictures that a page of the documentation shows are taken, as WebP, so that they stay small
 * (`tests/contract/test_docs.py` has the limit). A game played at random has little to show before long: one with
 * `web/tests/<game>_positions.py` begins in the middle.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { BROWSER } from "../tests/browser.mjs";
import { play } from "../tests/player.mjs";
import { serve } from "../tests/serve.mjs";

const WEB = join(dirname(fileURLToPath(import.meta.url)), "..");
const DOCS = join(WEB, "..", "docs");
const IMAGES = join(DOCS, "images");
const QUALITY = 80;
const LANGUAGES = ["en", "ru"];
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const DECISIONS = 16;
/** Games that are shown at a certain question. */
const SCENES = { superhero_battle: "[data-step^='target '], [data-step^='tactic ']" };
const WANTED = process.argv.slice(2);
const PAGES = readdirSync(DOCS, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".md"));
const SHOWN = [join(DOCS, "..", "README.md"), ...PAGES.map((name) => join(DOCS, name))]
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");

mkdirSync(IMAGES, { recursive: true });
const positions = readdirSync(join(WEB, "tests")).filter((name) => name.endsWith("_positions.py"));
const { url, stop } = await serve(positions.map((name) => `web/tests/${name}`));
const browser = await chromium.launch(BROWSER);

/** @param {{width: number, height: number}} viewport @param {string} language @param {string} name */
async function person(viewport, language, name) {
  const context = await browser.newContext({ viewport, baseURL: url });
  await context.addInitScript(
    (chosen) => localStorage.setItem("sixstones.settings", chosen),
    JSON.stringify({ animation: false, language, theme: "dark" }),
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

/** @param {number} count */
const bots = (count) => Array.from({ length: count }, () => ({ kind: "bot", bot: "greedy" }));

/** The games with a table of their own, and how many play.
 * @param {import("@playwright/test").Page} page @returns {Promise<{id: string, players: number}[]>} */
async function games(page) {
  const { games: listed } = await (await page.request.get("/api/games")).json();
  return listed
    .filter((/** @type {{id: string}} */ { id }) => existsSync(join(WEB, "src", "games", id, "index.ts")))
    .filter((/** @type {{id: string}} */ { id }) => !WANTED.length || WANTED.includes(id))
    .map((/** @type {{id: string, min_players: number, max_players: number}} */ game) => ({
      id: game.id,
      players: Math.max(game.min_players, Math.min(3, game.max_players)),
    }));
}

/** @param {import("@playwright/test").Page} page @param {string} name */
async function picture(page, name) {
  if (!SHOWN.includes(`images/${name}`)) return;
  await page.waitForLoadState("networkidle");
  await page.mouse.move(0, 0);
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: join(IMAGES, name), type: "webp", quality: QUALITY });
  console.log(`docs/images/${name}`);
}

try {
  const host = await person(SIZES[0], "en", "Bob");
  const shown = await games(host);
  for (const { id, players } of shown.filter(({ players: most }) => most > 1))
    await table(host, id, [{ kind: "me" }, { kind: "open" }, ...bots(players - 2)], false);
  for (const [n, size] of SIZES.entries())
    for (const [m, language] of LANGUAGES.entries()) {
      const page = await person(size, language, language === "ru" ? "Аня" : "Ann");
      const suffix = `${size.width}${language === "en" ? "" : `_${language}`}`;
      for (const { id, players } of shown) {
        await page.goto(`/table/${await table(page, id, [{ kind: "me" }, ...bots(players - 1)])}`);
        await page.locator("[data-action]:visible, [data-step]:visible").first().waitFor({ timeout: 30_000 });
        if (!positions.includes(`${id}_positions.py`)) await play(page, DECISIONS, 1 + n + 2 * m);
        const scene = SCENES[/** @type {keyof typeof SCENES} */ (id)];
        if (scene) while (!(await page.locator(scene).count()) && (await play(page, 1))) continue;
        await picture(page, `${id}_${suffix}.webp`);
      }
      if (WANTED.length) {
        await page.context().close();
        continue;
      }
      await page.goto("/");
      await page.locator("form button[type=submit]").waitFor();
      await picture(page, `lobby_${suffix}.webp`);
      await page.context().close();
    }
} finally {
  await browser.close();
  await stop();
}
