import { describe, expect, it } from "vitest";
import type { Category } from "../../pieces/view.ts";
import { ownPayment } from "./own-payment.ts";
import type { Standing } from "./tour-progress.ts";

const TOWN: Record<string, string> = { a: "H", b: "N", c: "N", d: "AC", e: "BS", f: "." };
const ROUTE = ["a", "b", "f", "c", "b", "d", "e"];

function parts(stands: Record<Category, Standing>, sum: number, left: number): string[] {
  const each = Object.entries(stands) as [Category, Standing][];
  const wishes = new Map(each.map(([category, stands]) => [category, { visits: 1, stands }]));
  const paid = sum ? [{ seat: "A", paid: sum }] : [];
  const line = ownPayment(ROUTE, (at) => TOWN[at] ?? ".", { left, wishes, paid }, 0);
  return line.because.map(({ cause, points }) => `${cause} ${points}`);
}

describe("what a tour pays whoever leads it", () => {
  it("is told by what pays, each site once, and by what is taken off", () => {
    const told = parts({ N: "good", C: "good", S: "good", M: "few" }, 2, 0);
    expect(told).toEqual(["nature 2", "culture 1", "shopping-failed -1"]);
  });

  it("so far counts open wishes together, and is never less than nothing", () => {
    expect(parts({ N: "few", C: "good", S: "many", M: "few" }, 0, 2)).toEqual(["culture 1", "open -3", "floor 2"]);
  });

  it("is the difference for two", () => {
    const told = parts({ N: "good", C: "few", S: "good", M: "good" }, 0, 0);
    expect(told).toEqual(["nature 2", "culture-failed -1", "two-players -1"]);
  });
});
