import { describe, expect, it } from "vitest";
import type { FactView, TableView } from "../../wire/messages.ts";
import { actionsOfOthers } from "./others-actions.ts";

const sight = {
  seats: [
    { seat: 0, yours: true },
    { seat: 1, yours: false },
  ],
} as unknown as TableView;

function facts(...told: [kind: string, seat: number | null, action: string | null, undone?: number][]): FactView[] {
  return told.map(
    ([kind, seat, action, undone = null], at) =>
      ({ number: at + 1, kind, seat, action, undone }) as unknown as FactView,
  );
}

describe("what changed since the own last action", () => {
  it("is all that others did after it, and nothing before it", () => {
    const all = facts(["acted", 1, "a"], ["acted", 0, "b"], ["dealt", null, "c"], ["acted", 1, "d"], ["acted", 1, "e"]);
    expect(actionsOfOthers(all, sight)).toEqual(["d", "e"]);
  });

  it("leaves out what was taken back or is hidden", () => {
    const all = facts(["acted", 0, "b"], ["acted", 1, "d"], ["undone", null, null, 2], ["acted", 1, null]);
    expect(actionsOfOthers(all, sight)).toEqual([]);
  });

  it("is nothing for whoever looks on", () => {
    const watching = { seats: [{ seat: 0, yours: false }] } as unknown as TableView;
    expect(actionsOfOthers(facts(["acted", 0, "b"]), watching)).toEqual([]);
  });
});
