import { describe, expect, it } from "vitest";
import { fittingTurns, freePlaces, planText, readPlan, turnedCells } from "./plan.ts";

describe("boards laid by hand", () => {
  it.each(["A0 B3/C2 F0", "D0 --/A1 --/C1 E3", "B0 E0 A0"])("are written as they were read: %s", (text) => {
    expect(planText(readPlan(text))).toBe(text);
  });
  it("are none", () => expect(planText(readPlan(""))).toBe(""));
  it("are turned clockwise", () => expect(turnedCells(["ab", "cd"], 1)).toEqual(["ca", "db"]));
  it("have free places around them", () => {
    expect(freePlaces([])).toEqual([{ row: 0, column: 0 }]);
    expect(freePlaces(readPlan("A0 B0")).map(({ row, column }) => `${row},${column}`)).toEqual([
      "-1,0",
      "-1,1",
      "0,-1",
      "0,2",
      "1,0",
      "1,1",
    ]);
  });
  it("fit where water meets water", () => {
    const rows: Record<string, string[]> = { A: [".~", ".."], B: ["..", ".~"] };
    expect(fittingTurns((letter) => rows[letter] ?? [], "B", { row: 0, column: 1 }, readPlan("A0"))).toEqual([2]);
  });
});
