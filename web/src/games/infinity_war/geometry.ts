/** The board as it lies on the table: nine columns, eight rows, and the places around them. Cells are texts `x,y`. */

export const DIRECTIONS = ["north", "east", "south", "west"] as const;
export type Direction = (typeof DIRECTIONS)[number];

const WIDTH = 9;
const HEIGHT = 8;
const STEPS: Record<Direction, [number, number]> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };
const EXITS = "nesw";

export interface Spot {
  cell: string;
  x: number;
  y: number;
  /** A place outside the board. */
  outside: boolean;
}

export function xy(cell: string): [number, number] {
  const [x, y] = cell.split(",").map(Number);
  return [x!, y!];
}

const outsideX = (x: number): boolean => x < 1 || x > WIDTH;
const outsideY = (y: number): boolean => y < 1 || y > HEIGHT;

/** Whether there is such a cell: the outer corners are nothing. */
export function exists(x: number, y: number): boolean {
  return x >= 0 && x <= WIDTH + 1 && y >= 0 && y <= HEIGHT + 1 && !(outsideX(x) && outsideY(y));
}

/** Every tile and place, in reading order. */
export const SPOTS: readonly Spot[] = Array.from({ length: (WIDTH + 2) * (HEIGHT + 2) }, (_, n) => {
  const [x, y] = [n % (WIDTH + 2), Math.floor(n / (WIDTH + 2))];
  return { cell: `${x},${y}`, x, y, outside: outsideX(x) || outsideY(y) };
}).filter(({ x, y }) => exists(x, y));

/** The next cell in a direction, or null. */
export function beside(cell: string, direction: Direction): string | null {
  const [x, y] = xy(cell);
  const [dx, dy] = STEPS[direction];
  return exists(x + dx, y + dy) ? `${x + dx},${y + dy}` : null;
}

/** All cells in a direction, up to the last place. */
export function ray(cell: string, direction: Direction): string[] {
  const next = beside(cell, direction);
  return next ? [next, ...ray(next, direction)] : [];
}

export interface Laid {
  /** The face of an open tile. */
  face: string | null;
  /** The back of a closed one. */
  back: "red" | "blue" | null;
  /** Where the first exit of an arrow points; null if nobody has decided yet. */
  facing: Direction | null;
}

/** What lies on a cell, from the words of the view: `red`, `battlefield`, `arrow_3 east`, `arrow_1 unset`. */
export function laid(text: string | undefined): Laid {
  if (text === undefined || text === "unlaid") return { face: null, back: null, facing: null };
  if (text === "red" || text === "blue") return { face: null, back: text, facing: null };
  const [face, facing] = text.split(" ");
  return { face: face!, back: null, facing: DIRECTIONS.find((direction) => direction === facing) ?? null };
}

/** Where the arrows of a face point when its first exit points there. */
export function exits(reference: readonly string[], facing: Direction): Direction[] {
  const turn = DIRECTIONS.indexOf(facing);
  return reference.map((exit) => DIRECTIONS[(EXITS.indexOf(exit) + turn) % 4]!);
}

/** Degrees an upright drawing is turned by to point there. */
export const degrees = (direction: Direction): number => DIRECTIONS.indexOf(direction) * 90;

export function turned(facing: Direction, clockwise: boolean): Direction {
  return DIRECTIONS[(DIRECTIONS.indexOf(facing) + (clockwise ? 1 : 3)) % 4]!;
}
