import { describe, expect, it } from "vitest";
import { path } from "./flights";

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

describe("the path of a ghost", () => {
  it("leads from the middle of its start to the middle of its goal", () => {
    const [start, middle, end] = path({ from: box(0, 0, 60, 60), to: box(100, 200, 20, 20), arc: 10 });
    expect(start).toBe("translate(0px, 0px) scale(1)");
    expect(middle).toMatch(/^translate\(40px, 80px\) scale\(0\.66/);
    expect(end).toMatch(/^translate\(80px, 180px\) scale\(0\.33/);
  });

  it("ends at rest when the ghost grows towards its goal", () => {
    const [start, , end] = path({ from: box(0, 0, 20, 100), to: box(100, 0, 80, 100), grow: true });
    expect(end).toBe("translate(0px, 0px) scale(1)");
    expect(start).toBe("translate(-130px, 0px) scale(0.25)");
  });
});
