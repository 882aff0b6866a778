import { describe, expect, it } from "vitest";
import { squaresOf } from "../geometry.ts";
import { outline } from "./outline.ts";

const corners = (picture: string) => outline(squaresOf(picture), 10, 0, 0).match(/Q/g)?.length;
const loops = (picture: string) => outline(squaresOf(picture), 10, 0, 0).match(/Z/g)?.length;

describe("an outline", () => {
  it("has a corner wherever the edge turns", () => {
    expect(corners("#")).toBe(4);
    expect(corners("####")).toBe(4);
    expect(corners("##/#.")).toBe(6);
    expect(corners(".#./###/.#.")).toBe(12);
  });
  it("goes around a hole, too", () => {
    expect(loops("###/#.#/###")).toBe(2);
    expect(corners("###/#.#/###")).toBe(8);
  });
  it("keeps cells apart that only touch at a corner", () => {
    expect(loops("#./.#")).toBe(2);
  });
});
