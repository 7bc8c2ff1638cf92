/** Every lesson of every game, by what the coach says and marks alone: a phone in Russian, a desktop by keyboard. */
import type { Page } from "@playwright/test";
import { findings } from "./axe";
import { byKeys } from "./keys.mjs";
import { click, decide } from "./player.mjs";
import { dice, expect, origin, prefer, test } from "./table";
import { decideWar } from "./warrior.mjs";

type Touch = (page: Page, selector: string) => Promise<void>;
interface Step {
  id: string;
  title: Record<string, string>;
  look: string[];
  free: number;
}

const COURSES = [
  ["splendor", "splendor"],
  ["splendor_classic", "splendor_classic"],
  ["infinity_war", "infinity_war"],
  ["superhero_battle", "superhero_battle"],
  ["thanos_rising", "thanos_rising"],
] as const;
/** The others are walked by `make test-lessons` and `make test-all`. */
const SAMPLE = new Set(["splendor phone", "superhero_battle keyboard"]);
const tag = (course: string, how: string): string[] => (SAMPLE.has(`${course} ${how}`) ? [] : ["@weekly"]);

const ASKED = "[data-lesson=asked]";
const coach = (page: Page) => page.locator(".coach");
const made = async (page: Page): Promise<string> => String(await coach(page).getAttribute("data-made"));

/** Does what is marked: its steps, then the action. */
async function follow(page: Page, touch: Touch): Promise<void> {
  const before = await made(page);
  const action = page.locator(`${ASKED}[data-action]:visible`);
  for (let tries = 0; tries < 6; tries++) {
    await page.locator(`${ASKED}[data-action]:visible, ${ASKED}[data-step]:visible`).first().waitFor();
    const steps = await page
      .locator(`${ASKED}[data-step]:visible`)
      .evaluateAll((found) => [...new Set(found.map((one) => one.getAttribute("data-step")!))]);
    for (const step of steps) {
      if (await action.count()) break;
      await touch(page, `${ASKED}[data-step="${step}"]:visible`);
      await page.waitForTimeout(60); // marks follow with the next frame
    }
    if (!(await action.count())) continue;
    const text = await action.first().getAttribute("data-action");
    await touch(page, `${ASKED}[data-action="${text}"]:visible`);
    await expect.poll(() => made(page)).not.toBe(before);
    return;
  }
  throw new Error("what the coach marks leads to no move");
}

/** Every place the step looks at is on the table. */
async function placesAreThere(page: Page, step: Step): Promise<void> {
  for (const name of step.look) {
    const found = name.endsWith("*") ? `[data-at^="${name.slice(0, -1)}"]` : `[data-at="${name}"]`;
    await expect(page.locator(found).first(), `${step.id}: ${name}`).toBeAttached();
  }
}

async function walk(page: Page, game: string, course: string, language: string, touch: Touch): Promise<void> {
  const told = await page.request.get(`/api/games/${game}/lessons`);
  const steps = ((await told.json()) as { courses: { id: string; steps: Step[] }[] }).courses[0]!.steps;
  await page.goto("/learn");
  await touch(page, `[data-course=${course}] .pri`);
  for (const [n, step] of steps.entries()) {
    await expect(page.locator(`.coach[data-step-id="${step.id}"]`)).toBeVisible();
    await expect(coach(page).getByRole("heading")).toHaveText(step.title[language]!);
    await page.locator(".page[data-turn=true]").waitFor();
    await placesAreThere(page, step);
    const roll = dice(n + 1);
    while ((await coach(page).getAttribute("data-done")) !== "true") {
      if (!step.free) {
        await page.locator(".page[data-turn=true], .coach[data-done=true]").first().waitFor();
        if ((await coach(page).getAttribute("data-done")) !== "true") await follow(page, touch);
        continue;
      }
      await page.locator(".page[data-turn=true], .coach[data-done=true], .page[data-status=over]").first().waitFor();
      if ((await coach(page).getAttribute("data-done")) === "true") break;
      await (game === "infinity_war" ? decideWar : decide)(page, roll, touch);
    }
    if (n < steps.length - 1) await touch(page, "[data-onward]");
  }
  const kept = await page.evaluate(() => localStorage.getItem("sixstones.lessons"));
  expect((JSON.parse(kept!) as Record<string, string[]>)[course]).toEqual(steps.map(({ id }) => id));
}

for (const [game, course] of COURSES) {
  test(`${course}: on a phone, in Russian`, { tag: tag(course, "phone") }, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: origin(), viewport: { width: 390, height: 844 } });
    await prefer(context, { language: "ru" });
    await walk(await context.newPage(), game, course, "ru", click);
  });

  test(`${course}: on a desktop, by keyboard alone`, { tag: tag(course, "keyboard") }, async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener("pointerdown", () => {
        throw new Error("a pointer was used");
      }),
    );
    await walk(page, game, course, "en", byKeys);
  });
}

test("another move is answered, shown, and done; the course goes on where it was left", async ({ page }) => {
  await page.goto("/");
  await page.locator("[data-learn]").click();
  await page.locator("[data-course=splendor] .pri").click();
  await expect(coach(page)).toContainText("Step 1 of 10");
  await page.locator(".page[data-turn=true]").waitFor();
  for (const colour of ["yellow", "blue", "purple"]) await page.locator(`.bank [data-step=${colour}]`).click();
  await page.locator('[data-action="take yellow blue purple"]').click();
  await expect(coach(page)).toContainText("A legal move, but not the one for this step");
  await expect(coach(page)).toContainText("SP-3.4");
  await expect(coach(page)).toContainText("Take one yellow, one blue and one red token");
  expect(await findings(page)).toEqual([]);
  await coach(page).locator("[data-again]").click();
  await page.keyboard.press("g");
  await expect(page.locator("[data-lesson=shown]").first()).toBeVisible();
  await coach(page).locator("[data-show]").click();
  await expect(page.locator(".coach[data-done=true]")).toBeVisible();
  await page.locator("[data-onward]").click();
  await expect(page.locator('.coach[data-step-id="two"]')).toBeVisible();
  await page.reload();
  await expect(page.locator('.coach[data-step-id="two"]')).toBeVisible();
  await coach(page).getByRole("link", { name: "Leave the lesson" }).click();
  await expect(page.locator("[data-course=splendor]")).toContainText("Next: Take two yellow tokens");
  expect(await findings(page)).toEqual([]);
});

test("a rule has a page of its own, and can be tried in a lesson", async ({ page }) => {
  await page.goto("/rules/splendor/SP-8.1");
  await expect(page.getByRole("heading", { name: "Rule SP-8.1" })).toBeVisible();
  await expect(page.getByText("Les bonus des cartes", { exact: false }).first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("link", { name: "SP-8.2" }).first().click();
  await expect(page.getByRole("heading", { name: "Rule SP-8.2" })).toBeVisible();
  await page.goBack();
  await page.locator("[data-try=bonus]").click();
  await expect(page.locator('.coach[data-step-id="bonus"]')).toBeVisible();
  // From the coach's quotation to the page of the rule.
  await coach(page).getByRole("button", { name: "SP-8.1" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Page of this rule" }).click();
  await expect(page).toHaveURL(/\/rules\/splendor\/SP-8\.1$/);
});
