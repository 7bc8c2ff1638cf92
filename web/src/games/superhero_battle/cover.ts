import type { Cover } from "../../table";
import drawing from "./CoverDrawing.svelte";

export default {
  games: ["superhero_battle"],
  order: 3,
  colours: ["#7b2f5b", "#251129"],
  icon: "battle",
  minutes: 40,
  drawing,
} satisfies Cover;
