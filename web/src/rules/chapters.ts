/** The place of a rule in its book: its chapter, and the rules before and after it. */
import type { Course, Step } from "../protocol";

export interface Place {
  chapter: string;
  /** The ids of its chapter, in the order of the book. */
  beside: string[];
  before: string | null;
  after: string | null;
}

/** `SP-3` of `SP-3.4`; a rule without a point stands for itself. */
export const chapterOf = (id: string): string => id.replace(/\.\d+$/, "");

export function placeOf(ids: string[], id: string): Place {
  const at = ids.indexOf(id);
  const chapter = chapterOf(id);
  return {
    chapter,
    beside: ids.filter((one) => chapterOf(one) === chapter),
    before: at > 0 ? ids[at - 1]! : null,
    after: at >= 0 ? (ids[at + 1] ?? null) : null,
  };
}

/** The steps of lessons in which the rule can be tried. */
export const stepsWith = (courses: Course[], id: string): { course: Course; step: Step }[] =>
  courses.flatMap((course) => course.steps.filter((step) => step.rules.includes(id)).map((step) => ({ course, step })));
