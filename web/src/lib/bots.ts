/** Bots by name: the server knows ids, people read words. */
import type { Seat } from "../protocol";
import { capital, type Lexicon, plain } from "./words";

/** Which bot it is, that is how strong. */
export const botName = (words: Lexicon, bot: string): string =>
  words.find(`bot-${bot}`) ?? words.t("bot-other", { name: capital(plain(bot)) });

/** Who sits there: a person by his name, a bot by its star. */
export const seatName = (words: Lexicon, seat: Seat): string =>
  seat.kind === "bot"
    ? (words.find(`star-${seat.name ?? ""}`) ?? botName(words, seat.bot ?? ""))
    : (seat.name ?? words.t(seat.kind === "closed" ? "seat-link" : "seat-open"));
