/** A course being played: the step now at the table, and how it goes on. */
import type { Course, Step } from "../protocol";
import { keepDone, nextStep, readProgress } from "./progress";

export class Run {
  step: Step = $state.raw()!;
  /** Grows when a step begins again. */
  tries = $state(0);

  /** Begins at the step of this id, or where the learner is. */
  constructor(
    readonly course: Course,
    step: string | null = null,
  ) {
    this.step = course.steps.find((one) => one.id === step) ?? nextStep(readProgress(), course);
  }

  get index(): number {
    return this.course.steps.indexOf(this.step);
  }

  get last(): boolean {
    return this.index === this.course.steps.length - 1;
  }

  done(): void {
    keepDone(this.course.id, this.step.id);
  }

  next(): void {
    const next = this.course.steps[this.index + 1];
    if (next) this.step = next;
  }

  again(): void {
    this.tries += 1;
  }
}
