import { describe, expect, it } from "vitest";
import { blocks, inline } from "./markdown";

describe("the small Markdown of the help pages", () => {
  it("knows titles, headings, lists and paragraphs", () => {
    const found = blocks("# Title\n\n## Part\nFirst line\nsecond line\n\n- one\n- two\n  goes on\n");
    expect(found.map((block) => block.kind)).toEqual(["title", "heading", "paragraph", "list"]);
    expect(found[2]).toEqual({ kind: "paragraph", text: [{ kind: "text", text: "First line second line" }] });
    expect(found[3]).toMatchObject({ items: [[{ text: "one" }], [{ text: "two goes on" }]] });
  });

  it("knows bold words, drawings and rules", () => {
    expect(inline("Take **three** :mind: [SP-3.4].")).toEqual([
      { kind: "text", text: "Take " },
      { kind: "bold", text: "three" },
      { kind: "text", text: " " },
      { kind: "drawing", id: "mind" },
      { kind: "text", text: " " },
      { kind: "rule", id: "SP-3.4" },
      { kind: "text", text: "." },
    ]);
  });
});
