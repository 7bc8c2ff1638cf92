import { describe, expect, it } from "vitest";
import type { Presence, Update } from "../protocol";
import type { Place } from "../table";
import { attended, claimsOf, left, mayClaim } from "./attendance";

const seat = (identity: string, present: boolean, since: number | null = null) => ({
  seat: 0,
  kind: "human",
  name: identity,
  identity,
  bot: null,
  resigned: false,
  present,
  away_since: since,
});

const update = (change: Partial<Update> = {}): Update =>
  ({
    now: 100_000,
    status: "running",
    owner: "ann",
    seats: [seat("ann", true), seat("bob", false, 40_000), seat("cid", true)],
    claims: [],
    clocks: null,
    terms: { clock: { kind: "none" }, away_after: 60 },
    ...change,
  }) as unknown as Update;

const presence = (change: Partial<Presence> = {}): Presence => ({
  type: "presence",
  now: 120_000,
  seats: [0, 1, 2].map((n) => ({ seat: n, present: n !== 1, away_since: n === 1 ? 40_000 : null })),
  owner_present: true,
  owner_away_since: null,
  claims: [],
  ...change,
});

const place = (n: number): Place => ({ seat: n, kind: "human", mine: false, handed: false, resigned: false }) as Place;
const places = (): Place[] => [0, 1, 2].map(place);

describe("who is here", () => {
  it("is told in our time", () => {
    expect(attended(places(), update(), null, 10_000).map((one) => one.away)).toEqual([null, 30_000, null]);
  });

  it("is as it was told last, with an entry or between two", () => {
    const back = presence({ seats: [0, 1, 2].map((n) => ({ seat: n, present: true, away_since: null })) });
    expect(attended(places(), update(), back, 0)[1]!.away).toBeNull();
    expect(attended(places(), update({ now: 130_000 }), back, 0)[1]!.away).toBe(40_000);
    const claim = { seat: 1, agreed: ["cid"], waiting: [], needed: 2 };
    expect(claimsOf(update({ now: 130_000, claims: [claim] }), presence())).toEqual([claim]);
  });

  it("may be changed by the owner after the time of the table, by the others only while he is away", () => {
    const [, bob] = attended(places(), update(), null, 0);
    expect(mayClaim(bob!, update(), presence(), "ann", 99_000)).toBeNull();
    expect(mayClaim(bob!, update(), presence(), "ann", 100_000)).toBe("owner");
    expect(mayClaim(bob!, update(), presence(), "cid", 100_000)).toBeNull();
    expect(mayClaim(bob!, update(), presence({ owner_present: false }), "cid", 100_000)).toBe("vote");
    expect(mayClaim(bob!, update(), presence({ owner_present: false }), "eve", 100_000)).toBeNull();
    expect(mayClaim({ ...bob!, handed: true }, update(), presence(), "ann", 100_000)).toBeNull();
    const clock = { kind: "move", seconds: 60, then: "bot-move" } as const;
    const timed = update({ terms: { ...update().terms, clock } });
    expect(mayClaim(bob!, timed, presence(), "ann", 100_000)).toBeNull();
  });
});

describe("a clock", () => {
  it("runs until it is due, in our time, and stands otherwise", () => {
    const clocks = [
      { left: 30_000, due: 130_000 },
      { left: 60_000, due: null },
    ];
    const [runs, stands] = attended(places(), update({ clocks }), null, 10_000);
    expect(left(runs!.clock!, 100_000)).toBe(20_000);
    expect(left(runs!.clock!, 500_000)).toBe(0);
    expect(left(stands!.clock!, 500_000)).toBe(60_000);
  });
});
