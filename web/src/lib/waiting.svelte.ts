/** Requests that the server has not answered for a while. */
import { PATIENCE } from "./connection";

const state = $state({ overdue: 0 });

export const overdue = (): boolean => state.overdue > 0;

/** The answer; after five seconds without it the page says so. */
export async function whileWaiting<T>(answer: Promise<T>): Promise<T> {
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    state.overdue += 1;
  }, PATIENCE);
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
    if (late) state.overdue -= 1;
  }
}
