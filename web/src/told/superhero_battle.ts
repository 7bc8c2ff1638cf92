/**
 * What superhero_battle tells, as found in its golden games (tests/golden/told.py).
 * `make page-types` writes this file.
 */
import type { Ask, Result } from "../protocol";

export interface Options {
  third_win_tie: "first_player" | "to_four" | "deciding_battle";
  team_mode: "off" | "two" | "three" | "four";
  boxes_in_play: "auto" | "guardians" | "avengers" | "both";
  team_seats: "dealt" | "by_seat";
  seize_initiative_variant: "default" | "energy" | "mixed";
  shoot_to_kill_variant: "default" | "one_target";
  barrage_fire_variant: "default" | "up_to_two" | "one_target";
  trim_by: "owner" | "random";
  all_exit_result: "all_win" | "nobody_wins";
  discard_pile: "public" | "top_only" | "hidden";
  team_hands: "hidden" | "shared";
  first_player: "random" | "p1" | "p2" | "p3" | "p4" | "p5" | "p6" | "p7" | "p8";
  cards: Record<string, unknown> | null;
}

export interface View {
  acted: number[];
  action: string | null;
  actor: number;
  ask: Ask | null;
  battle: number;
  battlefield: string | null;
  battlefields: {
    left: number;
    played: string[];
  };
  chosen: number[];
  deciding: number[];
  deck: number;
  discard: {
    cards: string[] | null;
    count: number;
    top: string | null;
  };
  game: string;
  holder: number | null;
  knockouts: number;
  last_round: boolean;
  layout: string[];
  left: number[];
  left_for_cards: boolean;
  number: number;
  opened: string | null;
  opener: number | null;
  options: Options;
  order: number[];
  pending: {
    actor?: number;
    amount?: number;
    amounts?: number[];
    at?: number;
    author?: number;
    begun?: number;
    bound?: number;
    chosen?: number[];
    event_target?: number | null;
    frame: string;
    left?: number;
    marks?: number;
    n?: number;
    named?: null;
    op?: string;
    options?: number[];
    place?: number;
    round?: number;
    saved?: number;
    seat?: number | null;
    source?: string;
    step?: number;
    tactics?: string[];
    target?: number;
    targets?: number[];
    unblockable?: number;
    up_to?: number;
    value?: number;
    window?: string;
  }[];
  phase: string;
  places: number[];
  players: number;
  result: Result | null;
  returned: boolean;
  round: number;
  seat: number | null;
  seats: {
    cards: number;
    dealt: string[] | null;
    energy: number;
    hand: string[] | null;
    has_laid: boolean;
    hero: string | null;
    in_battle: boolean;
    known: string[];
    laid: string | null;
    last: string | null;
    member: boolean;
    order: string;
    perils: Record<string, {
      amount: number;
      cause: string;
      rule: string;
    }> | null;
    pick: string[] | null;
    place: number;
    series: {
      blocks: string[];
      card: string;
      turned: boolean;
    }[];
    team: number | null;
    used: boolean;
    wins: number;
  }[];
  sides: number[];
  stage: number;
  stages: number;
  tactics: {
    knockout: boolean;
    number: number;
    technique: string;
    trap: boolean;
  }[];
  target: number;
  trap_damage: number;
  turn: number;
  waiting: number[];
}

/** The data of every kind of event. */
export interface Events {
  ability: {
    hero: string;
    seat: number;
  };
  ability_kept: {
    seat: number;
  };
  action: {
    action: string;
    seat: number;
  };
  aimed: {
    seat: number;
    to_seat: number;
  };
  battle: {
    battle: number;
    seats: number[];
  };
  battle_won: {
    seats: number[];
    wins: number[];
  };
  battlefield: {
    battlefield: string;
  };
  chosen: {
    seat: number;
  };
  damage: {
    amount: number;
    by_seat?: number;
    from: number;
    seat: number;
    source: string;
    to: number;
  };
  deciding_battle: {
    seats: number[];
  };
  deck_renewed: {
    count: number;
  };
  deck_shuffled: {
    card: string;
    found: number;
  };
  discarded: {
    card: string;
    seat: number;
  };
  discarded_unseen: {
    card?: string;
    seat: number;
  };
  drafted: {
    card: string;
    seat: number;
  };
  drawn: {
    card?: string;
    seat: number;
  };
  drawn_openly: {
    card: string;
    seat: number;
  };
  energy: {
    amount: number;
    from: number;
    seat: number;
    to: number;
  };
  first_player: {
    seat: number;
  };
  first_player_card: {
    from_seat: number;
    seat: number;
  };
  game_won: {
    reason: string;
    seats: number[];
  };
  given: {
    card: string;
    seat: number;
  };
  guard: {
    seat: number;
  };
  guarded: {
    seat: number;
    source: string;
  };
  hand_shown: {
    cards: string[];
    seat: number;
  };
  hand_shown_to: {
    cards?: string[];
    seat: number;
    to_seat: number;
  };
  hero: {
    hero: string;
    seat: number;
  };
  hero_dealt: {
    hero?: string;
    seat: number;
  };
  knockout: {
    seat: number;
    tactic: string;
  };
  knockout_placed: {
    tactic: string;
  };
  knockout_removed: {
    tactic: string;
  };
  knockouts_back: {
    count: number;
  };
  laid: {
    card?: string;
    seat: number;
  };
  laid_out: {
    card: string;
  };
  layout_discarded: {
    cards: string[];
  };
  left: {
    cards: string[];
    cause: string;
    seat: number;
  };
  named: {
    card: string;
    seat: number;
    to_seat: number;
  };
  no_damage: {
    amount: number;
    by_seat: number;
    from: number;
    seat: number;
    source: string;
    to: number;
  };
  opened: {
    card: string;
    seat: number;
  };
  play_to_four: {
    seats: number[];
  };
  returned: {
    card: string;
    seat: number;
  };
  round_end: {
    round: number;
  };
  stage: {
    round: number;
    stage: number;
  };
  swapped: {
    card?: string;
    from?: string;
    seat: number;
  };
  team_card: {
    back?: string;
    colour?: string;
    seat: number;
  };
  teams: {
    places: number[];
    teams: number[][];
  };
  trap: {
    seat: number;
    tactic: string;
  };
  trap_removed: {
    tactic: string;
  };
  trap_set: {
    tactic: string;
  };
}

/** Any event. */
export type Happened = {
  [K in keyof Events]: { kind: K; rule: string; data: Events[K] };
}[keyof Events];

/** The data of every kind of question. */
export interface Asks {
  ability: {
    hero: string;
    window: string;
  };
  action: {
    actions: string[];
    card: string;
    hero: string;
  };
  discard: {
    count: number;
  };
  draft: Record<string, never>;
  event_target: Record<string, never>;
  lay: Record<string, never>;
  name: {
    to_seat: number;
  };
  option: {
    source: string;
  };
  order: {
    actions: string[];
    card: string;
  };
  pick_card: {
    cards: string[];
    count: number;
    from_seat: number;
  };
  pick_hero: {
    heroes: string[];
  };
  swap: Record<string, never>;
  tactic: {
    count: number;
    op: string;
    up_to: boolean;
  };
  target: {
    source: string;
  };
  trim: {
    count: number;
  };
}

/** The components by their type. */
export interface Components {
  action: {
    names: {
      en: string;
      fr: string;
      ru: string;
    };
    program: {
      amount?: number;
      blocks?: string[];
      by?: string;
      cond?: {
        has_named: string;
      };
      else?: {
        op: string;
        target: string;
        to: string;
      }[];
      op: string;
      options?: {
        amount: number;
        by: string;
        op: string;
      }[][];
      target?: string;
      then?: {
        amount: number;
        op: string;
        target: string;
      }[];
      up_to?: boolean;
    }[];
    provenance: string;
    says: {
      say: string;
      steps: {
        amount?: number;
        blocks?: string[];
        first?: {
          amount?: number;
          options?: {
            first: {
              amount: number;
              say: string;
            };
            say: string;
            second: {
              amount: number;
              say: string;
            };
          };
          say: string;
          target?: {
            say: string;
          };
        };
        say: string;
        second?: {
          amount?: number;
          condition?: {
            say: string;
            who: {
              say: string;
            };
          };
          else?: {
            say: string;
            target: {
              say: string;
            };
          };
          say: string;
          target?: {
            say: string;
          };
          then?: {
            amount: number;
            say: string;
            target: {
              say: string;
            };
          };
        };
        target?: {
          say: string;
        };
      };
    };
    slot: string;
    technique: string;
    type: string;
  };
  battlefield: {
    box: string;
    names: {
      en: string;
      fr: string;
      ru: string;
    };
    program: {
      amount?: number;
      by?: string;
      on_numbers?: number[];
      op: string;
      rule?: string;
      target?: string;
      technique?: string;
      value?: string | number | boolean;
    }[];
    provenance: string;
    says: {
      say: string;
      steps: {
        amount?: number;
        numbers?: string;
        say: string;
        step?: {
          amount: number;
          say: string;
        };
        target?: {
          say: string;
        };
        technique?: string;
      };
      window?: {
        say: string;
      };
    };
    type: string;
    window: string;
  };
  hero: {
    box: string;
    kind: string;
    names: {
      en: string;
      fr: string;
      ru: string;
    };
    program: {
      amount?: number;
      by?: string;
      cond?: {
        in_battle: string;
      };
      else?: {
        amount: number;
        op: string;
        target: string;
      }[];
      op: string;
      rule?: string;
      target?: string;
      then?: {
        amount: number;
        op: string;
        target: string;
      }[];
      to?: string;
      unblockable?: boolean;
      value?: string[] | number;
    }[];
    provenance: string;
    says: {
      condition?: {
        cards?: {
          any: string[];
        };
        first?: {
          cards: {
            any: string[];
          };
          say: string;
        };
        say: string;
        second?: {
          amount: number;
          say: string;
        };
      };
      say: string;
      steps: {
        amount?: number;
        cards?: string[];
        condition?: {
          say: string;
          who: {
            say: string;
          };
        };
        else?: {
          amount: number;
          say: string;
          target: {
            say: string;
          };
        };
        first?: {
          amount?: number;
          say: string;
          target?: {
            say: string;
          };
        };
        say: string;
        second?: {
          amount: number;
          say: string;
          target: {
            say: string;
          };
        };
        target?: {
          say: string;
        };
        then?: {
          amount: number;
          say: string;
          target: {
            say: string;
          };
        };
      };
      window?: {
        say: string;
      };
    };
    type: string;
    window: string;
  };
  knockout: {
    type: string;
  };
  tactic_side: {
    type: string;
  };
  technique: {
    actions: string[];
    names: {
      en: string;
      fr: string;
      ru: string;
    };
    number: number;
    provenance: string;
    type: string;
  };
}
