/**
 * What thanos_rising tells, as found in its golden games (tests/golden/told.py).
 * `make page-types` writes this file.
 */
import type { Ask, Result } from "../protocol";

export interface Options {
  level: "easy" | "normal" | "hard" | "expert" | "expert_six";
  bases: string[];
  cards: Record<string, unknown> | null;
  first_player: "random" | "p1" | "p2" | "p3" | "p4";
  early_stop: "may" | "must";
  token_control: "owner" | "active";
  cull_picker: "owner" | "active" | "random";
  villain_order: "active" | "fixed";
  windows: "asked" | "open";
  team_check_after_manip: boolean;
  mind_inside_villain_ability: boolean;
  red_stone_blocks_recruit_heal: boolean;
  nebula_once_per_turn: boolean;
}

export interface View {
  active: number;
  actor: number;
  again: {
    blue?: number;
    green?: number;
    purple?: number;
    red?: number;
  };
  ask: Ask | null;
  bases: (string | null)[];
  beaten: string[];
  cards: Record<string, {
    complete?: boolean;
    covered?: Record<string, number>;
    damage: number;
    fresh?: boolean;
    full: boolean;
    missing?: Record<string, number>;
    paid?: number;
    price?: number;
    ready?: boolean;
    receives?: boolean;
    seat?: number;
    slot?: number;
    spaces: number;
    timing?: string;
    used?: boolean;
  }>;
  chance: {
    cause?: string;
    frame: string;
    keep?: number;
    left?: number;
    slot?: number;
    source?: string;
  } | null;
  collected: string[];
  damage: Record<string, number>;
  deck: string[];
  deployments: {
    expected: number;
    faces: {
      face: string;
      facing: number;
      hits: Record<string, number>;
      team: number;
      weight: number;
    }[];
    sector: number;
    worst: number;
  }[];
  dice: string[];
  discard: Record<string, number>;
  drawn: Record<string, number>;
  ending: string;
  facing: number | null;
  fallen: string[];
  fresh: string[];
  fresh_tokens: Record<string, number>;
  game: string;
  gauntlet: {
    collected: boolean;
    counters: number;
    of: number;
    stone: string;
    will_collect: boolean;
  }[];
  goal: {
    falling: string[];
    heroes: {
      now: number;
      of: number;
      soon: number;
    };
    stones: {
      now: number;
      of: number;
      soon: number;
    };
    villains: {
      now: number;
      of: number;
      soon: number;
    };
  };
  health: {
    heroes: number;
    left: number;
    seat: number;
    spaces: number;
  }[];
  hits: number;
  last_round: boolean;
  locked: {
    card: string | null;
    die?: string;
    roll: number;
    symbol?: string;
  }[];
  may_stop: boolean;
  no_heal: boolean;
  number: number;
  options: Options;
  out: number[];
  parts: null;
  passed: number[];
  pending_hits: Record<string, number>;
  picked: string[];
  pile: Record<string, number>;
  players: number;
  pool: {
    blue?: number;
    green?: number;
    purple?: number;
    red?: number;
  };
  result: Result | null;
  rewarded: number;
  rolls: number;
  seat: number | null;
  sector: number | null;
  sectors: ((string | null)[])[];
  sides: number[];
  stack: {
    call?: number;
    card?: string;
    cause?: string;
    die?: string;
    frame: string;
    keep?: number;
    laid?: number;
    left?: number;
    n?: number;
    pick?: string;
    seat?: number;
    singles?: string[];
    slot?: number;
    source?: string;
    target?: string;
    villains?: string[];
    window?: number;
  }[];
  step: string;
  stone_die: string | null;
  stones: Record<string, number>;
  team_check: {
    base: string;
    need: number;
    shown: number | null;
    symbol: string;
  } | null;
  teams: string[][];
  thanos_die: string | null;
  tokens: Record<string, number>[];
  tray: {
    card: string | null;
    color?: string;
    face?: string | null;
    roll: number | null;
    size?: number;
    state: string;
    symbol?: string;
  }[];
  turn: number;
  usable: {
    abilities: string[];
    tokens: string[];
  }[];
  used: string[];
  waiting: number[];
  waits: number[];
  window: number;
}

/** The data of every kind of event. */
export interface Events {
  ability: {
    card: string;
    seat: number;
  };
  attack: {
    sector: string;
  };
  base: {
    base: string;
    card: string;
    seat: number;
  };
  beaten: {
    card: string;
    slot: number;
  };
  collected: {
    stone: string;
  };
  counter: {
    from: number;
    source: string;
    stone: string;
    to: number;
  };
  counter_off: {
    from: number;
    source: string;
    stone: string;
    to: number;
  };
  damage: {
    card: string;
    from: number;
    source: string;
    to: number;
  };
  dealt: {
    card: string;
    place: string;
    slot: number;
  };
  deployed: {
    seat: number;
    sector: string;
  };
  die: {
    die: string;
    seat: number;
  };
  die_added: {
    color: string;
    seat: number;
    source: string;
  };
  die_turned: {
    card: string;
    from: string;
    seat: number;
    to: string;
  };
  facing: {
    to: string;
  };
  fell: {
    card: string;
    slot: number;
  };
  fell_in_team: {
    card: string;
    seat: number;
  };
  first_player: {
    seat: number;
  };
  forfeited: {
    die: string;
    seat: number;
  };
  healed: {
    card: string;
    from: number;
    source: string;
    to: number;
  };
  laid: {
    card: string;
    die: string;
    n: number;
    seat: number;
    symbol: string;
  };
  lost: {
    reason: string;
  };
  lost_team: {
    reason: string;
    seat: number;
  };
  no_heal: {
    stone: string;
  };
  pool: {
    base: string;
    dice: {
      blue?: number;
      green?: number;
      purple?: number;
      red: number;
    };
    seat: number;
  };
  power: {
    stone: string;
  };
  power_void: {
    stone: string;
  };
  recruited: {
    card: string;
    seat: number;
    slot: number;
  };
  roll: {
    roll: number;
    seat: number;
  };
  stone_die: {
    cause: string;
    color: string;
  };
  stopped: {
    seat: number;
  };
  team_ability: {
    base: string;
    n: number;
    seat: number;
    symbol: string;
  };
  thanos_die: {
    face: string;
  };
  token_discarded: {
    seat: number;
    token: string;
  };
  token_drawn: {
    seat: number;
    source: string;
    token: string;
  };
  token_laid: {
    card: string;
    n: number;
    seat: number;
    symbol: string;
    token: string;
  };
  token_played: {
    active_seat: number;
    seat: number;
    token: string;
  };
  triggered: {
    card: string;
    cause: string;
  };
  turn: {
    seat: number;
    turn: number;
  };
  turned: {
    from: string;
    to: string;
  };
  villain_hit: {
    card: string;
    from: number;
    source: string;
    to: number;
  };
  won: {
    reason: string;
  };
}

/** Any event. */
export type Happened = {
  [K in keyof Events]: { kind: K; rule: string; data: Events[K] };
}[keyof Events];

/** The data of every kind of question. */
export interface Asks {
  abilities: {
    active_seat: number;
  };
  assign: {
    active_seat: number;
    roll: number;
  };
  base: {
    active_seat: number;
  };
  before_check: {
    active_seat: number;
    roll: number;
  };
  color: {
    active_seat: number;
    source: string;
  };
  deploy: {
    active_seat: number;
  };
  heal: {
    active_seat: number;
    n: number;
    source: string;
    target: string;
  };
  hit: {
    active_seat: number;
    n: number;
    source: string;
  };
  keep: {
    active_seat: number;
    left: number;
    source: string;
  };
  lay: {
    active_seat: number;
    card: string;
    laid: number;
  };
  manip_die: {
    active_seat: number;
    left: number;
    source: string;
  };
  manip_face: {
    active_seat: number;
    die: string;
    source: string;
  };
  remove: {
    active_seat: number;
    n: number;
    source: string;
  };
  strike: {
    active_seat: number;
    left: number;
    owner: number;
    source: string;
  };
  tied: {
    active_seat: number;
    n: number;
    pick: string;
    source: string;
  };
  token_card: {
    active_seat: number;
    source: string;
  };
  villains: {
    active_seat: number;
    cards: string[];
    cause: string;
  };
  window: {
    active_seat: number;
    window: number;
  };
}

/** The components by their type. */
export interface Components {
  base: {
    color: string;
    effect: {
      call: string;
      keep?: number;
      n: number;
      target?: string;
    }[];
    leader: string;
    pool: {
      blue?: number;
      green?: number;
      purple?: number;
      red: number;
    };
    provenance: {
      effect: string;
      leader: string;
      name: string;
      pool: string;
      trigger: string;
    };
    says: {
      does: {
        keep?: number;
        n: number;
        say: string;
        target?: string;
      };
      say: string;
      when: {
        min: number;
        say: string;
        symbol: string;
      };
    };
    trigger: {
      call: string;
      min: number;
      symbol: string;
    };
    type: string;
  };
  cause: {
    type: string;
  };
  die: {
    color?: string;
    count?: number;
    faces: string[];
    provenance?: {
      count: string;
      faces: string;
    };
    type: string;
  };
  figure: {
    type: string;
  };
  hero: {
    condition: {
      call: string;
      type?: string;
    };
    cost: Record<string, number>;
    effect: {
      call: string;
      colors?: string[];
      dice?: number;
      keep?: number;
      n?: number;
      per_self_damage?: number;
      showing?: string[];
      target?: string;
    }[];
    hero_type: string;
    pay?: Record<string, number>;
    provenance: {
      ability: string;
      cost: string;
      spaces: string;
      type: string;
    };
    says: {
      does: {
        colors?: {
          any: string[];
        };
        dice?: number;
        first?: {
          keep?: number;
          n: number;
          say: string;
        };
        keep?: number;
        n?: number;
        per_self_damage?: number;
        say: string;
        showing?: {
          any: string[];
        };
        target?: string;
        then?: {
          n: number;
          say: string;
          target?: string;
        };
      };
      say: string;
      when: {
        first?: {
          say: string;
        };
        n?: number;
        say: string;
        symbol?: string;
        then?: {
          say: string;
          type?: string;
        };
      };
    };
    spaces: number;
    timing: string;
    type: string;
  };
  level: {
    hero_loss_limit: number;
    provenance: {
      limit: string;
      villains: string;
    };
    type: string;
    villains_to_defeat: number;
  };
  sector: {
    type: string;
  };
  stone: {
    color: string;
    effect: {
      call: string;
      n?: number;
      pick?: string;
      scope?: string;
      target?: string;
    }[];
    provenance: {
      color: string;
      effect: string;
      name: string;
    };
    says: {
      n?: number;
      pick?: string;
      say: string;
      scope?: string;
      target?: string;
    };
    type: string;
  };
  symbol: {
    type: string;
  };
  token: {
    count: number;
    effect: {
      call: string;
      colors?: string[];
      n?: number;
      per_self_damage?: number;
      symbol?: string;
      target?: string;
    }[];
    family: string;
    provenance: {
      count: string;
      kind: string;
    };
    says: {
      colors?: {
        any: string[];
      };
      n?: number;
      per_self_damage?: number;
      say: string;
      symbol?: string;
      target?: string;
    };
    type: string;
  };
  villain: {
    cost: Record<string, number>;
    effect: {
      call: string;
      heroes?: number;
      n?: number;
      scope?: string;
      times?: number;
      types?: string[];
    }[];
    group: string;
    provenance: {
      ability: string;
      cost: string;
      spaces: string;
    };
    says: {
      heroes?: number;
      n?: number;
      say: string;
      scope?: string;
      times?: number;
      types?: {
        any: string[];
      };
    };
    spaces: number;
    type: string;
  };
}
