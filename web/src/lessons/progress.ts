/**
 * How far somebody is in each course, kept on the device.
 *
 * Steps are kept by their ids, so progress stays when the rules get another version or a course gets another step.
 */
import type { Course, Step } from "../protocol";

export type Progress = Record<string, string[]>;

const PLACE = "sixstones.lessons";

export function readProgress(): Progress {
  try {
    return checked(JSON.parse(localStorage.getItem(PLACE) ?? "{}"));
  } catch {
    return {};
  }
}

/** What storage holds may be anything. */
export function checked(found: unknown): Progress {
  if (typeof found !== "object" || found === null) return {};
  const kept = Object.entries(found).filter(([, steps]) => Array.isArray(steps));
  return Object.fromEntries(
    kept.map(([id, steps]) => [id, (steps as unknown[]).filter((one) => typeof one === "string")]),
  );
}

export const doneIn = (progress: Progress, course: Course): number =>
  course.steps.filter((step) => progress[course.id]?.includes(step.id)).length;

/** Where to go on: the first step that is not done; a course that is done begins again. */
export const nextStep = (progress: Progress, course: Course): Step =>
  course.steps.find((step) => !progress[course.id]?.includes(step.id)) ?? course.steps[0]!;

export function withDone(progress: Progress, course: string, step: string): Progress {
  const before = progress[course] ?? [];
  return before.includes(step) ? progress : { ...progress, [course]: [...before, step] };
}

export function keepDone(course: string, step: string): void {
  keep(withDone(readProgress(), course, step));
}

export function forgetCourse(course: string): void {
  const { [course]: _, ...rest } = readProgress();
  keep(rest);
}

function keep(progress: Progress): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(progress));
  } catch {
    // Without storage the course begins at its first step next time.
  }
}
