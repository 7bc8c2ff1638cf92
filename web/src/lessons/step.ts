/** What a step asks for now, when it is done, and what is new in free play. */
import type { FirstTime, GameEvent, Legal, Step, Update } from "../protocol";

const fits = (text: string, demand: string[]): boolean =>
  demand.some((one) => text === one || (one.endsWith("*") && text.startsWith(one.slice(0, -1))));

/** The legal actions the step asks for after so many decisions of mine; none in free play and when all is done. */
export const wanted = (step: Step, made: number, legal: Legal[]): Legal[] => {
  const demand = step.demands[made];
  return demand ? legal.filter((action) => fits(action.text, demand)) : [];
};

/** How many decisions of the learner still count. */
export const decisions = (
  told: { entry: { kind: string; seat: number | null; undone?: boolean } }[],
  seat: number,
): number => told.filter(({ entry }) => entry.kind === "move" && entry.seat === seat && !entry.undone).length;

const turnOf = (update: Update): number => (typeof update.view?.turn === "number" ? update.view.turn : 0);

/** Demands met, or so many turns gone by since `began`, or the game over. */
export const isDone = (step: Step, made: number, update: Update, began: number): boolean =>
  step.free ? update.status === "over" || turnOf(update) - began >= step.free : made >= step.demands.length;

/** First times that have come with this update, of those not yet said. */
export function firstTimes(step: Step, update: Update, events: GameEvent[], said: ReadonlySet<string>): FirstTime[] {
  const now = new Set([
    ...update.legal.map((action) => `legal ${action.kind}`),
    ...(update.ask ? [`ask ${update.ask.kind}`] : []),
    ...events.map((event) => `event ${event.kind}`),
  ]);
  return step.first.filter((one) => now.has(one.when) && !said.has(one.when));
}

/** The text in the reader's language, with its `**bold**` words as marks of a prose. */
export const inLanguage = (texts: Record<string, string>, language: string): string =>
  (texts[language] ?? texts.en ?? "").replace(/\*\*(.+?)\*\*/g, (_, words: string) => `\uE000${words}\uE003`);
