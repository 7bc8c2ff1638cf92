/** A sample of `make matrix`, axe on every screen, and what the look at a screen is able to see. */
import { findings } from "./axe";
import { faults } from "./faults.mjs";
import { LOOKS, OTHERS, SCENES, SIZES, arrive, inAll, chosen, played, table, wear } from "./screens.mjs";
import { serve } from "./serve.mjs";
import { expect, test } from "./table";

let others = "";
let stop: () => Promise<void>;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  others = process.env.SIXSTONES_URL!;
  const server = await serve([SCENES]);
  process.env.SIXSTONES_URL = server.url;
  stop = server.stop;
});
test.afterAll(async () => {
  process.env.SIXSTONES_URL = others;
  await stop();
});

const HARDEST = [
  table("splendor", 4),
  chosen("splendor", 3),
  table("splendor_classic", 3),
  table("infinity_war", 5),
  table("superhero_battle", 8),
  played("splendor", 4),
  played("superhero_battle", 8),
  table("thanos_rising", 4),
];
/** Where room is shortest, in the longest words, with letters; one more theme now and then. */
const FEW = SIZES.filter(({ width }) =>
  (process.env.SIXSTONES_SAMPLE ? [360, 1024] : [360, 844, 1024, 1280]).includes(width),
);
const WORN = LOOKS.filter(({ language, theme, glyphs }) => glyphs && (language === "ru") === (theme === "dark"));

test("nothing is cut, covered, too small or wider than the screen: a sample of the matrix", async ({ page }) => {
  await arrive(page);
  const wrong: string[] = [];
  for (const screen of [...HARDEST, ...OTHERS.filter(({ name }) => /^(lobby|invitation|end of splendor)/.test(name))]) {
    await screen.open(page);
    for await (const { size, look, found } of inAll(page, FEW, WORN))
      wrong.push(...found.map((one) => `${screen.name}, ${size.width} ${look.language}: ${one}`));
  }
  expect(wrong).toEqual([]);
});

test("axe finds nothing of any level on any screen, in both themes", async ({ page }) => {
  await arrive(page);
  const wrong: string[] = [];
  for (const [n, screen] of [...HARDEST, ...OTHERS].entries()) {
    if (process.env.SIXSTONES_SAMPLE && n % 4) continue;
    await page.setViewportSize(n % 2 ? { width: 390, height: 844 } : { width: 1280, height: 800 });
    await screen.open(page);
    for (const theme of ["dark", "light"]) {
      await wear(page, { theme });
      wrong.push(...(await findings(page)).map((one) => `${screen.name}, ${theme}: ${one}`));
    }
  }
  expect(wrong).toEqual([]);
});

test("the look at a screen sees what is wrong with it", async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 600 });
  await page.goto("/");
  const see = async (body: string): Promise<string> => {
    await page.evaluate((html) => {
      document.body.replaceChildren(document.createRange().createContextualFragment(html));
      // The policy of the server allows no style in markup.
      for (const one of document.body.querySelectorAll<HTMLElement>("[data-css]")) one.style.cssText = one.dataset.css!;
    }, body);
    return (await page.evaluate(faults)).map((one) => one.split(":")[0]).join(" ");
  };
  const button = (css: string, text = "Go") => `<button data-css="position:absolute;${css}">${text}</button>`;
  expect(await see(`<main><h1>All is well</h1>${button("left:10px;top:90px;width:90px;height:40px")}</main>`)).toBe("");
  expect(await see(`<div data-css="width:500px;height:9px"></div>`)).toBe("wide");
  expect(await see(`<p data-css="width:60px;overflow:hidden;white-space:nowrap">Too long for it</p>`)).toBe("cut");
  expect(await see(button("left:10px;top:90px;width:90px;height:20px"))).toBe("small");
  const two = button("left:10px;top:90px;width:90px;height:40px");
  expect(await see(two + button("left:60px;top:110px;width:90px;height:40px", "Stay"))).toContain("over");
  expect(await see(`<section class="act" data-css="position:absolute;top:580px;height:60px">Ask</section>`)).toBe(
    "away",
  );
  const lid = `<section class="act" data-css="position:fixed;left:0;right:0;bottom:0;height:60px">Ask</section>`;
  expect(await see(`${lid}${button("left:10px;top:560px;width:90px;height:40px")}`)).toBe("under");
});
