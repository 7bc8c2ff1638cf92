import type { Cover } from "../../table";
import drawing from "./CoverDrawing.svelte";

export default {
  games: ["infinity_war"],
  order: 2,
  colours: ["#8a4a2c", "#2a1620"],
  icon: "thanos",
  minutes: 60,
  drawing,
} satisfies Cover;
