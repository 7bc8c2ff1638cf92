import type { Cover } from "../../table";
import drawing from "./CoverDrawing.svelte";

export default {
  games: ["thanos_rising"],
  order: 4,
  colours: ["#2c6a6d", "#0f2530"],
  icon: "tech",
  minutes: 60,
  drawing,
} satisfies Cover;
