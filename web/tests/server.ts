import { serve } from "./serve.mjs";

/** One server for all tests of a run. */
export default async function setUp(): Promise<() => Promise<void>> {
  const { url, stop } = await serve([
    "examples/tic_tac_toe.py",
    "tests/tiny_games/bridge.py",
    "tests/tiny_games/rope.py",
  ]);
  process.env.SIXSTONES_URL = url;
  return stop;
}
