/**
 * The small Markdown of the help pages: `#` and `##` headings, paragraphs, `-` lists, `**bold**`, `:mind:` for a drawing
 * and `[SP-3.4]` for a rule.
 */
export type Inline =
  | { kind: "text"; text: string }
  | { kind: "bold"; text: string }
  | { kind: "drawing"; id: string }
  | { kind: "rule"; id: string };

export type Block =
  | { kind: "title"; text: Inline[] }
  | { kind: "heading"; text: Inline[]; anchor: string }
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "list"; items: Inline[][] };

const MARK = /\*\*([^*]+)\*\*|:([a-z_]+):|\[([A-Z]{2}-[A-Z0-9.-]+)\]/g;

export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const mark of text.matchAll(MARK)) {
    if (mark.index > at) found.push({ kind: "text", text: text.slice(at, mark.index) });
    if (mark[1] !== undefined) found.push({ kind: "bold", text: mark[1] });
    else if (mark[2] !== undefined) found.push({ kind: "drawing", id: mark[2] });
    else found.push({ kind: "rule", id: mark[3]! });
    at = mark.index + mark[0].length;
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}

export function blocks(source: string): Block[] {
  const found: Block[] = [];
  for (const part of source.split(/\n\s*\n/)) {
    let rest: string[] = [];
    const flush = (): void => {
      if (rest.length) found.push({ kind: "paragraph", text: inline(rest.join(" ")) });
      rest = [];
    };
    let items: string[] | null = null;
    const close = (): void => {
      if (items) found.push({ kind: "list", items: items.map(inline) });
      items = null;
    };
    for (const line of part.split("\n").map((one) => one.trim())) {
      if (!line) continue;
      if (line.startsWith("- ")) {
        flush();
        items = [...(items ?? []), line.slice(2)];
      } else if (line.startsWith("## ")) {
        flush();
        close();
        found.push({ kind: "heading", text: inline(line.slice(3)), anchor: `part-${found.length}` });
      } else if (line.startsWith("# ")) {
        flush();
        close();
        found.push({ kind: "title", text: inline(line.slice(2)) });
      } else if (items) items = [...(items as string[]).slice(0, -1), `${(items as string[]).at(-1)} ${line}`];
      else rest.push(line);
    }
    flush();
    close();
  }
  return found;
}
