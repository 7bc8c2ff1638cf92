/**
 * The emblems that the page knows. Each game brings its own: `import "virtual:emblems/splendor"`.
 *
 * The same component has the same emblem in every game. Cards of guests and games of others get one drawn from their
 * id (`generated.ts`).
 */

import type { EmblemSet } from "../../emblems/emblems";

const known = new Map<string, string[]>();
const drawn = new Set<string>();

/** Take in a game's emblems and put their drawings into the page. */
export function add({ symbols, of }: EmblemSet): void {
  for (const [id, names] of Object.entries(of)) known.set(id, names);
  if (typeof document === "undefined") return;
  const fresh = Object.keys(symbols).filter((name) => !drawn.has(name));
  fresh.forEach((name) => drawn.add(name));
  const sprite = document.createElement("div");
  sprite.className = "sprite";
  sprite.hidden = true;
  sprite.innerHTML = `<svg width="0" height="0" aria-hidden="true">${fresh.map((name) => symbols[name]).join("")}</svg>`;
  document.body.append(sprite);
}

/** The symbols of a component, the lowest first; null where nobody has chosen any. */
export function symbolsOf(id: string): string[] | null {
  return known.get(id) ?? known.get(`${id.split("_")[0]}_*`) ?? null;
}
