import { chromium } from "@playwright/test";
import { BROWSER } from "./tests/browser.mjs";
import { decide, dice, offered, number } from "./tests/player.mjs";
import { serve } from "./tests/serve.mjs";
const { url, stop } = await serve();
const browser = await chromium.launch(BROWSER);
const out = process.argv[2] ?? "/tmp/sb";
const sizes = (process.argv[3] ?? "1280x800").split(",").map((s) => s.split("x").map(Number));
const lang = process.argv[4] ?? "en"; const players = Number(process.argv[5] ?? 4); const theme = process.argv[6] ?? "dark"; const opts = JSON.parse(process.argv[7] ?? "{}");
const turns = (process.argv[8] ?? "1,3,5,8,12,20").split(",").map(Number);
try {
  const context = await browser.newContext({ viewport: { width: sizes[0][0], height: sizes[0][1] }, baseURL: url });
  await context.addInitScript((c) => localStorage.setItem("sixstones.settings", c), JSON.stringify({ animation: false, language: lang, theme }));
  const page = await context.newPage();
  page.on("pageerror", (e) => console.log("ERR", e.message));
  page.on("console", (m) => m.type() === "error" && console.log("CON", m.text()));
  await page.request.post("/api/me", { data: { name: lang === "ru" ? "Аня" : "Ann" } });
  const bot = { kind: "bot", bot: "random" };
  const made = await page.request.post("/api/tables", { data: { game: process.env.GAME ?? "superhero_battle", players, options: opts, seats: [{ kind: "me" }, ...Array(players - 1).fill(bot)], start: true } });
  if (!made.ok()) console.log(await made.text());
  await page.goto(`/table/${(await made.json()).id}`);
  await page.locator(".page[data-status=running]").waitFor();
  const roll = dice(5);
  let n = 0;
  for (const t of turns) {
    while (n < t) {
      await page.locator(".page[data-turn=true], .page[data-status=over]").waitFor({ timeout: 60000 });
      if ((await page.locator(".page").getAttribute("data-status")) === "over") break;
      const did = await decide(page, roll); console.log(n, did); n++;
    }
    await page.waitForTimeout(400);
    const step = page.locator("[data-step]:visible").first();
    if (await step.count()) await step.click().catch(() => {});
    for (const [w, h] of sizes) {
      await page.setViewportSize({ width: w, height: h });
      await page.waitForTimeout(250);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) console.log("WIDE", w, h, wide);
      await page.screenshot({ path: `${out}_${lang}_${players}_${w}x${h}_${n}.png` });
    }
    await page.keyboard.press("Escape");
  }
} finally { await browser.close(); await stop(); }
