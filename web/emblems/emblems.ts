/**
 * The emblems of the four games: which drawing of game-icons.net stands for which component (`emblems.csv`).
 *
 * `virtual:emblems/<game>` is a module that hands the emblems of one game to `src/faces/emblems.ts`. Only drawings in
 * use are shipped, with their numbers rounded.
 */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { optimize } from "svgo";
import type { Plugin } from "vite";

export interface Row {
  id: string;
  kind: string;
  games: string[];
  /** Drawings on top of each other; those of our own begin with `own:`. */
  icons: string[];
  author: string;
  viewBox: string;
}

/** A component's symbols, the lowest first, and the symbols themselves. */
export interface EmblemSet {
  symbols: Record<string, string>;
  of: Record<string, string[]>;
}

const MODULE = "virtual:emblems/";
const OWN = "own:";
const LIST = new URL("./emblems.csv", import.meta.url);

/** The fields of a line; those with commas stand in quotes. */
function fields(line: string): string[] {
  return [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
    .map(([, field]) => field!.replace(/^"|"$/g, "").replaceAll('""', '"'))
    .slice(0, 7);
}

export function rows(): Row[] {
  const [, ...lines] = readFileSync(LIST, "utf8").trim().split("\n");
  return lines.map((line) => {
    const [id, kind, games, icon, , author, viewBox] = fields(line) as [string, ...string[]];
    return {
      id,
      kind: kind!,
      games: games!.split("; ").map((game) => (game === "splendor (classic)" ? "splendor_classic" : game)),
      icons: icon === "none" ? [] : icon!.split("+"),
      author: author!,
      viewBox: viewBox!,
    };
  });
}

const collection = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as {
  icons: Record<string, { body: string }>;
};

/** A drawing as one path without colour, so that it takes the colour of whatever shows it. */
function path(icon: string): string {
  const found = collection.icons[icon];
  if (!found) throw new Error(`emblems.csv names ${icon}, which the collection does not have`);
  const { data } = optimize(`<svg viewBox="0 0 512 512">${found.body}</svg>`, {
    floatPrecision: 0,
    plugins: ["convertPathData"],
  });
  return [...data.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d).join("");
}

const symbolOf = (icon: string) => (icon.startsWith(OWN) ? icon.slice(OWN.length) : `e-${icon}`);

/** The emblems of a game, or of all of them. */
export function emblems(game?: string): EmblemSet {
  const set: EmblemSet = { symbols: {}, of: {} };
  for (const { id, games, icons, viewBox } of rows()) {
    if (game && !games.includes(game)) continue;
    set.of[id] = icons.map(symbolOf);
    for (const icon of icons.filter((one) => !one.startsWith(OWN))) {
      set.symbols[symbolOf(icon)] ??=
        `<symbol id="${symbolOf(icon)}" viewBox="${viewBox}"><path d="${path(icon)}"/></symbol>`;
    }
  }
  return set;
}

/** Whose drawings they are, as their licence asks; the page serves it and the package ships it. */
export function credits(): string {
  const byAuthor = new Map<string, Set<string>>();
  for (const { icons, author } of rows()) {
    for (const icon of icons.filter((one) => !one.startsWith(OWN))) {
      byAuthor.set(author, (byAuthor.get(author) ?? new Set()).add(icon));
    }
  }
  const list = [...byAuthor].sort(([a], [b]) => a.localeCompare(b));
  return [
    "Emblems of Six Stones",
    "",
    "Drawings from game-icons.net, under the licence Creative Commons Attribution 3.0",
    "(https://creativecommons.org/licenses/by/3.0/). Six Stones cropped, simplified and coloured them.",
    "",
    ...list.map(([author, icons]) => `${author}: ${[...icons].sort().join(", ")}`),
    "",
  ].join("\n");
}

/** Serves `virtual:emblems/<game>`, and puts the credits beside the page. */
export function emblemModules(): Plugin {
  return {
    name: "emblems",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "emblems.txt", source: credits() });
    },
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return null;
      this.addWatchFile(LIST.pathname);
      const set = emblems(id.slice(MODULE.length + 1));
      return `import { add } from "/src/faces/emblems.ts";\nadd(${JSON.stringify(set)});`;
    },
  };
}
