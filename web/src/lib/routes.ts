/** The addresses of the page. */

export type Route =
  | { at: "lobby" }
  | { at: "table"; table: string }
  | { at: "join"; token: string }
  | { at: "move"; token: string }
  | { at: "replay"; table: string; move: number | null }
  | { at: "help"; game: string }
  | { at: "nowhere" };

export function read(path: string): Route {
  let parts: string[];
  try {
    parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return { at: "nowhere" };
  }
  const [first, second, third, ...more] = parts;
  if (more.length) return { at: "nowhere" };
  if (first === undefined) return { at: "lobby" };
  if (first === "table" && second && !third) return { at: "table", table: second };
  if (first === "join" && second && !third) return { at: "join", token: second };
  if (first === "move" && second && !third) return { at: "move", token: second };
  if (first === "help" && second && !third) return { at: "help", game: second };
  if (first === "replay" && second && (!third || /^\d+$/.test(third)))
    return { at: "replay", table: second, move: third ? Number(third) : null };
  return { at: "nowhere" };
}
