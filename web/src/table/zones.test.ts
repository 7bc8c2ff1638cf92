import { describe, expect, it } from "vitest";
import { zones } from "./zones";

describe("any view as zones", () => {
  it("leaves out what the shell shows, and lifts the whole position up", () => {
    const found = zones({ game: "x", waiting: [0], ask: null, position: { players: 2, deck: 7 } }, {}, 2);
    expect(found.map((zone) => zone.key)).toEqual(["deck"]);
  });

  it("reads a square of small numbers as who holds each place", () => {
    const [board] = zones({ cells: [-1, 0, 1, -1, -1, -1, -1, -1, -1] }, {}, 2);
    expect(board).toMatchObject({ kind: "cells", columns: 3 });
    expect(board!.kind === "cells" && board!.cells.slice(0, 3)).toEqual([
      { kind: "empty" },
      { kind: "seat", seat: 0 },
      { kind: "seat", seat: 1 },
    ]);
  });

  it("does not take larger numbers for seats", () => {
    const [board] = zones({ counts: [5, 5, 5, 5, 5, 5, 5, 5, 5] }, {}, 2);
    expect(board!.kind === "cells" && board!.cells[0]).toEqual({ kind: "text", text: "5" });
  });

  it("names components and nests tables", () => {
    const [hands] = zones({ seats: [{ hand: ["hulk", null] }] }, { hulk: {} }, 2);
    expect(hands).toEqual({
      kind: "group",
      key: "seats",
      zones: [
        {
          kind: "group",
          key: "1",
          zones: [{ kind: "cells", key: "hand", columns: 0, cells: [{ kind: "component", id: "hulk" }, { kind: "empty" }] }],
        },
      ],
    });
  });
});
