import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../lib/words";

const SRC = join(import.meta.dirname, "..");

const walk = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((one) =>
    one.isDirectory() ? walk(join(folder, one.name)) : [join(folder, one.name)],
  );

const keys = (text: string): string[] => [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((found) => found[1]!);
const variables = (text: string): Map<string, string> =>
  new Map(
    text
      .split(/\n(?=[a-zA-Z][\w-]* *=)/)
      .map((message) => [
        /^(?:#.*\n|\s)*([a-zA-Z][\w-]*)/.exec(message)?.[1] ?? "",
        [...new Set([...message.matchAll(/\$(\w+)/g)].map((found) => found[1]!))].sort().join(" "),
      ]),
  );

/** The page's words and those of every table, each with the files that may use them. */
const sources = walk(SRC).filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith(".test.ts"));
const folders = [
  { name: "page", folder: join(SRC, "locale"), users: sources.filter((file) => !file.includes("/games/")) },
  ...readdirSync(join(SRC, "games"), { withFileTypes: true })
    .filter((one) => one.isDirectory() && readdirSync(join(SRC, "games", one.name)).includes("locale"))
    .map((one) => ({ name: one.name, folder: join(SRC, "games", one.name, "locale"), users: sources })),
];

/** Keys in string literals, and beginnings of keys in templates such as `problem-${key}`. */
function used(files: string[]): { whole: Set<string>; begin: string[] } {
  const text = files.map((file) => readFileSync(file, "utf8")).join("\n");
  return {
    whole: new Set([...text.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map((found) => found[1]!)),
    begin: [...text.matchAll(/`([a-z][a-z-]*-)\$\{/g)].map((found) => found[1]!),
  };
}

/** Keys that are asked for by name: t("key") and both branches of t(x ? "a" : "b"). */
function asked(files: string[]): string[] {
  return files.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const plain = [...text.matchAll(/(?<![\w])(?:words\.)?t\(\s*"([a-z][\w-]*)"/g)].map((found) => found[1]!);
    const either = [...text.matchAll(/(?<![\w.])t\([^(),]*\? "([a-z][\w-]*)" : "([a-z][\w-]*)"/g)].flatMap((found) => [
      found[1]!,
      found[2]!,
    ]);
    return [...plain, ...either];
  });
}

describe.each(folders)("the words of $name", ({ folder, users, name }) => {
  const texts = Object.fromEntries(
    LANGUAGES.map((language) => [language, readFileSync(join(folder, `${language}.ftl`), "utf8")]),
  );
  const english = keys(texts.en!);

  it.each(LANGUAGES)("parse in %s", (language) => {
    const made = new FluentBundle(language, { useIsolating: false });
    expect(made.addResource(new FluentResource(texts[language]!))).toEqual([]);
    expect(texts[language]!.match(/^[a-zA-Z][\w-]* *=/gm)!.length).toBe(new Set(keys(texts[language]!)).size);
  });

  it.each(LANGUAGES)("are the same set in %s", (language) => {
    expect(keys(texts[language]!).sort()).toEqual([...english].sort());
  });

  it.each(LANGUAGES)("use the same variables in %s", (language) => {
    const [theirs, ours] = [variables(texts[language]!), variables(texts.en!)];
    for (const key of english) expect([key, theirs.get(key)]).toEqual([key, ours.get(key)]);
  });

  it("are all used", () => {
    const { whole, begin } = used(users);
    expect(english.filter((key) => !whole.has(key) && !begin.some((one) => key.startsWith(one)))).toEqual([]);
  });

  it("are all there: every key that is asked for exists", () => {
    const own = name === "page" ? users : users.filter((file) => file.includes(`/games/${name}/`));
    const game = join(SRC, "..", "..", "src", "sixstones", "games", name, "locale", "en.ftl");
    const others = [join(SRC, "locale", "en.ftl"), ...(existsSync(game) ? [game] : [])].flatMap((file) =>
      keys(readFileSync(file, "utf8")),
    );
    const known = new Set([...english, ...others]);
    expect([...new Set(asked(own))].filter((key) => !known.has(key))).toEqual([]);
  });
});

interface Node {
  type: string;
  name?: string;
  data?: string;
  [key: string]: unknown;
}

/** Words that stand in the markup itself, where no locale file can translate them. */
function literal(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) for (const one of node) literal(one, found);
  else if (typeof node === "object" && node !== null) {
    const one = node as Node;
    // Keys of the keyboard are called by what is printed on them.
    if (one.type === "RegularElement" && one.name === "kbd") return found;
    if (one.type === "StyleDirective") return found;
    if (one.type === "Attribute" && !["aria-label", "title", "placeholder", "alt"].includes(one.name!)) return found;
    if (one.type === "Text" && /\p{L}{2,}/u.test(one.data!)) found.push(one.data!.trim());
    for (const [key, value] of Object.entries(one))
      if (key !== "metadata" && key !== "expression") literal(value, found);
  }
  return found;
}

describe("components", () => {
  it.each(sources.filter((file) => file.endsWith(".svelte")).map((file) => file.slice(SRC.length + 1)))(
    "%s says nothing by itself",
    (file) => {
      const { fragment } = parse(readFileSync(join(SRC, file), "utf8"), { modern: true });
      expect(literal(fragment)).toEqual([]);
    },
  );
});

describe("problems", () => {
  it("of the server all have a sentence that says what to do", () => {
    const server = join(SRC, "..", "..", "src", "sixstones", "server");
    const raised = readdirSync(server, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".py"))
      .flatMap((file) => [...readFileSync(join(server, file), "utf8").matchAll(/Problem\(\s*\d+,\s*"([a-z-]+)"/g)])
      .map((found) => found[1]!);
    expect(raised.length).toBeGreaterThan(30);
    const english = keys(readFileSync(join(SRC, "locale", "en.ftl"), "utf8"));
    expect(raised.filter((key) => !english.includes(`problem-${key}`))).toEqual([]);
  });
});
