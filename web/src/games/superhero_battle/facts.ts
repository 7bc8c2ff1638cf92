/** What the server tells about a game of Superhero Battle, and how its pieces are drawn. */

/** What opening a technique would do to my hero before his action. */
export interface Peril {
  cause: "number" | "knockout" | "trap";
  rule: string;
  amount: number;
}

export interface Laid {
  card: string;
  /** A Defence on its side: its owner is guarded. */
  turned: boolean;
  blocks: string[];
}

/** A player as everybody, or only he, may know him. */
export interface Fighter {
  hero: string | null;
  used: boolean;
  energy: number;
  wins: number;
  in_battle: boolean;
  member: boolean;
  place: number;
  team: number | string | null;
  cards: number;
  hand: string[] | null;
  known: string[];
  has_laid: boolean;
  laid: string | null;
  series: Laid[];
  last: string | null;
  order: string;
  dealt: string[] | null;
  pick: string[] | null;
  perils: Record<string, Peril> | null;
}

export interface Tactic {
  technique: string;
  number: number;
  trap: boolean;
  knockout: boolean;
}

export interface View {
  options: Record<string, unknown>;
  phase: string;
  battle: number;
  round: number;
  stage: number;
  holder: number | null;
  places: number[];
  order: number[];
  opener: number | null;
  opened: string | null;
  action: string | null;
  acted: number[];
  chosen: number[];
  waiting: number[];
  battlefield: string | null;
  deck: number;
  discard: { count: number; top: string | null; cards: string[] | null };
  layout: string[];
  tactics: Tactic[];
  /** What a trap takes in this battle. */
  trap_damage: number;
  knockouts: number;
  target: number;
  seats: Fighter[];
  sides: number[];
}

/** A step of a card's program, as the data has it. */
export interface Step {
  op: string;
  amount?: number | string;
  target?: string;
  [key: string]: unknown;
}

export interface Happened {
  kind: string;
  rule: string;
  data: Record<string, unknown>;
}

/** Symbol and tint by the number of a technique; a card somebody adds gets the last one. */
const LOOKS: [symbol: string, tint: string][] = [
  ["t_ambush", "#4d3f86"],
  ["t_arsenal", "#8a6120"],
  ["t_planning", "#1f6a55"],
  ["t_close", "#8c2f40"],
  ["t_defence", "#2b5796"],
  ["t_trick", "#7b2f6b"],
  ["t_shot", "#4a5568"],
];
const ORDER = ["ambush", "arsenal", "planning", "close_combat", "defence", "trick", "shot"];

export const symbolOf = (technique: string): string => (LOOKS[ORDER.indexOf(technique)] ?? LOOKS[6]!)[0];
export const tintOf = (technique: string): string => (LOOKS[ORDER.indexOf(technique)] ?? LOOKS[6]!)[1];

/** A piece of an effect in pictures: a symbol with a number, or a sign between two. */
export interface Picture {
  icon?: string;
  text?: string;
  tone?: "damage" | "energy" | "trap" | "knockout";
}

const WHOM: Record<string, string> = {
  one_opponent: "hero",
  chosen: "hero",
  event_target: "hero",
  one_event_target: "hero",
  up_to_two_opponents: "group",
  each_opponent: "group",
  each_in_battle: "group",
};

function aimed(step: Step): Picture[] {
  const icon = WHOM[step.target ?? "self"];
  return icon ? [{ text: "›" }, { icon }] : step.target === "holder" ? [{ text: "›" }, { text: "①" }] : [];
}

const amount = (step: Step): string => (step.amount === "all" ? "∀" : String(step.amount ?? 1));

/** What a program does, in pictures: the same words of the vocabulary for every card, also for one invented tonight. */
export function pictures(program: Step[]): Picture[] {
  const found: Picture[] = [];
  for (const step of program) {
    switch (step.op) {
      case "damage":
        found.push({ icon: "damage", text: amount(step), tone: "damage" }, ...aimed(step));
        break;
      case "gain_energy":
        found.push({ icon: "energy", text: `+${amount(step)}`, tone: "energy" }, ...aimed(step));
        break;
      case "set_energy":
        found.push({ icon: "energy", text: `=${amount(step)}`, tone: "energy" });
        break;
      case "draw":
        found.push({ icon: "draw", text: amount(step) }, ...aimed(step));
        break;
      case "discard_random":
      case "discard_chosen":
      case "discard_named":
        found.push({ icon: "lose", text: amount(step) }, ...aimed(step));
        break;
      case "name_card":
      case "reveal_hand":
        found.push({ icon: "eye", text: step.op === "name_card" ? "?" : "" });
        break;
      case "give_card":
        found.push({ icon: symbolOf(String(step.technique)), text: "+1" });
        break;
      case "set_trap":
      case "remove_trap":
        found.push({ icon: "trap", text: (step.op === "set_trap" ? "+" : "−") + amount(step), tone: "trap" });
        break;
      case "flip_tactic":
        found.push({ icon: "trap", text: `±${amount(step)}`, tone: "trap" });
        break;
      case "place_knockout":
      case "remove_knockout":
        found.push({
          icon: "kos",
          text: (step.op === "place_knockout" ? "+" : "−") + amount(step),
          tone: "knockout",
        });
        break;
      case "take_first_player":
      case "pass_first_player":
        found.push({ text: "①+" });
        break;
      case "guard":
        found.push({ icon: "t_defence" });
        break;
      case "choose": {
        const options = (step.options as Step[][] | undefined) ?? [];
        options.forEach((option, n) => {
          if (n) found.push({ text: "/" });
          found.push(...pictures(option));
        });
        break;
      }
      case "if":
        found.push(...pictures((step.then as Step[] | undefined) ?? []));
        break;
    }
  }
  return found;
}
