import { describe, expect, it } from "vitest";
import { worsened } from "./bar-changes.ts";

const BARS = [
  { marker: "mon", value: 3, lowest: 0, highest: null },
  { marker: "hap", value: 2, lowest: -5, highest: 10 },
  { marker: "lab", value: 0, lowest: -5, highest: 5 },
  { marker: "pow", value: 1, lowest: -3, highest: 6 },
  { marker: "gar", value: 0, lowest: -3, highest: 6 },
  { marker: "pol", value: 0, lowest: 0, highest: 6 },
];

/** What a card with these rows would cost. */
function costOf(row: Record<string, number>): string[] {
  return worsened(BARS, new Map(Object.entries(row)));
}

describe("what a card costs at the end of a milestone", () => {
  it("is a shortage, but not what is still there", () => {
    expect(costOf({ gar: -1, pow: -1 })).toEqual(["gar"]);
    expect(costOf({ pow: -2 })).toEqual(["pow"]);
  });

  it("is a nuisance that grows and happiness that falls", () => {
    expect(costOf({ pol: 1, hap: -1 })).toEqual(["hap", "pol"]);
    expect(costOf({ hap: 1 })).toEqual([]);
  });

  it("is neither coins nor employment, which are paid in coins", () => {
    expect(costOf({ mon: -1, lab: -1 })).toEqual([]);
  });
});
