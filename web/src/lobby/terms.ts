/** What a table agrees on besides its rules, as the lobby offers it: a few usual clocks instead of fields to fill. */
import type { Clock, Terms, TimeIsUp } from "../protocol";

/** A clock without what happens at its end. */
export type ClockChoice = "none" | `move:${number}` | `game:${number}+${number}` | `days:${number}`;

export const CLOCKS: ClockChoice[] = [
  "none",
  "move:30",
  "move:60",
  "move:180",
  "game:600+5",
  "game:1200+10",
  "game:3600+30",
  "days:1",
  "days:3",
  "days:7",
];
export const AWAY: number[] = [60, 180, 600, 1800];
export const THEN: TimeIsUp[] = ["bot-move", "bot-seat", "loses"];
export const HINTS = ["alone", "always", "never"] as const;
export const TALK = ["together", "apart", "off"] as const;

export const onTimeUp = (terms: Terms): TimeIsUp =>
  terms.clock && "then" in terms.clock ? terms.clock.then : "bot-move";

export function chosen({ clock }: Terms): ClockChoice {
  if (!clock || clock.kind === "none") return "none";
  if (clock.kind === "days") return `days:${clock.days}`;
  return clock.kind === "game" ? `game:${clock.seconds}+${clock.increment}` : `move:${clock.seconds}`;
}

/** The clock a choice stands for. */
export function clockOf(choice: ClockChoice, then: TimeIsUp): Clock {
  const [kind, much = ""] = choice.split(":");
  const [first = 0, second = 0] = much.split("+").map(Number);
  if (kind === "move") return { kind, seconds: first, then };
  if (kind === "game") return { kind, seconds: first, increment: second, then };
  return kind === "days" ? { kind, days: first, then } : { kind: "none" };
}

/** How many of the terms are not the usual ones. */
export const changed = (terms: Terms): number =>
  [
    chosen(terms) !== "none",
    (terms.away_after ?? 180) !== 180,
    (terms.hints ?? "alone") !== "alone",
    (terms.spectator_chat ?? "together") !== "together",
  ].filter(Boolean).length;
