/**
 * Every screen in every size, language, theme and with letters: `make matrix`, or some of it by words of its names:
 * `npm run matrix splendor lobby`. It ends with 1 if anything is cut, covered, too small or wider than the screen.
 */
import { chromium } from "@playwright/test";
import { BROWSER } from "../tests/browser.mjs";
import {
  GAMES,
  LOOKS,
  OTHERS,
  SCENES,
  SIZES,
  arrive,
  chosen,
  inAll,
  lastScene,
  played,
  table,
} from "../tests/screens.mjs";
import { serve } from "../tests/serve.mjs";

/** Further questions of a game are looked at where room is shortest, in the longest words. */
const FEW = SIZES.filter(({ width }) => [360, 844, 1024, 1280].includes(width));
const WANTED = process.argv.slice(2);

const { url, stop } = await serve([SCENES]);
const browser = await chromium.launch(BROWSER);
const context = await browser.newContext({ baseURL: url, viewport: SIZES[6] });
await context.addInitScript(() => {
  if (!localStorage.getItem("sixstones.settings"))
    localStorage.setItem("sixstones.settings", JSON.stringify({ animation: false, language: "en", theme: "dark" }));
});
const page = await context.newPage();
page.on("pageerror", (error) => found("error of the page", [error.message]));
let cells = 0;
/** @type {Map<string, string[]>} */
const wrong = new Map();

/** @param {string} where @param {string[]} faults */
function found(where, faults) {
  for (const fault of faults) wrong.set(fault, [...(wrong.get(fault) ?? []), where]);
}

/** @param {import("../tests/screens.mjs").Screen} screen @param {typeof LOOKS} looks @param {typeof SIZES} sizes */
async function walk(screen, looks, sizes) {
  if (WANTED.length && !WANTED.some((word) => screen.name.includes(word))) return;
  const began = cells;
  wrong.clear();
  await screen.open(page);
  for await (const { size, look, found: faults } of inAll(page, sizes, looks)) {
    cells += 1;
    const letters = look.glyphs ? " letters" : "";
    found(`${size.width}×${size.height} ${look.language} ${look.theme}${letters}`, faults);
  }
  console.log(`${wrong.size ? "✗" : "✓"} ${screen.name} (${cells - began})`);
  for (const [fault, where] of wrong)
    console.log(
      `    ${fault}\n        ${where.slice(0, 3).join(" · ")}${where.length > 3 ? ` · … ${where.length}` : ""}`,
    );
  failed += wrong.size;
}

let failed = 0;
try {
  await arrive(page);
  const asked = LOOKS.filter(({ language, theme, glyphs }) => language !== "en" && theme === "dark" && glyphs);
  for (const [game, seats] of Object.entries(GAMES))
    for (const players of seats) {
      await walk(table(game, players), LOOKS, SIZES);
      await walk(chosen(game, players), asked, SIZES);
    }
  for (const [game, seats] of Object.entries(GAMES)) {
    const most = /** @type {number} */ (seats.at(-1));
    await walk(played(game, most), asked, SIZES);
    for (let kind = 1; kind <= (await lastScene(page, game)); kind++) await walk(table(game, most, kind), asked, FEW);
  }
  for (const screen of OTHERS)
    await walk(
      screen,
      LOOKS.filter(({ glyphs }) => !glyphs),
      SIZES,
    );
  console.log(`${cells} screens, ${failed} faults`);
} finally {
  await browser.close();
  await stop();
}
process.exitCode = failed ? 1 : 0;
