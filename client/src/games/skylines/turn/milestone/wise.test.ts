import { expect, test } from "vitest";
import type { Ending, SkylinesView } from "../../pieces/view.ts";
import { wise } from "./wise.ts";

const CITY = {
  bars: [
    { marker: "mon", value: 9, lowest: 0 },
    { marker: "wat", value: -2, lowest: -4 },
  ],
  boards: [
    { next: true, price: 5 },
    { next: true, price: 3 },
    { next: false, price: 2 },
  ],
  seats: [{ hand: [{ kind: "R", row: "wat-1" }] }],
  seat: 0,
} as unknown as SkylinesView;

function ending(changes: Record<string, [string, number][]>, rest: object = {}): Ending {
  const steps = Object.entries(changes).map(([step, moved]) => ({ step, changes: moved, lost: "" }));
  return { why_not: null, last: false, lost: "", steps, ...rest } as unknown as Ending;
}

test("shortages come first, then happiness, then the coins that are left after the cheapest board", () => {
  const score: [string, number][] = [["ovr", 3]];
  expect(wise(CITY, ending({ utilities: [["hap", -2]], score }))).toEqual({
    key: "sky-wise-short-none",
    args: { lost: 2 },
  });
  expect(wise(CITY, ending({ score: [] }))?.key).toBe("sky-wise-unhappy");
  expect(wise(CITY, ending({ score, employment: [["mon", -3]] }))).toEqual({ key: "sky-wise-poor", args: { left: 3 } });
  expect(wise(CITY, ending({ score }))).toEqual({ key: "sky-wise-now", args: { left: 6 } });
});

test("a utility is advised only where one of the hand can be built and a board be paid after it", () => {
  const bill: [string, number][] = [["mon", -4]]; // two coins are left after the cheapest board
  const end = ending({ utilities: [["hap", -2]], employment: bill });
  const holding = (...rows: string[]) =>
    ({ ...CITY, seats: [{ hand: rows.map((row) => ({ kind: "util:wat", row })) }] }) as unknown as SkylinesView;
  expect(wise(holding("mon-2 wat+3"), end, () => false)?.key).toBe("sky-wise-short-none");
  expect(wise(holding("mon-3 wat+6"), end)?.key).toBe("sky-wise-short-poor");
  expect(wise(holding("mon-3 wat+6", "mon-2 wat+3"), end)?.key).toBe("sky-wise-short");
});

test("where no board could be paid the game would be lost, and that comes first", () => {
  const bill: [string, number][] = [["mon", -7]];
  expect(wise(CITY, ending({ utilities: [["hap", -2]], employment: bill }))?.key).toBe("sky-wise-lost");
  expect(wise(CITY, ending({ effects: [["mon", 2]], score: [["ovr", 3]], employment: bill }))).toEqual({
    key: "sky-wise-poor",
    args: { left: 1 },
  });
});

test("nothing is said of an end that cannot come yet, that loses, or that is the last", () => {
  expect(wise(CITY, ending({}, { why_not: { key: "k" } }))).toBeNull();
  expect(wise(CITY, ending({}, { lost: "money" }))).toBeNull();
  expect(wise(CITY, ending({}, { last: true }))).toBeNull();
});
