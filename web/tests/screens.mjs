/**
 * Every screen of the page on a server of its own, to be looked at in all sizes, languages, themes and letters: for
 * `make matrix` and, a sample of it, for the browser tests.
 */
import { faults } from "./faults.mjs";
import { dice, play } from "./player.mjs";
import { war } from "./warrior.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{width: number, height: number}} Size */
/** @typedef {{language: string, theme: string, glyphs: boolean}} Look */
/** @typedef {{name: string, open: (page: Page) => Promise<void>}} Screen */

export const SCENES = "web/tests/scenes.py";
/** Names as long as people have. */
export const NAME = "Wilhelmina von Hohenfels";

/** @type {Size[]} */
export const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1180, 820],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
].map(([width, height]) => ({ width: width ?? 0, height: height ?? 0 }));

/** @type {Look[]} */
export const LOOKS = ["en", "ru", "fr"].flatMap((language) =>
  ["dark", "light"].flatMap((theme) => [false, true].map((glyphs) => ({ language, theme, glyphs }))),
);

/** The games of the box and how many play. */
export const GAMES = {
  splendor: [2, 3, 4],
  splendor_classic: [2, 3, 4],
  infinity_war: [2, 3, 4, 5],
  superhero_battle: [2, 3, 4, 5, 6, 7, 8],
  thanos_rising: [2, 3, 4],
};

/** A new table against bots, begun at once. @param {Page} page @param {string} game @param {number} players @param {Record<string, unknown>} options */
export async function newTable(page, game, players, options = {}) {
  const { origin } = new URL(page.url());
  const seats = [{ kind: "me" }, ...Array.from({ length: players - 1 }, () => ({ kind: "bot", bot: "greedy" }))];
  const answer = await page.request.post("/api/tables", {
    data: { game, players, options, seats, start: true },
    headers: { origin },
  });
  const made = await answer.json();
  if (!made.id) throw new Error(`no table of ${game}: ${JSON.stringify(made)}`);
  return String(made.id);
}

/** Somebody with a name, on the lobby. @param {Page} page */
export async function arrive(page) {
  await page.goto("/");
  await page.request.post("/api/me", { data: { name: NAME }, headers: { origin: new URL(page.url()).origin } });
  await page.reload();
}

const shown = (/** @type {Page} */ page) =>
  page.locator("[data-action]:visible, [data-step]:visible").first().waitFor({ timeout: 120_000 });

/** A table in one of the scenes of its golden game. @param {string} game @param {number} players @param {number} scene @returns {Screen} */
export const table = (game, players, scene = 0) => ({
  name: `${game} ${players}/${scene}`,
  open: async (page) => {
    await page.goto(`/table/${await newTable(page, game, players, { scene })}`);
    await shown(page);
  },
});

/** How many kinds of question a full table of a game has scenes of. @param {Page} page @param {string} game @returns {Promise<number>} */
export async function lastScene(page, game) {
  const { options } = await (await page.request.get(`/api/games/${game}`)).json();
  return options.find((/** @type {{id: string}} */ { id }) => id === "scene").high;
}

/** The same with something chosen: the bar has its button. @param {string} game @param {number} players @param {number} scene @returns {Screen} */
export const chosen = (game, players, scene = 0) => ({
  name: `${game} ${players}/${scene} chosen`,
  open: async (page) => {
    await table(game, players, scene).open(page);
    const steps = page.locator("[data-step]:visible");
    if (await steps.count()) await steps.last().click();
  },
});

/** A game some decisions old: panels tell what everybody did last. @param {string} game @param {number} players @returns {Screen} */
export const played = (game, players) => ({
  name: `${game} ${players} played`,
  open: async (page) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/table/${await newTable(page, game, players)}`);
    await (game === "infinity_war" ? war(page, dice(3), 3) : play(page, 3));
    await shown(page);
  },
});

/** Something opened from a table of Splendor. @param {string} name @param {(page: Page) => Promise<void>} then @returns {Screen} */
const from = (name, then) => ({
  name,
  open: async (page) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await table("splendor", 4).open(page);
    await then(page);
  },
});

/** A game that is over: I hold all seats and give up with one after the other. @param {Page} page @param {string} game @param {number} players */
async function finished(page, game, players) {
  const headers = { origin: new URL(page.url()).origin };
  await page.setViewportSize({ width: 1280, height: 800 });
  const seats = Array.from({ length: players }, () => ({ kind: "me" }));
  const id = await waiting(page, { game, players, options: { scene: 0 }, seats, start: true });
  await page.goto(`/table/${id}`);
  await page.locator(".page[data-status=running]").waitFor();
  for (let seat = players - 1; seat >= 0; seat--)
    await page.request.post(`/api/tables/${id}/seats/${seat}/resign`, { headers });
  await page.getByRole("dialog").waitFor();
  return id;
}

/** @param {Page} page @param {object} data @returns {Promise<string>} */
async function waiting(page, data) {
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.post("/api/tables", { data, headers });
  return String((await answer.json()).id);
}

const SEATS = [{ kind: "me" }, { kind: "open" }, { kind: "closed" }, { kind: "bot", bot: "greedy" }];

/** Everything that is no table. @type {Screen[]} */
export const OTHERS = [
  { name: "lobby", open: async (page) => void (await page.goto("/")) },
  {
    name: "lobby, rules of the house",
    open: async (page) => {
      await page.goto("/");
      await page.locator("details.more > summary").click();
    },
  },
  { name: "nowhere", open: async (page) => void (await page.goto("/nowhere")) },
  ...["splendor", "infinity_war", "superhero_battle", "thanos_rising"].map((game) => ({
    name: `help of ${game}`,
    open: async (/** @type {Page} */ page) => {
      await page.goto(`/help/${game}`);
      await page.locator("article h1").waitFor();
    },
  })),
  {
    name: "waiting room",
    open: async (page) => {
      const id = await waiting(page, { game: "splendor", players: 4, seats: SEATS, start: false });
      await page.goto(`/table/${id}`);
      await page.locator("h1").waitFor();
    },
  },
  {
    name: "invitation",
    open: async (page) => {
      const id = await waiting(page, { game: "superhero_battle", players: 4, seats: SEATS, start: false });
      const headers = { origin: new URL(page.url()).origin };
      const answer = await page.request.post(`/api/tables/${id}/invites`, { data: { seat: 2 }, headers });
      await page.goto((await answer.json()).path);
      await page.locator("main h1").waitFor();
    },
  },
  from("menu of a table", (page) => page.locator("header .ic").last().click()),
  from("rule", (page) => page.locator("[data-at=tile]").click()),
  from("player", (page) => page.locator(".player .who").first().click()),
  ...Object.entries({ splendor: 4, infinity_war: 5, superhero_battle: 8, thanos_rising: 4 }).flatMap(
    ([game, players]) => [
      { name: `end of ${game}`, open: async (/** @type {Page} */ page) => void (await finished(page, game, players)) },
      {
        name: `replay of ${game}`,
        open: async (/** @type {Page} */ page) => {
          await page.goto(`/replay/${await finished(page, game, players)}`);
          await page.locator(".page[data-move]").waitFor();
        },
      },
    ],
  ),
];

/** Chooses language, theme and letters as another tab of the browser would: nothing is loaded anew.
 * @param {Page} page @param {Partial<Look>} look */
export async function wear(page, look) {
  await page.evaluate((chosen) => {
    const place = "sixstones.settings";
    const stored = JSON.parse(localStorage.getItem(place) ?? "{}");
    localStorage.setItem(place, JSON.stringify({ ...stored, ...chosen }));
    dispatchEvent(new StorageEvent("storage", { key: place }));
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, look);
}

/** What is wrong with the screen in these sizes and looks. A language is loaded once, a size is set once for all its looks.
 * @param {Page} page @param {Size[]} sizes @param {Look[]} looks
 * @returns {AsyncGenerator<{size: Size, look: Look, found: string[]}>} */
export async function* inAll(page, sizes, looks) {
  for (const language of new Set(looks.map((look) => look.language))) {
    await wear(page, { language });
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
    await page.waitForLoadState("networkidle");
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.evaluate(() => scrollTo(0, 0));
      for (const look of looks.filter((one) => one.language === language)) {
        await wear(page, look);
        yield { size, look, found: await page.evaluate(faults) };
      }
    }
  }
}
