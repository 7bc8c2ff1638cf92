import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { credits, emblems } from "../../emblems/emblems";
import { add, symbolsOf } from "./emblems";

test("a game brings its own emblems; kinds of cards share one, strangers have none", () => {
  const { symbols, of } = emblems("splendor_classic");
  expect(of["noble_white_blue"]).toEqual(["e-fleur-de-lys"]);
  expect(symbols["e-fleur-de-lys"]).toMatch(/^<symbol id="e-fleur-de-lys" viewBox="[-\d ]+"><path d="M/);
  expect("thor" in of).toBe(false);
  add(emblems("infinity_war"));
  add({ symbols, of });
  expect(symbolsOf("l2_14")).toEqual(["e-caravel"]);
  expect(symbolsOf("base_thor")).toEqual(["base", "e-thor-hammer"]);
  expect(symbolsOf("moon_base")).toBeNull();
});

test("the notices name every drawing in use", () => {
  const notice = readFileSync(new URL("../../../NOTICE", import.meta.url), "utf8");
  expect(notice).toBe(credits());
});
