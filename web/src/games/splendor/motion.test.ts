import { describe, expect, it } from "vitest";
import { fixtureOf } from "../../fixtures";
import type { Happened } from "./facts";
import { choreograph, laidPlaces, soundsOf } from "./motion";

const event = <K extends Happened["kind"]>(
  kind: K,
  data: Extract<Happened, { kind: K }>["data"],
  rule = "",
): Happened => ({ kind, rule, data }) as Happened;
const bonus = () => "blue";

describe("what flies", () => {
  it("sends taken tokens from the bank to the seat, one after the other", () => {
    const moves = choreograph([event("tokens_taken", { seat: 1, tokens: ["red", "blue"] })], bonus, 0);
    expect(moves.map(({ from, to }) => [from, to])).toEqual([
      ["bank red", "token 1 red"],
      ["bank blue", "token 1 blue"],
    ]);
    expect(moves[1]!.at).toBeGreaterThan(moves[0]!.at);
  });

  it("pays, moves the card to its colour and turns up the next one afterwards", () => {
    const moves = choreograph(
      [
        event("card_recruited", { seat: 0, card: "thor", slot: "3-1", paid: ["grey"] }),
        event("card_laid", { card: "loki", slot: "3-1" }, "SP-5.4"),
      ],
      bonus,
      0,
    );
    expect(moves.map(({ from, to }) => `${from} > ${to}`)).toEqual([
      "token 0 grey > bank grey",
      "3-1 > bonus 0 blue",
      "deck 3 > 3-1",
    ]);
    expect(moves[2]!.turns).toBe(true);
    expect(moves[2]!.at).toBeGreaterThan(moves[1]!.at);
  });

  it("starts at my own card in hand, and at the hand of others", () => {
    const recruited = event("card_recruited_from_hand", { seat: 0, card: "thor", place: 2, paid: [] });
    expect(choreograph([recruited], bonus, 0)[0]!.from).toBe("hand 2");
    expect(choreograph([recruited], bonus, 1)[0]!.from).toBe("hand 0");
  });

  it("does not move for what only words can tell", () => {
    expect(
      choreograph([event("passed", { seat: 0 }), event("game_ended", { reason: "points", seats: [0] })], bonus, 0),
    ).toEqual([]);
  });

  it("sounds only for what I do myself", () => {
    const taken = event("tokens_taken", { seat: 0, tokens: ["red", "blue"] });
    expect(soundsOf([taken], 0, ["red", "blue"])).toEqual([{ cue: "token", pitch: 1 }]);
    expect(soundsOf([taken], 1, ["red", "blue"])).toEqual([]);
    expect(soundsOf([taken], null, ["red", "blue"])).toEqual([]);
  });

  it("marks cards that came up, but not those of the deal", () => {
    const deal = event("card_laid", { card: "thor", slot: "1-1" }, "SP-2.3");
    expect(laidPlaces([deal, event("card_laid", { card: "loki", slot: "2-4" }, "SP-5.4")])).toEqual(["2-4"]);
  });

  it.each(["splendor", "splendor_classic"])("knows every event of the golden games of %s", (game) => {
    const told = fixtureOf(game).sentences.flatMap(({ told }) => (told.sort === "event" ? [told] : []));
    const moves = choreograph(told as unknown as Happened[], bonus, 0);
    expect(moves.length).toBeGreaterThan(8);
    expect(JSON.stringify(moves)).not.toMatch(/undefined|null/);
  });
});
