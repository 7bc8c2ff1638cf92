/** The analysis of a finished game as the page follows it: asked for, begun, watched until it is there. */
import type { AnalysisState, Problem } from "../protocol";
import { api, problemOf, trouble } from "./api";

const AGAIN = 600;
const LATER = 3000;

export class Analysing {
  made: AnalysisState | null = $state.raw(null);
  /** Why it could not be begun, and why nobody can say how far it is. */
  failed: Problem | null = $state.raw(null);
  unseen: Problem | null = $state.raw(null);
  readonly found = $derived(this.made?.analysis ?? null);

  /** To be called while a component is set up. With `begins` it is begun if nobody has. */
  constructor(
    private readonly id: () => string,
    begins = false,
  ) {
    $effect(() => {
      void this.#look().then(() => {
        if (begins && this.made?.status === "none") void this.begin();
      });
    });
    // While it is being made, and while nobody answers: the server may be starting.
    $effect(() => {
      const lost = this.unseen !== null && (this.unseen.status === 0 || this.unseen.status >= 500);
      if (!lost && this.made?.status !== "running") return;
      const timer = setTimeout(() => void this.#look(), lost ? LATER : AGAIN);
      return () => clearTimeout(timer);
    });
  }

  begin(): Promise<void> {
    return this.#ask(api.analyse(this.id()));
  }

  stop(): Promise<void> {
    return this.#ask(api.stopAnalysis(this.id()));
  }

  async #look(): Promise<void> {
    try {
      const now = await api.analysis(this.id());
      if (this.made?.status === "running" && now.status === "none") this.failed = trouble("analysis-failed", 500);
      this.made = now;
      this.unseen = null;
    } catch (error) {
      this.unseen = problemOf(error);
    }
  }

  async #ask(answer: Promise<AnalysisState>): Promise<void> {
    this.failed = null;
    try {
      this.made = await answer;
    } catch (error) {
      this.failed = problemOf(error);
    }
  }
}
