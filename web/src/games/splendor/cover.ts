import type { Cover } from "../../table";
import CoverDrawing from "./CoverDrawing.svelte";

const cover: Cover = {
  games: ["splendor", "splendor_classic"],
  order: 1,
  colours: ["#4b4fa8", "#1c1d45"],
  icon: "mind",
  minutes: 30,
  drawing: CoverDrawing,
};

export default cover;
