import type { BrowserContext, Page } from "@playwright/test";
import { findings } from "./axe";
import { outside, SIZES } from "./screens";
import { wear } from "./screens.mjs";
import { decide, dice, expect, myTurn, newPerson, openTable, origin, play, status, test } from "./table";

interface Bots {
  options?: Record<string, unknown>;
  bot?: string;
}

/** A table against bots, begun at once. */
async function begin(page: Page, players: number, { options = {}, bot = "random" }: Bots = {}): Promise<string> {
  const headers = { origin: origin() };
  await page.request.post("/api/me", { data: { name: "Ann" }, headers });
  const seats = [{ kind: "me" }, ...Array.from({ length: players - 1 }, () => ({ kind: "bot", bot }))];
  const made = await page.request.post("/api/tables", {
    data: { game: "superhero_battle", players, options, seats, start: true },
    headers,
  });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/table/${id}`);
  await expect(page.locator(".page[data-status]")).toBeVisible();
  return id;
}

/** Everything the server tells a page about the table; signs of life come when it has been quiet for a while. */
function hears(page: Page): string[] {
  const told: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const text = String(payload);
      if ((JSON.parse(text) as { type: string }).type !== "pong") told.push(text);
    }),
  );
  return told;
}

/** The first card of a seat that was opened, as this page was told. */
function openedBy(heard: string[], seat: number): string | undefined {
  interface Told {
    events?: { kind: string; data: { card?: string; seat?: number } }[];
  }
  const events = heard.flatMap((text) => (JSON.parse(text) as Told).events ?? []);
  return events.find(({ kind, data }) => kind === "opened" && data.seat === seat)?.data.card;
}

/** Until cards are laid: heroes and drafted cards are chosen by clicking. */
async function untilLaying(people: Page[]): Promise<void> {
  const roll = dice(2);
  for (;;) {
    for (const one of people) {
      if (await one.locator('[data-step^="lay "]:visible').count()) return;
      if (await one.locator(".page[data-turn=true]").count()) await decide(one, roll);
    }
    await people[0]!.waitForTimeout(50);
  }
}

test("two people in two browsers: one changes his card unseen, then they play to the end", async ({ page }) => {
  const table = await openTable(page, {
    game: "superhero_battle",
    seats: ["link"],
    options: { first_player: "p1" },
  });
  const { page: bob, faults } = await newPerson(page);
  const heard = hears(bob);
  await page.getByRole("button", { name: "Copy link", exact: true }).click();
  await bob.goto(await page.getByRole("textbox", { name: "Copy link", exact: true }).inputValue());
  await bob.getByLabel("Your name").fill("Bob");
  await bob.getByRole("button", { name: "Sit down" }).click();
  await bob.waitForURL(`**/table/${table}`);
  await page.getByRole("button", { name: "Begin" }).click();
  await untilLaying([page, bob]);

  // Ann lays one card and then another. Bob learns that she has chosen.
  await myTurn(page);
  await myTurn(bob);
  const hand = page.locator('.hand [data-step^="lay "]');
  await expect(hand.nth(1), "her hand is there, perhaps after his").toBeVisible();
  const cards = await hand.evaluateAll((all) => all.map((one) => one.getAttribute("data-step")!));
  const lay = async (card: string) => {
    await page.locator(`[data-step="${card}"]`).click();
    await page.locator(`.hand [data-action="${card}"]`).click();
    const name = card.slice("lay ".length).replace("_", " ");
    await expect(page.getByText(new RegExp(`You played ${name}`, "i"))).toBeVisible();
  };
  await lay(cards[0]!);
  const ann = bob.locator(".rivals");
  await expect(ann.getByText("chosen")).toBeVisible();
  const before = await bob.locator(".battle").innerText();
  const count = heard.length;
  await lay(cards[1]!);
  await expect(page.locator(".page[data-turn=false]")).toBeVisible();
  expect(await bob.locator(".battle").innerText(), "nothing moves before the other").toBe(before);
  expect(heard.slice(count), "not even that she changed her mind is told").toEqual([]);

  // Bob lays; the card that is opened is the second one.
  await decide(bob, dice(5));
  await expect.poll(() => openedBy(heard, 0)).toBe(cards[1]!.slice("lay ".length));

  const roll = dice(7);
  while ((await status(page)) !== "over") {
    for (const one of [page, bob]) if (await one.locator(".page[data-turn=true]").count()) await decide(one, roll);
    await page.waitForTimeout(30);
  }
  await expect(bob.locator(".page[data-status=over]")).toBeVisible();
  await expect(page.getByRole("dialog").locator("tbody tr")).toHaveCount(2);
  expect(faults).toEqual([]);
});

test("four seats in two teams, to the end", { tag: "@weekly" }, async ({ page }) => {
  await begin(page, 4, { options: { team_mode: "two" } });
  await expect(page.getByRole("region", { name: "Teams" })).toBeVisible();
  expect(await play(page, Infinity, 3)).toBeGreaterThan(8);
  await expect(page.getByRole("dialog").locator("tbody tr")).toHaveCount(4);
});

test("eight seats, to the end", { tag: "@weekly" }, async ({ page }) => {
  const table = await begin(page, 8);
  await expect(page.locator(".rv")).toHaveCount(7);
  expect(await play(page, Infinity, 4)).toBeGreaterThan(8);
  const sheet = page.getByRole("dialog");
  await expect(sheet.locator("tbody tr")).toHaveCount(8);
  await sheet.getByRole("link", { name: "Replay" }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/${table}$`));
});

const GUARDIANS = "star_lord gamora drax rocket groot mantis nebula yondu cosmo adam_warlock".split(" ");

/** A card file in which every hero of the box is somebody's own. */
const heroes = (op: string): string =>
  ["partial = true", ...GUARDIANS.map((id, n) => hero(id, `Mine ${n}`, op))].join("\n\n");

const hero = (id: string, name: string, op: string): string =>
  `[[heroes]]
id = "${id}"
box = "guardians"
name = { en = "${name}", ru = "${name}", fr = "${name}" }
kind = "active"
window = "after_action"
program = [{ op = "${op}", amount = 3, target = "self" }]`;

test("own cards: a mistake is named, a good file is played and told at the table", async ({ page }) => {
  await page.goto("/");
  await page.locator("[data-game=superhero_battle]").click();
  const form = page.getByRole("form");
  await form.locator("input[autocomplete=nickname]").fill("Ann");
  await form.locator("details.more > summary").click();
  const option = form.locator("[data-option=cards]");
  await option.locator("summary").click();
  await option.getByRole("textbox").fill(heroes("levitate"));
  await option.getByRole("textbox").blur();
  await expect(option.getByRole("alert")).toContainText("Pasted cards: hero star_lord, field program");
  await expect(option.getByRole("alert")).toContainText("levitate");
  await form.locator("button[type=submit]").click();
  await expect(form.locator("> [role=alert]"), "no game starts with them").toBeVisible();

  const buffer = Buffer.from(heroes("draw"));
  await option.locator("input[type=file]").setInputFiles({ name: "mine.toml", mimeType: "text/plain", buffer });
  await expect(option.getByText("These cards can be played.")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await form.locator("button[type=submit]").click();
  await page.waitForURL("**/table/*");
  await myTurn(page);
  await expect(page.getByText(/Mine \d/).first()).toBeVisible();
  await expect(page.getByText(/draw 3/i).first()).toBeVisible();
});

test("keys alone: a number chooses a card, Enter lays it", async ({ page }) => {
  await begin(page, 2);
  await untilLaying([page]);
  await myTurn(page);
  const number = await page.locator('.hand [data-step^="lay "]').first().innerText();
  await page.keyboard.press(number.trim().slice(0, 1));
  await expect(page.locator('.hand [data-action^="lay "]')).toHaveCount(1);
  const before = Number(await page.locator(".page").getAttribute("data-number"));
  await page.keyboard.press("Enter");
  await expect
    .poll(async () => Number(await page.locator(".page").getAttribute("data-number")))
    .toBeGreaterThan(before);
});

test("axe finds nothing at the table in both themes", { tag: "@weekly" }, async ({ page }) => {
  await begin(page, 4, { options: { team_mode: "two" } });
  const look = async (scene: string) => {
    for (const theme of ["light", "dark"]) {
      await wear(page, { theme });
      expect(await findings(page), `${scene}, ${theme}`).toEqual([]);
    }
  };
  await myTurn(page);
  await look("heroes");
  await decide(page, dice(6));
  await myTurn(page);
  await look("draft");
  await untilLaying([page]);
  await page.locator('.hand [data-step^="lay "]').first().click();
  await look("laying");
  await play(page, 6);
  await look("later");
});

test("eight seats in Russian fit every screen", async ({ page, context }) => {
  await settle(context, "ru", "dark");
  await begin(page, 8, { options: { team_mode: "four" } });
  const walk = async (scene: string) => {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      expect(await outside(page), `${scene} at ${width}×${height}`).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  };
  await myTurn(page);
  await page.locator("[data-step]:visible").first().click();
  await walk("heroes");
  await decide(page, dice(1));
  await myTurn(page);
  await page.locator("[data-step]:visible").first().click();
  await walk("draft");
  await untilLaying([page]);
  await myTurn(page);
  await page.locator('.hand [data-step^="lay "]').first().click();
  await walk("laying");
  const roll = dice(8);
  for (let scene = 0; scene < 6 && (await status(page)) !== "over"; scene++) {
    await play(page, 1, roll(1000));
    await walk(`later ${scene}`);
  }
});

async function settle(context: BrowserContext, language: string, theme: string): Promise<void> {
  await context.addInitScript(
    (chosen) => localStorage.setItem("sixstones.settings", JSON.stringify({ animation: false, ...chosen })),
    { language, theme },
  );
}
