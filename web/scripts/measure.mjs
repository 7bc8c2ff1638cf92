/**
 * How heavy and how quick the page is: `npm run measure`.
 *
 * - what the first page loads, in bytes as they travel (compressed);
 * - when it can be used: from the start of the navigation to the first frame with the button that starts a table;
 * - how long the tasks of the main thread take while cards and tokens move in a game of Splendor.
 */
import { loadavg } from "node:os";
import { chromium } from "@playwright/test";
import { BROWSER } from "../tests/browser.mjs";
import { play } from "../tests/player.mjs";
import { serve } from "../tests/serve.mjs";

const RUNS = 7;
const DECISIONS = 8;
const LONG = 50;

const { url, stop } = await serve();
const browser = await chromium.launch(BROWSER);
const kilo = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`;
const middle = (/** @type {number[]} */ values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** A person with nothing in the cache. @param {boolean} animation */
async function person(animation) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: url });
  await context.addInitScript(
    (chosen) => localStorage.setItem("sixstones.settings", chosen),
    JSON.stringify({ animation, language: "en" }),
  );
  return context.newPage();
}

async function firstPage() {
  const page = await person(false);
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  /** @type {Map<string, {url: string, bytes: number}>} */
  const loads = new Map();
  line.on("Network.requestWillBeSent", ({ requestId, request }) =>
    loads.set(requestId, { url: request.url, bytes: 0 }),
  );
  line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const load = loads.get(requestId);
    if (load) load.bytes = encodedDataLength;
  });
  await page.goto("/");
  await page.locator("form button[type=submit]").waitFor();
  await page.waitForLoadState("networkidle");
  const rows = [...loads.values()].map(({ url: address, bytes }) => ({
    path: new URL(address).pathname + new URL(address).search,
    bytes,
  }));
  console.log("First page, bytes as they travel");
  for (const { path, bytes } of rows.sort((a, b) => b.bytes - a.bytes))
    console.log(`  ${kilo(bytes).padStart(9)}  ${path}`);
  console.log(`  ${kilo(rows.reduce((sum, { bytes }) => sum + bytes, 0)).padStart(9)}  together`);
  await page.context().close();
}

async function usable() {
  const times = [];
  for (let run = 0; run < RUNS; run++) {
    const page = await person(false);
    await page.addInitScript(() => {
      const look = () => {
        if (document.querySelector("form button[type=submit]")) {
          requestAnimationFrame(() => setTimeout(() => Object.assign(window, { usable: performance.now() })));
        } else requestAnimationFrame(look);
      };
      look();
    });
    await page.goto("/");
    await page.waitForFunction(() => "usable" in window);
    times.push(await page.evaluate(() => /** @type {{usable: number}} */ (/** @type {unknown} */ (window)).usable));
    await page.context().close();
  }
  console.log(
    `Usable after ${times.map((time) => Math.round(time)).join(", ")} ms; median ${Math.round(middle(times))} ms`,
  );
}

/** Tasks of the page's main thread in a trace. @param {Buffer} trace */
function tasks(trace) {
  /** @type {{ph: string, name: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args?: {name?: string}}[]} */
  const events = JSON.parse(trace.toString()).traceEvents;
  const mains = new Set(
    events.filter((e) => e.name === "thread_name" && e.args?.name === "CrRendererMain").map((e) => `${e.pid}/${e.tid}`),
  );
  return events.filter((e) => e.ph === "X" && e.name === "RunTask" && mains.has(`${e.pid}/${e.tid}`));
}

async function motion() {
  const page = await person(true);
  await page.request.post("/api/me", { data: { name: "Ann" } });
  const bot = { kind: "bot", bot: "greedy" };
  const made = await page.request.post("/api/tables", {
    data: { game: "splendor", players: 3, seats: [{ kind: "me" }, bot, bot], start: true },
  });
  await page.goto(`/table/${(await made.json()).id}`);
  await page.locator(".page[data-status=running]").waitFor();
  await page.waitForLoadState("networkidle");
  await browser.startTracing(page, {
    categories: ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"],
  });
  await play(page, DECISIONS);
  const found = tasks(await browser.stopTracing());
  const busy = found.map((task) => (task.tdur ?? 0) / 1000);
  const wall = found.map((task) => (task.dur ?? 0) / 1000);
  const over = (/** @type {number[]} */ times) => times.filter((time) => time > LONG).length;
  console.log(
    `While pieces move (${DECISIONS} decisions and the bots' answers): ${found.length} tasks of the main thread`,
  );
  console.log(`  longest ${Math.max(...busy).toFixed(1)} ms of work, ${Math.max(...wall).toFixed(1)} ms by the clock`);
  console.log(`  over ${LONG} ms: ${over(busy)} by work, ${over(wall)} by the clock`);
  await page.context().close();
}

try {
  console.log(`Chromium ${browser.version()}, load of the machine ${loadavg()[0].toFixed(1)}`);
  await firstPage();
  await usable();
  await motion();
} finally {
  await browser.close();
  await stop();
}
