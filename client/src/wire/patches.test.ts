import { describe, expect, it } from "vitest";
import { patched } from "./patches.ts";

describe("a patch", () => {
  it("takes the place of a value, also with null or a list", () => {
    expect(patched(3, [4])).toBe(4);
    expect(patched({ a: 1 }, [null])).toBe(null);
    expect(patched([1], [[2, 3]])).toEqual([2, 3]);
  });

  it("changes fields and places, and leaves the others as they are", () => {
    const before = { number: 1, seats: [{ name: "Ada" }, { name: "Ben" }] };
    const after = patched(before, { number: [2], seats: { 1: { name: ["Cleo"] } } });
    expect(after).toEqual({ number: 2, seats: [{ name: "Ada" }, { name: "Cleo" }] });
    expect(after.seats[0]).toBe(before.seats[0]);
    expect(before.seats[1]?.name).toBe("Ben");
  });

  it("makes lists longer and shorter", () => {
    expect(patched([1, 2], { 2: [3] })).toEqual([1, 2, 3]);
    expect(patched([1, 2, 3], { 0: [9], length: [1] })).toEqual([9]);
  });
});
