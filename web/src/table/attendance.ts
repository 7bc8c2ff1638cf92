/** Who is here, whose clock runs, and what may be done about somebody who is away. */
import type { Claim, Presence, Seat, Update } from "../protocol";
import type { Place } from "../table";

/** The seats with what is known of their holders and clocks; times of the server become our own. */
export function attended(places: Place[], update: Update, presence: Presence | null, skew: number): Place[] {
  return places.map((place) => {
    const told = newer(update, presence).seats[place.seat];
    const clock = place.kind === "human" ? update.clocks?.[place.seat] : null;
    return {
      ...place,
      away: told?.present === false && !place.mine ? (told.away_since ?? update.now) - skew : null,
      clock: clock ? { left: clock.left, due: clock.due === null ? null : clock.due - skew } : null,
    };
  });
}

/** The seats of an update with who is here now. */
export const present = (update: Update, presence: Presence | null): Seat[] => {
  const told = newer(update, presence).seats;
  return update.seats.map((seat) => ({ ...seat, present: told[seat.seat]?.present ?? seat.present }));
};

/** What was told last of who is here and what is claimed: with an entry, or between two. */
const newer = (update: Update, presence: Presence | null): Presence | Update =>
  presence && presence.now >= update.now ? presence : update;

export const claimsOf = (update: Update, presence: Presence | null): Claim[] => newer(update, presence).claims;

/**
 * Whether I may have a bot sit down for somebody away: as the owner at once, or with the others if the owner is away too.
 * Null: not now. Where a clock runs, it decides.
 */
export function mayClaim(
  place: Place,
  update: Update,
  presence: Presence | null,
  me: string | null,
  now: number,
): "owner" | "vote" | null {
  const waited = place.away !== null && place.away !== undefined && now - place.away >= update.terms.away_after * 1000;
  if (!waited || place.handed || place.resigned || update.status !== "running" || update.terms.clock.kind !== "none")
    return null;
  if (me !== null && update.owner === me) return "owner";
  const plays = update.seats.some((seat) => seat.identity === me && me !== null && !seat.resigned);
  return plays && presence?.owner_present === false ? "vote" : null;
}

/** What is left on a clock now. */
export const left = (clock: NonNullable<Place["clock"]>, now: number): number =>
  Math.max(0, clock.due === null ? clock.left : clock.due - now);
