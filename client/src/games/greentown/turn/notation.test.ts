import { describe, expect, it } from "vitest";
import { centre, hexName, neighbour, readHex, sideTo, turned, turnsTo } from "../pieces/hexes.ts";
import { kindOf, painted, partsOf, readErect, readStep, readTour, routeOf, stacksAfter } from "./notation.ts";
import { tourProgress } from "./tour/tour-progress.ts";

const SUPPLY = [
  { kind: "2t", exits: "02", left: 4, mark: "tree" },
  { kind: "3c", exits: "012", left: 2, mark: "cow" },
  { kind: "4c", exits: "0124", left: 1, mark: "cow" },
];
const TILES = [{ q: 0, r: 0, exits: "045", roads: "0", kind: "3c", piece: "N" }];

describe("hexes", () => {
  it.each(["(0,0)", "(-2,1)", "(3,-4)"])("%s is named as it is read", (name) => {
    expect(hexName(readHex(name))).toBe(name);
  });

  it("counts sides counter-clockwise from the east", () => {
    expect([0, 1, 2, 3, 4, 5].map((side) => hexName(neighbour({ q: 0, r: 0 }, side)))).toEqual([
      "(1,0)",
      "(1,-1)",
      "(0,-1)",
      "(-1,0)",
      "(-1,1)",
      "(0,1)",
    ]);
    expect(sideTo({ q: 0, r: 0 }, { q: -1, r: 1 })).toBe(4);
    expect(centre({ q: 1, r: -2 }).x).toBe(0);
  });

  it("turns exits and finds the turn again", () => {
    expect(turned("013", 2)).toBe("235");
    expect(turnsTo("013", "235")).toBe(2);
    expect(turnsTo("013", "014")).toBeNull();
  });
});

describe("words", () => {
  it("are taken apart", () => {
    expect(readStep("+(2,-2)35")).toEqual({ lays: true, at: "(2,-2)", exits: "35" });
    expect(readStep("^(0,0)")).toEqual({ lays: false, at: "(0,0)", exits: "" });
    expect(readErect("S(2,-1)>(1,0)")).toEqual({ category: "S", at: "(2,-1)", treeTo: "(1,0)" });
    expect(readTour("~(2,0)31")).toEqual({ hotel: "(2,0)", sides: [3, 1] });
    expect(routeOf("~(2,0)31")).toEqual(["(2,0)", "(1,0)", "(2,-1)"]);
  });

  it("show what they would change", () => {
    const shown = painted(TILES, ["^(0,0)0345", "C(0,0)>(1,0)"], "B", SUPPLY, "^(0,0)0345");
    expect(shown).toEqual([{ at: "(0,0)", exits: "0345", piece: "BC", kind: "", trial: true, lost: "", gained: "3" }]);
    expect(kindOf("135", SUPPLY)).toBe("");
    expect(kindOf("045", SUPPLY)).toBe("3c");
  });

  it("take tiles from the supply and give back what they replace", () => {
    const left = stacksAfter(SUPPLY, TILES, ["^(0,0)0245", "+(1,0)35"]).map((stack) => stack.left);
    expect(left).toEqual([3, 3, 0]);
  });
});

describe("the progress of a tour", () => {
  it("is read off what the server says", () => {
    const category = { key: "greentown-sport", english: "sport" };
    const progress = tourProgress([
      { key: "greentown-stops-left", english: "", args: { left: 2 } },
      { key: "greentown-wish-few", english: "", args: { category, visits: 0, wish: "1–2" } },
      { key: "greentown-brings-money", english: "", args: { seat: "B", paid: 3 } },
      { key: "greentown-brings-difference", english: "", args: { first: 1, second: 4 } },
    ]);
    expect(progress.left).toBe(2);
    expect([...progress.wishes]).toEqual([["S", { visits: 0, stands: "few" }]]);
    expect(progress.paid).toEqual([{ seat: "B", paid: 3 }]);
    expect(progress.remarks.map(({ key }) => key)).toEqual(["greentown-brings-difference"]);
  });
});

describe("a turn that is played out", () => {
  it("shows what is built word by word, and a tour side by side", () => {
    expect(partsOf("BT +(2,-2)35 ~(2,0)31")).toEqual([
      "BT +(2,-2)35",
      "BT +(2,-2)35 ~(2,0)",
      "BT +(2,-2)35 ~(2,0)3",
      "BT +(2,-2)35 ~(2,0)31",
    ]);
  });

  it("shows nothing of a marker alone, or of what lapses", () => {
    expect(partsOf("EB")).toEqual([]);
    expect(partsOf("B -")).toEqual([]);
  });
});
