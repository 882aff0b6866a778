import { describe, expect, it } from "vitest";
import type { Ending } from "../../pieces/view.ts";
import { scored } from "./scored.ts";

type Changes = Ending["steps"][number]["changes"];

function ending(...steps: [step: string, changes: Changes][]): Ending {
  const told = steps.map(([step, changes]) => ({ step, changes, lost: "" }));
  return { why_not: null, last: false, steps: told, lost: "", score: null, title: null };
}

describe("what a milestone brought", () => {
  it("is the happiness where nothing else acts", () => {
    const told = scored(ending(["utilities", []], ["effects", []], ["score", [["ovr", 3]]]));
    expect(told).toEqual({ points: 3, shown: "3", lost: 0, before: "3", effects: 0 });
  });

  it("is less by shortages, also below 0", () => {
    const told = scored(ending(["utilities", [["hap", -2]]], ["effects", []], ["score", [["ovr", -1]]]));
    expect(told).toEqual({ points: 1, shown: "−1", lost: 2, before: "1", effects: 0 });
  });

  it("tells happiness as it stood before an effect raised it", () => {
    const told = scored(ending(["utilities", [["hap", -1]]], ["effects", [["hap", 1]]], ["score", [["ovr", 3]]]));
    expect(told).toEqual({ points: 3, shown: "3", lost: 1, before: "3", effects: 1 });
  });

  it("counts points that an effect gives at once, and no money", () => {
    const told = scored(
      ending(
        ["utilities", []],
        [
          "effects",
          [
            ["mon", 2],
            ["ovr", 1],
          ],
        ],
        ["score", [["ovr", 3]]],
      ),
    );
    expect(told).toEqual({ points: 4, shown: "4", lost: 0, before: "3", effects: 1 });
    expect(scored(ending(["effects", [["mon", 2]]], ["score", []])).effects).toBe(0);
  });
});
