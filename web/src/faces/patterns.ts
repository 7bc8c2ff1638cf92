/** White patterns behind an emblem. Each colour and kind has its own, so that colour is never the only sign. */

import { numbers } from "./numbers";

/** One path; with a width it is a line, without one it is filled. */
export interface Stroke {
  d: string;
  opacity: number;
  width?: number;
}

/** The box of a picture and the centre of its emblem. */
export interface Frame {
  width: number;
  height: number;
  x: number;
  y: number;
}

type Draw = (frame: Frame, id: string) => Stroke[];

const DEGREES = Math.PI / 180;
const r1 = (value: number) => Math.round(value * 10) / 10;

function at(x: number, y: number, radius: number, degrees: number): string {
  return `${r1(x + radius * Math.cos(degrees * DEGREES))} ${r1(y + radius * Math.sin(degrees * DEGREES))}`;
}

function ring(x: number, y: number, radius: number): string {
  return `M${r1(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

function ellipse(x: number, y: number, rx: number, ry: number, degrees: number): string {
  return `M${at(x, y, rx, degrees)}A${rx} ${ry} ${degrees} 1 0 ${at(x, y, rx, degrees + 180)}A${rx} ${ry} ${degrees} 1 0 ${at(x, y, rx, degrees)}`;
}

const rays: Draw = ({ x, y }) => {
  const wedge = (n: number) => `M${x} ${y}L${at(x, y, 170, n * 20)} ${at(x, y, 170, n * 20 + 7)}Z`;
  return [{ d: Array.from({ length: 18 }, (_, n) => wedge(n)).join(""), opacity: 0.11 }];
};

const frames: Draw = ({ x, y }) =>
  [16, 30, 46, 64, 84, 108].map((half, n) => {
    const corner = (k: number) => at(x, y, half * Math.SQRT2, 45 + 90 * k + n * 7 - 14);
    return { d: `M${[0, 1, 2, 3].map(corner).join("L")}Z`, width: 1.6, opacity: 0.3 - n * 0.035 };
  });

const drops: Draw = ({ x, y }) =>
  [20, 31, 43, 56, 70, 86, 104].map((r, n) => ({
    d: `M${x} ${r1(y - r * 1.35)}C${r1(x + r * 0.3)} ${r1(y - r * 0.8)} ${x + r} ${r1(y - r * 0.6)} ${x + r} ${r1(y + r * 0.1)}A${r} ${r} 0 0 1 ${x - r} ${r1(y + r * 0.1)}C${x - r} ${r1(y - r * 0.6)} ${r1(x - r * 0.3)} ${r1(y - r * 0.8)} ${x} ${r1(y - r * 1.35)}Z`,
    width: 1.7,
    opacity: 0.27 - n * 0.03,
  }));

const shards: Draw = ({ x, y }, id) => {
  const next = numbers(`${id} shards`);
  return [0.09, 0.13, 0.17].map((opacity) => {
    const shard = () => {
      const turn = next(360);
      const [near, far, half] = [26 + next(20), 70 + next(60), 3 + next(5)];
      return `M${at(x, y, near, turn)}L${at(x, y, far, turn - half)} ${at(x, y, far * 0.85, turn + half * 2)}Z`;
    };
    return { d: Array.from({ length: 5 }, shard).join(""), opacity };
  });
};

const hexagons: Draw = ({ width, height }, id) => {
  const next = numbers(`${id} hexagons`);
  const parts = { all: "", light: "", bright: "" };
  for (let row = 0; row * 19.5 < height + 26; row++) {
    for (let column = 0; column * 22.5 < width + 26; column++) {
      const hexagon = `M${r1(column * 22.5 - (row % 2 ? 11.2 : 0))} ${r1(row * 19.5 - 12)}l10.4 6v12l-10.4 6-10.4-6v-12Z`;
      parts.all += hexagon;
      const shade = next(4);
      if (shade === 0) parts.bright += hexagon;
      if (shade === 1) parts.light += hexagon;
    }
  }
  return [
    { d: parts.bright, opacity: 0.12 },
    { d: parts.light, opacity: 0.05 },
    { d: parts.all, opacity: 0.13, width: 0.8 },
  ];
};

const chevrons: Draw = ({ x, y }) =>
  [0, 1, 2].map((shade) => {
    const chevron = (n: number) =>
      `M${x - 130} ${y + 92 + n * 18 - 96}L${x} ${y + 18 + n * 18 - 96} ${x + 130} ${y + 92 + n * 18 - 96}`;
    return { d: [0, 1, 2, 3].map((n) => chevron(shade * 4 + n)).join(""), width: 7, opacity: 0.05 + 0.04 * shade };
  });

const circuit: Draw = ({ x, y }, id) => {
  const next = numbers(`${id} circuit`);
  let [wires, ends] = ["", ""];
  for (let n = 0; n < 15; n++) {
    const turn = next(8) * 45;
    const [long, more, bend] = [26 + next(20), 14 + next(34), turn + (next(2) ? 45 : -45)];
    const knee = [x + (18 + long) * Math.cos(turn * DEGREES), y + (18 + long) * Math.sin(turn * DEGREES)] as const;
    const end = [knee[0] + more * Math.cos(bend * DEGREES), knee[1] + more * Math.sin(bend * DEGREES)] as const;
    wires += `M${at(x, y, 18, turn)}L${r1(knee[0])} ${r1(knee[1])}L${r1(end[0])} ${r1(end[1])}`;
    ends += ring(r1(end[0]), r1(end[1]), 2);
  }
  return [
    { d: wires, opacity: 0.24, width: 1.3 },
    { d: ends, opacity: 0.34, width: 1.2 },
  ];
};

const mandala: Draw = ({ x, y }) =>
  [24, 38, 54, 72].flatMap((radius, n) => {
    const petal = (k: number) => {
      const turn = k * 30 + n * 15;
      return `M${at(x, y, radius, turn)}L${at(x, y, radius + 5, turn - 3)} ${at(x, y, radius + 10, turn)} ${at(x, y, radius + 5, turn + 3)}Z`;
    };
    return [
      { d: ring(x, y, radius), opacity: 0.28 - n * 0.05, width: 1.1 },
      { d: Array.from({ length: 12 }, (_, k) => petal(k)).join(""), opacity: 0.2 - n * 0.035 },
    ];
  });

const orbits: Draw = ({ width, height, x, y }, id) => {
  const next = numbers(`${id} orbits`);
  const star = () => ring(next(width), next(height), 0.4 + next(8) / 10);
  return [
    { d: [0, 48, -52].map((turn) => ellipse(x, y, 66, 24, turn)).join(""), opacity: 0.26, width: 1.2 },
    { d: Array.from({ length: 13 }, star).join(""), opacity: 0.4 },
    { d: Array.from({ length: 13 }, star).join(""), opacity: 0.7 },
  ];
};

const stripes: Draw = ({ width, height }) => {
  const count = Math.ceil((width + height) / 16) + 1;
  const stripe = (n: number) => `M${n * 16 - height} ${height + 10}l${height + 20} ${-height - 20}`;
  return [{ d: Array.from({ length: count }, (_, n) => stripe(n)).join(""), opacity: 0.055, width: 5.5 }];
};

export const PATTERNS = { rays, frames, drops, shards, hexagons, chevrons, circuit, mandala, orbits, stripes };
export type Pattern = keyof typeof PATTERNS;

/** The pattern of a stone, of a type of hero, or of villains. */
export const PATTERN_OF: Record<string, Pattern> = {
  mind: "rays",
  space: "frames",
  soul: "drops",
  reality: "shards",
  power: "hexagons",
  battle: "chevrons",
  tech: "circuit",
  mystic: "mandala",
  cosmic: "orbits",
  villain: "stripes",
};

/** Seven sparks, placed by the id. */
export function sparks({ width, height }: Frame, id: string): string {
  const next = numbers(id);
  const spark = () => {
    const [x, y, r] = [next(width), next(Math.round(height * 0.8)), 0.5 + next(11) / 10];
    const s = r1(r / 2);
    return `M${x} ${r1(y - 2 * r)}L${x + s} ${y - s} ${r1(x + 2 * r)} ${y} ${x + s} ${y + s} ${x} ${r1(y + 2 * r)} ${x - s} ${y + s} ${r1(x - 2 * r)} ${y} ${x - s} ${y - s}Z`;
  };
  return Array.from({ length: 7 }, spark).join("");
}
