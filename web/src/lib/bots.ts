/** Bots by name: the server knows ids, people read words. */
import { capital, type Lexicon, plain } from "./words";

export const botName = (words: Lexicon, bot: string): string =>
  words.find(`bot-${bot}`) ?? words.t("bot-other", { name: capital(plain(bot)) });
