import { expect, test } from "vitest";
import type { MeasureReview } from "../../wire/messages.ts";
import { columnsOf, ticks } from "./course.ts";

const exact = (value: number) => ({ value, error: 0 });
const review = {
  measure: "points",
  final: 12,
  start: 10,
  luck: exact(4),
  others: exact(0),
  cost: exact(3),
  unexplained: 1,
  decisions: [
    { number: 3, action: "a", part: "layout", cost: exact(1), shown: true, moves: [], remark: null, places: [] },
    { number: 5, action: "b", part: "move", cost: exact(2), shown: true, moves: [], remark: null, places: [] },
  ],
  draws: [
    { number: 2, action: "tile 1", luck: exact(-0.1), by: -1 },
    { number: 4, action: "tile 2", luck: exact(4.1), by: -1 },
  ],
} as MeasureReview;

test("columns add up from the start to the end, and a great draw is marked", () => {
  const [first, second] = columnsOf(review);
  expect([first?.from, first?.to, first?.mark]).toEqual([10, 8.9, null]);
  expect(second?.from).toBe(first?.to);
  expect(second?.to).toBeCloseTo(11);
  expect([second?.action, second?.mark]).toEqual(["b", "good"]);
});

test("a cost that is estimated below nothing is none, and still adds up", () => {
  const decisions = review.decisions.map((decision) => ({ ...decision, cost: exact(-1) }));
  const [first] = columnsOf({ ...review, decisions });
  expect([first?.cost, first?.to]).toEqual([0, 10.9]);
});

test("what others did counts in its column, and is never marked as a draw", () => {
  const draws = [...review.draws, { number: 4, action: "c", luck: exact(-9), by: 1 }];
  const [, second] = columnsOf({ ...review, draws });
  expect([second?.luck, second?.mark]).toEqual([4.1 - 9, "good"]);
});

test("a graph has a few round lines", () => {
  expect(ticks(27.3, 82)).toEqual([40, 60, 80]);
  expect(ticks(0, 3)).toEqual([0, 1, 2, 3]);
});
