/**
 * How heavy and how quick the page is: `npm run measure`.
 *
 * - what the first page loads, in bytes as they travel (compressed);
 * - when it can be used: from the start of the navigation to the first frame with the button that starts a table;
 * - how long the tasks of the main thread take while pieces move, in each game, and what the longest consist of.
 *
 * `node scripts/measure.mjs splendor 20` measures only the last, in that game, for so many decisions.
 */
import { loadavg } from "node:os";
import { chromium } from "@playwright/test";
import { BROWSER } from "../tests/browser.mjs";
import { dice, play } from "../tests/player.mjs";
import { serve } from "../tests/serve.mjs";
import { war } from "../tests/warrior.mjs";

const RUNS = 7;
const LONG = 50;
/** How many sit at the table of each game. */
const SEATS = { splendor: 3, infinity_war: 3, superhero_battle: 4, thanos_rising: 2 };
/** What the browser calls the parts of its work. @type {Record<string, string>} */
const WORK = {
  FunctionCall: "script",
  RunMicrotasks: "script",
  EvaluateScript: "script",
  "v8.compile": "compiling",
  MinorGC: "memory",
  MajorGC: "memory",
  UpdateLayoutTree: "style",
  Layout: "layout",
  PrePaint: "paint",
  Paint: "paint",
  Layerize: "paint",
  Commit: "paint",
};

const asked = /** @type {keyof typeof SEATS | undefined} */ (process.argv[2]);
if (asked && !SEATS[asked]) throw new Error(`No game ${asked}; there are: ${Object.keys(SEATS).join(", ")}`);
const decisions = Number(process.argv[3] ?? 8);

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

/**
 * @typedef {object} Event
 * @property {string} ph
 * @property {string} name
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts
 * @property {number} [dur] by the clock, in microseconds
 * @property {number} [tdur] on the processor
 * @property {{name?: string}} [args]
 */

/** What the page's main thread did, in order. @param {Buffer} trace @returns {Event[]} */
function mainThread(trace) {
  /** @type {Event[]} */
  const events = JSON.parse(trace.toString()).traceEvents;
  const thread = (/** @type {Event} */ { pid, tid }) => `${pid}/${tid}`;
  const mains = new Set(
    events.filter((one) => one.name === "thread_name" && one.args?.name === "CrRendererMain").map(thread),
  );
  return events.filter((one) => one.ph === "X" && mains.has(thread(one))).sort((a, b) => a.ts - b.ts);
}

const end = (/** @type {Event} */ { ts, dur = 0 }) => ts + dur;

/** What a task consists of, each part without the parts inside it. @param {Event} task @param {Event[]} events */
function parts(task, events) {
  /** @type {Record<string, number>} */
  const found = {};
  /** @type {Event[]} */
  const open = [];
  for (const one of events) {
    const inside = one.pid === task.pid && one.tid === task.tid && one.ts >= task.ts && end(one) <= end(task);
    const kind = WORK[one.name];
    if (!inside || !kind) continue;
    while (open.length && end(open[open.length - 1]) <= one.ts) open.pop();
    const around = open.at(-1);
    found[kind] = (found[kind] ?? 0) + (one.tdur ?? 0);
    if (around) found[WORK[around.name]] -= one.tdur ?? 0;
    open.push(one);
  }
  return Object.entries(found)
    .sort(([, a], [, b]) => b - a)
    .filter(([, time]) => time > 1000)
    .map(([kind, time]) => `${kind} ${(time / 1000).toFixed(1)}`)
    .join(", ");
}

/** @param {keyof typeof SEATS} game */
async function motion(game) {
  const page = await person(true);
  await page.request.post("/api/me", { data: { name: "Ann" } });
  const bots = Array.from({ length: SEATS[game] - 1 }, () => ({ kind: "bot", bot: "greedy" }));
  const made = await page.request.post("/api/tables", {
    data: { game, players: SEATS[game], seats: [{ kind: "me" }, ...bots], start: true },
  });
  await page.goto(`/table/${(await made.json()).id}`);
  await page.locator(".page[data-status=running]").waitFor();
  await page.waitForLoadState("networkidle");
  await browser.startTracing(page, {
    categories: ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "v8"],
  });
  const taken = game === "infinity_war" ? (await war(page, dice(1), decisions)).length : await play(page, decisions);
  const events = mainThread(await browser.stopTracing());
  const tasks = events.filter(({ name }) => name === "RunTask").sort((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0));
  const busy = tasks.map((task) => (task.tdur ?? 0) / 1000);
  const wall = tasks.map((task) => (task.dur ?? 0) / 1000);
  const over = (/** @type {number[]} */ times) => times.filter((time) => time > LONG).length;
  console.log(
    `While pieces move in ${game} (${taken} decisions and the bots' answers): ${tasks.length} tasks of the main thread`,
  );
  console.log(`  longest ${Math.max(...busy).toFixed(1)} ms of work, ${Math.max(...wall).toFixed(1)} ms by the clock`);
  console.log(`  over ${LONG} ms: ${over(busy)} by work, ${over(wall)} by the clock`);
  for (const task of tasks.slice(0, 3))
    console.log(`  ${((task.tdur ?? 0) / 1000).toFixed(1).padStart(5)} ms: ${parts(task, events)}`);
  await page.context().close();
}

try {
  console.log(`Chromium ${browser.version()}, load of the machine ${loadavg()[0].toFixed(1)}`);
  if (asked) await motion(asked);
  else {
    await firstPage();
    await usable();
    for (const game of /** @type {(keyof typeof SEATS)[]} */ (Object.keys(SEATS))) await motion(game);
  }
} finally {
  await browser.close();
  await stop();
}
