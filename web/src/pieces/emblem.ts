/** Emblems: every name has a pattern, an angle and a monogram of its own, the same in every game and language. */

export type Shape =
  | { tag: "path"; d: string; opacity: number }
  | { tag: "line"; d: string; width: number; opacity: number }
  | { tag: "ring"; r: number; dash: string; turn: number }
  | { tag: "orbit"; turn: number };

const PATTERNS = ["rays", "rings", "hexagons", "chevrons", "orbits", "facets"] as const;
export type Pattern = (typeof PATTERNS)[number];

/** Width, height and centre of the drawing. */
export const BOX = { width: 132, height: 120, x: 66, y: 56 };

/** FNV-1a, 32 bits, over the UTF-8 bytes. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash;
}

/** First letters of the first two words, else the first two letters. */
export function monogram(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  if (words.length > 1) return (words[0]![0]! + words[1]![0]!).toUpperCase();
  const word = words[0] ?? "";
  return word.slice(0, 1).toUpperCase() + word.slice(1, 2).toLowerCase();
}

export function pattern(name: string): Pattern {
  return PATTERNS[fnv1a(name) % PATTERNS.length]!;
}

/** A small repeatable sequence of numbers below a bound, seeded by the name. */
function sequence(seed: number): (bound: number) => number {
  let state = seed || 1;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % bound;
  };
}

function at(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${Math.round(BOX.x + radius * Math.cos(angle))} ${Math.round(BOX.y + radius * Math.sin(angle))}`;
}

/** What is drawn in white over the colour of a card. */
export function emblem(name: string): Shape[] {
  const hash = fnv1a(name);
  const next = sequence(hash);
  const turn = (hash >>> 8) % 360;
  const shapes: Shape[] = [];
  switch (pattern(name)) {
    case "rays": {
      const rays = Array.from({ length: 18 }, (_, n) => {
        const start = turn + n * 20;
        return `M${BOX.x} ${BOX.y}L${at(110, start)} ${at(110, start + 9)}Z`;
      });
      return [{ tag: "path", d: rays.join(""), opacity: 0.13 }];
    }
    case "rings":
      for (const [n, r] of [22, 36, 50, 64, 80].entries()) {
        const round = 2 * Math.PI * r;
        shapes.push({
          tag: "ring",
          r,
          dash: `${Math.round(round * 0.82)} ${Math.round(round * 0.18)}`,
          turn: turn + n * 98,
        });
      }
      return shapes;
    case "hexagons": {
      // One path for each of four shades: few nodes for many cells.
      const shades = new Map([0.05, 0.1, 0.15, 0.2].map((opacity) => [opacity, ""]));
      for (let row = 0; row < 9; row++) {
        for (let column = 0; column < 8; column++) {
          const x = column * 24 - (row % 2 ? 24 : 12);
          const shade = [...shades.keys()][next(shades.size)]!;
          shades.set(shade, `${shades.get(shade)}M${x} ${row * 21 - 33}l11 6v12l-11 6-11-6v-12Z`);
        }
      }
      return [...shades].map(([opacity, d]) => ({ tag: "path", d, opacity }));
    }
    case "chevrons":
      for (let n = 0; n < 9; n++) {
        const y = n * 21 + (turn % 21);
        shapes.push({ tag: "line", d: `M-10 ${y}L66 ${y - 42}L142 ${y}`, width: 8, opacity: 0.17 });
      }
      return shapes;
    case "orbits":
      for (let n = 0; n < 5; n++) shapes.push({ tag: "orbit", turn: turn + n * 36 });
      return shapes;
    case "facets":
      for (let n = 0; n < 8; n++) {
        const start = turn + n * 45;
        const d = `M${BOX.x} ${BOX.y}L${at(90, start)} ${at(90, start + 45)}Z`;
        shapes.push({ tag: "path", d, opacity: 0.03 * (1 + next(8)) });
      }
      return shapes;
  }
}

export interface Tower {
  d: string;
  opacity: number;
}

/** Towers of a location, 210 wide and 90 high. */
export function skyline(name: string): Tower[] {
  const next = sequence(fnv1a(name));
  const towers: Tower[] = [];
  for (let x = -6; x < 204; x += 17) {
    const top = 26 + 8 * next(5);
    const point = [6, 11, 16][next(3)]!;
    const opacity = [0.25, 0.37, 0.49, 0.61][next(4)]!;
    towers.push({ d: `M${x} 90V${top}l8 ${-point} 8 ${point > 6 ? 6 : point}V90Z`, opacity });
  }
  return towers;
}
