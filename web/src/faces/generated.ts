/** Emblems for components nobody has drawn: a figure with rotational symmetry, always the same for the same id. */

import { numbers } from "./numbers";

const CENTRE = 256;

function point(radius: number, turn: number): string {
  return `${Math.round(CENTRE + radius * Math.sin(turn))} ${Math.round(CENTRE - radius * Math.cos(turn))}`;
}

function polygon(corners: [radius: number, turn: number][]): string {
  return `M${corners.map(([radius, turn]) => point(radius, turn)).join("L")}Z`;
}

/** A path in a box of 512: a star with 3 to 8 arms, a hole of another shape, and studs between the arms. */
export function generated(id: string): string {
  const next = numbers(id);
  const arms = 3 + next(6);
  const step = (2 * Math.PI) / arms;
  const waist = 90 + next(90);
  const lean = (next(3) - 1) * step * 0.16;
  const outer: [number, number][] = [];
  for (let n = 0; n < arms; n++) outer.push([232, n * step], [waist, (n + 0.5) * step + lean]);
  const hole = 3 + next(5);
  const inner: [number, number][] = [];
  // The other way round, so that it stays open.
  for (let n = hole; n > 0; n--) inner.push([28 + (waist % 34), (n * 2 * Math.PI) / hole]);
  const studs = next(2)
    ? Array.from({ length: arms }, (_, n) =>
        polygon(
          [0, 1, 2, 3].map((k) => [
            208 + (k % 2 ? 0 : 26) - (k === 2 ? 52 : 0),
            (n + 0.5) * step + (k % 2 ? (k - 2) * 0.11 : 0),
          ]),
        ),
      )
    : [];
  return polygon(outer) + polygon(inner) + studs.join("");
}
