/** The addresses of the page. */

export type Route =
  | { at: "lobby" }
  | { at: "table"; table: string }
  | { at: "join"; token: string }
  | { at: "move"; token: string }
  | { at: "replay"; table: string; move: number | null }
  | { at: "help"; game: string }
  | { at: "learn" }
  | { at: "lesson"; game: string; course: string; step: string | null }
  | { at: "rule"; game: string; rule: string }
  | { at: "nowhere" };

export function read(path: string): Route {
  let parts: string[];
  try {
    parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return { at: "nowhere" };
  }
  const [first, second, third, ...more] = parts;
  if (first === "learn" && second && third && more.length < 2)
    return { at: "lesson", game: second, course: third, step: more[0] ?? null };
  if (more.length) return { at: "nowhere" };
  if (first === undefined) return { at: "lobby" };
  if (first === "table" && second && !third) return { at: "table", table: second };
  if (first === "join" && second && !third) return { at: "join", token: second };
  if (first === "move" && second && !third) return { at: "move", token: second };
  if (first === "help" && second && !third) return { at: "help", game: second };
  if (first === "learn" && !second) return { at: "learn" };
  if (first === "rules" && second && third) return { at: "rule", game: second, rule: third };
  if (first === "replay" && second && (!third || /^\d+$/.test(third)))
    return { at: "replay", table: second, move: third ? Number(third) : null };
  return { at: "nowhere" };
}
