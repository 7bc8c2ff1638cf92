import { describe, expect, it } from "vitest";
import type { Entry, EntryKind } from "../protocol";
import { spoken } from "../lib/prose";
import { bundle, Lexicon } from "../lib/words";
import { beforeLastMove, broken, lastTurns, lines, merged, positions, type Told } from "./journal";

const nobody = { seat: null, by: null, bot: null, who: null, name: null };
const nothing = { ...nobody, text: null, to: null, round: null, undone: false, cause: null };

const told = (number: number, kind: EntryKind, more: Partial<Entry> = {}, events: Told["events"] = []): Told => ({
  entry: { number, at: 0, kind, ...nothing, ...more },
  events,
});
const words = new Lexicon("en", [
  bundle("en", "log-start = Go.\nlog-move = { $seat }: { $text }\nlog-undo = Back.\nevent-x = X by { $seat }."),
]).about({ components: {}, players: ["Ann", "Bob"], glyphs: {}, actions: [] });

const game = [
  told(1, "opened"),
  told(2, "start", {}, [{ kind: "x", rule: "SP-1", data: { seat: 1 } }]),
  told(3, "move", { seat: 0, text: "take red" }),
  told(4, "move", { seat: 1, text: "pass" }),
];

describe("the log", () => {
  it("holds every entry once, in order, whichever way it came", () => {
    const again = merged([game[3]!, game[1]!], [game[1]!, game[2]!, game[0]!]);
    expect(again.map(({ entry }) => entry.number)).toEqual([1, 2, 3, 4]);
  });

  it("folds the deal under its first line", () => {
    const [line] = lines(game[1]!, words);
    expect(line!.text).toBe("Go.");
    expect(line!.more.map((one) => [spoken(one.text), one.rule])).toEqual([["X by Bob.", "SP-1"]]);
  });

  it("tells a move by its events, else by its text", () => {
    expect(lines(game[2]!, words).map((line) => spoken(line.text))).toEqual(["Ann: take red"]);
    const move = told(5, "move", { seat: 0, text: "?" }, [{ kind: "x", rule: "SP-3.4", data: { seat: 0 } }]);
    expect(lines(move, words).map((line) => [spoken(line.text), line.rule])).toEqual([["X by Ann.", "SP-3.4"]]);
  });

  it("tells a roll and its dice in one line", () => {
    const rolls = "event-roll = { $seat } rolls.\nevent-die = { $die }.\nevent-roll-die = { $seat } rolls { $die }.";
    const knows = new Lexicon("en", [bundle("en", `${rolls}\nlist-and = { $most } and { $last }`)]);
    const die = (face: string) => ({ kind: "die", rule: "TR-10.2", data: { seat: 0, die: face } });
    const roll = { kind: "roll", rule: "TR-11.7", data: { seat: 0 } };
    const said = (...events: Told["events"]) =>
      lines(
        told(5, "move", { seat: 0, text: "?" }, events),
        knows.about({ components: {}, players: ["Ann"], glyphs: {}, actions: [] }),
      ).map((line) => [spoken(line.text), line.rule]);
    expect(said(die("tech"), roll, die("tech"), die("battle"), die("tech"), roll)).toEqual([
      ["tech.", "TR-10.2"],
      ["Ann rolls tech ×2 and battle.", "TR-11.7"],
      ["Ann rolls.", "TR-11.7"],
    ]);
    expect(said(roll, die("cosmic"))).toEqual([["Ann rolls cosmic.", "TR-11.7"]]);
  });

  it("marks what was taken back, and goes on without it", () => {
    const after = merged(game, [told(5, "undo", { seat: 0, to: 2 }), told(6, "move", { seat: 0, text: "take blue" })]);
    expect(after.filter(({ entry }) => entry.undone).map(({ entry }) => entry.number)).toEqual([3, 4]);
    expect(positions(after).map(({ entry }) => entry.number)).toEqual([2, 6]);
  });
});

describe("going back before my last decision", () => {
  it("goes to the position before it", () => {
    expect(beforeLastMove(game, 0)).toBe(2);
    expect(beforeLastMove(game, 1)).toBe(3);
  });

  it("is impossible before the first, and skips what was taken back", () => {
    expect(beforeLastMove(game.slice(0, 2), 0)).toBeNull();
    const after = merged(game, [told(5, "undo", { to: 3 })]);
    expect(beforeLastMove(after, 1)).toBeNull();
    expect(beforeLastMove(after, 0)).toBe(2);
  });

  it("tells the last turn of every seat, short and whole", () => {
    const x = (seat: number) => [{ kind: "x", rule: "", data: { seat } }];
    const more = [
      ...game,
      told(5, "move", { seat: 1, text: "go" }, x(1)),
      told(6, "move", { seat: 0, text: "take blue", undone: true }),
    ];
    const last = lastTurns(more, 9, words);
    expect(last[0]!.whole).toBe("Ann: take red");
    expect(last[0]!.short).toBe("take red");
    expect(last[1]!.whole).toBe("Bob: pass X by Bob.");
    expect(spoken(last[1]!.short)).toBe("X by Bob.");
    expect(lastTurns(more, 3, words)[1]).toBeUndefined();
    const actions = [{ text: "pass", kind: "pass", parts: [] }];
    const known = words.about({ components: {}, players: ["Ann", "Bob"], glyphs: {}, actions });
    expect(lastTurns([...more, told(7, "move", { seat: 1, text: "pass" })], 9, known)[1]!.whole).toBe("X by Bob.");
    expect(lastTurns(game, 9, known)[1]!.whole).toBe("Bob: Pass");
  });

  it("makes a break where another round begins, newest first", () => {
    const rounds = [3, 2, null, 2, 1, 1, null].map((round, n) => ({
      ...lines(game[2]!, words)[0]!,
      key: `${n}`,
      round,
    }));
    expect(broken(rounds)).toEqual([3, 2, null, null, 1, null, null]);
  });
});
