/** Bots by name: the server knows ids, people read words. */
import type { Seat } from "../protocol";
import { capital, type Lexicon, plain } from "./words";

/** Which bot it is, that is how strong. */
export const botName = (words: Lexicon, bot: string): string =>
  words.find(`bot-${bot}`) ?? words.t("bot-other", { name: capital(plain(bot)) });

/** What the server calls everybody who was forgotten. */
const FORGOTTEN = "(deleted)";

/** The name at a seat: of a person as they call themselves, of a bot its star. */
export const seatName = (words: Lexicon, seat: Seat): string =>
  seat.kind === "bot"
    ? (words.find(`star-${seat.name ?? ""}`) ?? botName(words, seat.bot ?? ""))
    : seat.name === FORGOTTEN
      ? words.t("seat-forgotten")
      : (seat.name ?? words.t(seat.kind === "closed" ? "seat-link" : "seat-open"));
