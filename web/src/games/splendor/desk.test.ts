import { describe, expect, it } from "vitest";
import { fixtureOf } from "../../fixtures";
import type { Legal, TableProps } from "../../table";
import { Desk } from "./desk.svelte";
import type { View } from "./facts";

const OPENING = fixtureOf("splendor").views[0] as unknown as View;

/** A view as the server tells it, with some of it changed. */
const view = (changes: Partial<View> = {}): View => ({
  ...OPENING,
  bank: { ...OPENING.bank, yellow: 3, blue: 4, orange: 0, red: 1 },
  rows: [["wasp", null, null, null], [], []],
  decks: [36, 26, 0],
  locations: ["asgard"],
  prices: { "1-1": { cost: { red: 2 }, grey: 2, missing: 2 } },
  ...changes,
});

/** A desk at a position; messages come back as their key and arguments. */
function deskAt(position: View, legal: Legal[], kind = "turn", data: Record<string, unknown> = {}): Desk {
  const table = {
    game: "splendor",
    view: position,
    legal,
    ask: { number: 1, kind, rule: "SP-3.3", data },
    look: 0,
    busy: false,
    update: { number: 1 },
    why: (text: string) => Promise.resolve({ text: `why ${text}`, rule: "SP-1" }),
    actions: [
      { text: "location asgard", kind: "location", parts: ["asgard"] },
      { text: "pay grey for blue red", kind: "pay", parts: ["blue", "red"] },
    ],
    select: { id: null },
    components: {
      wasp: { type: "card" },
      asgard: { type: "location" },
      red: { type: "token", sort: "colour" },
      grey: { type: "token", sort: "wild" },
    },
    words: { t: (key: string, args = {}) => [key, ...Object.values(args)].join(" "), name: (id: string) => id },
  };
  return new Desk(() => table as unknown as TableProps);
}

const take = (...parts: string[]): Legal => ({ text: `take ${parts.join(" ")}`, kind: "take", parts });

describe("why something cannot be done", () => {
  it("is asked of the server as the action that a click would have been", async () => {
    const desk = deskAt(view(), [take("yellow", "blue", "red")]);
    expect(await desk.why("recruit 1-1")).toEqual({ text: "why recruit 1-1", rule: "SP-1" });
    expect((await desk.whyNot("reserve deck 3")?.why?.())?.text).toBe("why reserve deck 3");
    desk.takeToken("yellow");
    expect((await desk.whyNot(desk.picking("take", "grey"))?.why?.())?.text).toBe("why take yellow grey");
    expect((await desk.why(desk.locationText("asgard")))?.text).toBe("why location asgard");
    expect((await desk.why(desk.paymentText(["red", "blue"])))?.text).toBe("why pay grey for blue red");
  });

  it("is not asked about what can be done, nor about what has no name", async () => {
    const desk = deskAt(view(), [take("yellow", "blue", "red")]);
    expect(desk.whyNot("take yellow blue red")).toBeNull();
    expect(await desk.why("take yellow blue red")).toBeNull();
    expect(await desk.why(desk.locationText("nowhere"))).toBeNull();
  });
});

describe("what is open", () => {
  it("is what the server lists, and nothing while a move is on its way", () => {
    const recruit = { text: "recruit 1-1", kind: "recruit", parts: ["1-1"] };
    const desk = deskAt(view(), [recruit]);
    expect(desk.usable("1-1")).toBe(true);
    expect(desk.usable("1-2")).toBe(false);
    desk.table.busy = true;
    expect(new Desk(() => desk.table).usable("1-1")).toBe(false);
  });

  it("offers a location by its id in either ruleset", () => {
    const choose = { text: "location asgard", kind: "location", parts: ["asgard"] };
    expect(deskAt(view(), [choose], "location").locationAction("asgard")).toBe("location asgard");
  });

  it("suggests the payment that the question names", () => {
    const pay = (...parts: string[]): Legal => ({ text: `pay ${parts.join(" ")}`, kind: "pay", parts });
    const legal = [pay("red"), pay("red", "red")];
    const desk = deskAt(view(), legal, "pay", { card: "wasp", price: { red: 2 }, least: "pay red red" });
    expect(desk.payment?.text).toBe("pay red red");
    expect(desk.litPlace).toBe("1-1");
    expect(desk.chips.map(({ wild }) => wild)).toEqual([true, true]);
  });
});
