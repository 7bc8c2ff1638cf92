import { describe, expect, it } from "vitest";
import { read } from "./routes";

describe("addresses", () => {
  it.each([
    ["/", { at: "lobby" }],
    ["/table/abc", { at: "table", table: "abc" }],
    ["/join/a.b-c", { at: "join", token: "a.b-c" }],
    ["/move/a-b_c", { at: "move", token: "a-b_c" }],
    ["/replay/abc", { at: "replay", table: "abc", move: null }],
    ["/replay/abc/12", { at: "replay", table: "abc", move: 12 }],
    ["/help/splendor", { at: "help", game: "splendor" }],
    ["/learn", { at: "learn" }],
    ["/learn/splendor/first", { at: "lesson", game: "splendor", course: "first", step: null }],
    ["/learn/splendor/first/two", { at: "lesson", game: "splendor", course: "first", step: "two" }],
    ["/rules/splendor/SP-3.4", { at: "rule", game: "splendor", rule: "SP-3.4" }],
  ])("%s is a place", (path, route) => expect(read(path)).toEqual(route));

  it.each([
    "/table",
    "/table/a/b",
    "/replay/abc/x",
    "/replay/abc/1/2",
    "/somewhere",
    "/learn/splendor",
    "/learn/a/b/c/d",
    "/rules/splendor",
    "/join/%E0%A4%A",
  ])("%s is nowhere", (path) => expect(read(path)).toEqual({ at: "nowhere" }));
});
