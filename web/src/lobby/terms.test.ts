import { describe, expect, it } from "vitest";
import { changed, chosen, CLOCKS, clockOf, onTimeUp } from "./terms";

describe("terms", () => {
  it("finds every clock it offers again", () => {
    for (const choice of CLOCKS) expect(chosen({ clock: clockOf(choice, "loses") })).toBe(choice);
  });

  it("sends what the server takes", () => {
    expect(clockOf("game:600+5", "loses")).toEqual({ kind: "game", seconds: 600, increment: 5, then: "loses" });
    expect(clockOf("days:3", "bot-move")).toEqual({ kind: "days", days: 3, then: "bot-move" });
    expect(clockOf("none", "loses")).toEqual({ kind: "none" });
  });

  it("keeps what happens when time is up", () => {
    expect(onTimeUp({ clock: clockOf("move:60", "bot-seat") })).toBe("bot-seat");
    expect(onTimeUp({})).toBe("bot-move");
  });

  it("counts what is not as usual", () => {
    expect(changed({})).toBe(0);
    expect(changed({ clock: { kind: "none" }, away_after: 180, hints: "alone" })).toBe(0);
    expect(changed({ clock: clockOf("move:60", "loses"), spectator_chat: "off" })).toBe(2);
  });
});
