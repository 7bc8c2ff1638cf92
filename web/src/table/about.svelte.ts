/** What a table page needs to know about its game: facts, words, the table component. */
import { api, problemOf } from "../lib/api";
import { gameFacts, gameWords, tableModule } from "../lib/games.svelte";
import { page } from "../lib/speech.svelte";
import type { Lexicon } from "../lib/words";
import type { Game, Problem } from "../protocol";
import type { TableModule } from "../table";

/** The game as it is played at this table: with the cards somebody brought, where the game takes such. */
async function factsAt(game: string, table: string): Promise<Game> {
  const facts = await gameFacts(game);
  return facts.card_option ? { ...facts, components: await api.components(table) } : facts;
}

export class About {
  facts: Game | null = $state.raw(null);
  /** The game's own table, or null for the generic one. */
  module: TableModule | null = $state.raw(null);
  failed: Problem | null = $state.raw(null);
  private own: Lexicon | null = $state.raw(null);

  /** To be called while a component is set up: it follows the language. */
  constructor(game: () => string | undefined, table: () => string) {
    $effect(() => {
      const id = game();
      if (!id) return;
      Promise.all([factsAt(id, table()), tableModule(id)])
        .then(([facts, module]) => {
          this.module = module;
          this.facts = facts;
        })
        .catch((error) => (this.failed = problemOf(error)));
    });
    $effect(() => {
      const id = game();
      if (!id) return;
      let late = false;
      void gameWords(id, page())
        .then((words) => {
          if (!late) this.own = words;
        })
        .catch((error) => (this.failed = problemOf(error)));
      return () => {
        late = true;
      };
    });
  }

  /** The words of the game, with the names of these players. */
  words(players: string[]): Lexicon {
    return (this.own ?? page()).about({
      components: this.facts?.components ?? {},
      players,
      glyphs: this.module?.glyphs?.(this.facts?.id ?? "") ?? {},
      actions: this.facts?.actions ?? [],
      payoff: this.facts?.payoff,
    });
  }

  get ready(): boolean {
    return this.facts !== null && this.own !== null;
  }
}
