import { expect, it } from "vitest";
import { isPartOf } from "./highlight";

it.each([
  ["yellow", "take yellow blue red", true],
  ["hand 1", "recruit hand 1", true],
  ["6,4", "move iron_man 6,4", true],
  ["1", "take 11", false],
  ["iron", "move iron_man 6,4", false],
])("%s in %s: %s", (step, action, found) => expect(isPartOf(step, action)).toBe(found));
