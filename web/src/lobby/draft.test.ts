import { describe, expect, it } from "vitest";
import type { GameCard } from "../protocol";
import {
  type Draft,
  fresh,
  isRuling,
  matches,
  moved,
  order,
  ready,
  recalled,
  resized,
  valueOf,
  withOption,
} from "./draft";

const game = (id: string, min: number, max: number): GameCard => ({
  id,
  version: 1,
  min_players: min,
  max_players: max,
  hidden: true,
  payoff: "each",
  titles: {},
  languages: [],
  options: [{ id: "pace", type: "choice", default: "slow", rule: "", optional: false, choices: ["slow", "fast"] }],
  card_option: "",
});
const box = game("a", 2, 4);
const bots = ["greedy", "random"];

describe("a table being set up", () => {
  it("begins with me and bots, so that one click plays", () => {
    const draft = fresh(box, bots);
    expect(draft.seats).toEqual(["me", "bot:greedy"]);
    expect(ready(draft)).toBe(true);
    expect(order(draft)).toMatchObject({
      players: 2,
      start: true,
      seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }],
    });
  });

  it("opens a game for one with one seat", () => {
    expect(fresh(game("solo", 1, 4), bots).seats).toEqual(["me"]);
    expect(order(fresh(game("solo", 1, 4), bots))).toMatchObject({ players: 1, start: true });
  });

  it("follows the game until somebody says who sits down", () => {
    const solo = game("solo", 1, 4);
    expect(moved(fresh(box, bots), solo, bots).seats).toEqual(["me"]);
    expect(moved(moved(fresh(box, bots), solo, bots), box, bots).seats).toEqual(["me", "bot:greedy"]);
    expect(moved(resized(fresh(box, bots), box, 3, bots), solo, bots).seats).toHaveLength(3);
    expect(moved({ ...fresh(box, bots), seats: ["me", "link"] }, solo, bots).seats).toEqual(["me", "link"]);
  });

  it("waits for people who come by link or by themselves", () => {
    const draft = { ...fresh(box, bots), seats: ["me", "link", "open"] as const };
    expect(ready({ ...draft, seats: [...draft.seats] })).toBe(false);
    expect(order({ ...draft, seats: [...draft.seats] }).seats.map((seat) => seat.kind)).toEqual([
      "me",
      "closed",
      "open",
    ]);
  });

  it("stays within the players of the game", () => {
    expect(resized(fresh(box, bots), box, 9, bots).seats).toHaveLength(4);
    expect(resized(fresh(box, bots), box, 1, bots).seats).toHaveLength(2);
  });

  it("keeps seats and options that fit when the set changes", () => {
    const draft = withOption(fresh(box, bots), box.options[0]!, "fast");
    const other = { ...game("b", 3, 3), options: [] };
    expect(moved(draft, game("c", 2, 4), bots).options).toEqual({ pace: "fast" });
    expect(moved(draft, other, bots)).toMatchObject({
      game: "b",
      options: {},
      seats: ["me", "bot:greedy", "bot:greedy"],
    });
  });

  it("sends only what differs from the rulebook", () => {
    const option = box.options[0]!;
    const draft = withOption(fresh(box, bots), option, "fast");
    expect(valueOf(draft, option)).toBe("fast");
    expect(withOption(draft, option, "slow").options).toEqual({});
  });
});

describe("a table set up before", () => {
  it("comes back as it was, as far as it still fits", () => {
    const kept = { ...withOption(fresh(box, bots), box.options[0]!, "fast"), public: false };
    kept.seats = ["me", "bot:random", "link"];
    expect(recalled(kept, box, bots)).toMatchObject({ seats: kept.seats, options: { pace: "fast" }, public: false });
    expect(recalled(kept, box, ["greedy"]).seats).toEqual(["me", "bot:greedy", "link"]);
    expect(recalled({ ...kept, options: { pace: "never" } }, box, bots).options).toEqual({});
    expect(recalled(kept, game("two", 2, 2), bots).seats).toHaveLength(2);
    expect(recalled(undefined, box, bots)).toEqual(fresh(box, bots));
    expect(recalled({ seats: 3 } as unknown as Draft, box, bots)).toEqual(fresh(box, bots));
  });
});

describe("house rules", () => {
  it("are variants, or rulings on open questions", () => {
    const cards = { card_option: "cards" };
    expect(isRuling({ id: "layout", rule: "IW-20.1" }, cards)).toBe(false);
    expect(isRuling({ id: "end_check", rule: "IW-AMB-116" }, cards)).toBe(true);
    expect(isRuling({ id: "first_player", rule: "TR-AMB-10" }, cards)).toBe(false);
    expect(isRuling({ id: "cards", rule: "SB-AMB-1" }, cards)).toBe(false);
  });

  it("are found by their words, in any case and order, without accents", () => {
    expect(matches("Thanos prend la Pierre portée", "portee thanos")).toBe(true);
    expect(matches("Thanos prend la Pierre portée", "gant")).toBe(false);
    expect(matches("Танос берёт Камень", "берет")).toBe(true);
    expect(matches("anything", " ")).toBe(true);
  });
});
