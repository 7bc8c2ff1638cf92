/**
 * Sentences with bold words and drawings in them. Arguments of messages carry marks (characters of the private use area,
 * which Fluent passes through), and the finished sentence is cut into segments at them.
 */
export type Segment =
  { kind: "text"; text: string } | { kind: "bold"; text: string } | { kind: "glyph"; id: string; label: string };

const BOLD = "\uE000";
const GLYPH = "\uE001";
const BETWEEN = "\uE002";
const END = "\uE003";
const MARKED = new RegExp(`${BOLD}([^${END}]*)${END}|${GLYPH}([^${BETWEEN}]*)${BETWEEN}([^${END}]*)${END}`, "g");

export const bold = (text: string): string => BOLD + text + END;
export const glyph = (id: string, label: string): string => GLYPH + id + BETWEEN + label + END;

export function segments(sentence: string): Segment[] {
  const found: Segment[] = [];
  let at = 0;
  for (const mark of sentence.matchAll(MARKED)) {
    if (mark.index > at) found.push({ kind: "text", text: sentence.slice(at, mark.index) });
    found.push(
      mark[1] !== undefined
        ? { kind: "bold", text: mark[1] }
        : { kind: "glyph", id: mark[2] ?? "", label: mark[3] ?? "" },
    );
    at = mark.index + mark[0].length;
  }
  if (at < sentence.length) found.push({ kind: "text", text: sentence.slice(at) });
  return found;
}

/** A sentence that begins with this name, without it: for places where the name stands already. */
export function beginsWith(sentence: string, name: string): string {
  return sentence.startsWith(bold(name)) ? sentence.slice(bold(name).length).replace(/^[\s:,—–-]+/, "") : sentence;
}

/** The sentence for ears: names instead of drawings. */
export function spoken(sentence: string): string {
  return segments(sentence)
    .map((s) => (s.kind === "glyph" ? ` ${s.label} ` : s.text))
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}
