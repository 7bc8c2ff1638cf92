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

  it("lays a table of places out as a map, and gaps in it are empty", () => {
    const tiles = Object.fromEntries(
      [1, 2, 3].flatMap((y) => [1, 2, 3, 4].map((x) => [`${x},${y}`, "blue"])).slice(0, 11),
    );
    const [map] = zones({ tiles }, {}, 2);
    expect(map).toMatchObject({ kind: "pairs", columns: 4 });
    expect(map!.kind === "pairs" && map!.pairs.map((pair) => pair.label).slice(0, 5)).toEqual([
      "1,1",
      "2,1",
      "3,1",
      "4,1",
      "1,2",
    ]);
    expect(map!.kind === "pairs" && map!.pairs.at(-1)).toEqual({ label: "4,3", cell: { kind: "empty" } });
  });

  it("shows counts as pairs and leaves out what is empty", () => {
    const found = zones({ bank: { red: 2, blue: 0 }, thanos: null, stack: [], ending: "" }, {}, 2);
    expect(found).toEqual([
      {
        kind: "pairs",
        key: "bank",
        columns: 0,
        pairs: [
          { label: "red", cell: { kind: "text", text: "2" } },
          { label: "blue", cell: { kind: "text", text: "0" } },
        ],
      },
    ]);
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
          zones: [
            { kind: "cells", key: "hand", columns: 0, cells: [{ kind: "component", id: "hulk" }, { kind: "empty" }] },
          ],
        },
      ],
    });
  });
});
