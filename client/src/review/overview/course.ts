// How the expected result of a seat went, column by column: what chance gave, and what the decision after it cost.
import type { MeasureReview } from "../../wire/messages.ts";

export interface CourseColumn {
  step: number; // of the record, from 0: the decision
  from: number; // the expected result before it
  luck: number; // of the draws since the last decision, and of what others did
  cost: number; // at least 0: an estimate below that is none
  to: number;
  action: string; // what was decided
  mark: "good" | "bad" | null; // a draw to speak of
}

const MARKED = 4; // draws at most: those that changed the expected result most
const LEAST = 0.5; // points by which a marked draw changed it

/** The columns of a review, in order. Draws before a decision stand in its column. */
export function columnsOf({ start, decisions, draws }: MeasureReview): CourseColumn[] {
  const chance = draws.filter(({ by }) => by < 0);
  const most = chance.sort((one, other) => Math.abs(other.luck.value) - Math.abs(one.luck.value)).slice(0, MARKED);
  const marked = new Set(most.filter(({ luck }) => Math.abs(luck.value) >= LEAST).map(({ number }) => number));
  const columns: CourseColumn[] = [];
  let from = start;
  let waiting = [...draws].sort((one, other) => one.number - other.number);
  for (const decision of [...decisions].sort((one, other) => one.number - other.number)) {
    const before = waiting.filter(({ number }) => number < decision.number);
    waiting = waiting.filter(({ number }) => number > decision.number);
    const luck = before.reduce((sum, draw) => sum + draw.luck.value, 0);
    const to = from + luck - decision.cost.value;
    const told = before.find(({ number, by }) => by < 0 && marked.has(number));
    const mark = told ? (told.luck.value > 0 ? "good" : "bad") : null;
    columns.push({
      step: decision.number,
      from,
      luck,
      cost: Math.max(0, decision.cost.value),
      to,
      action: decision.action,
      mark,
    });
    from = to;
  }
  return columns;
}

/** A few round numbers between two, for the lines of a graph. */
export function ticks(low: number, high: number): number[] {
  const wide = Math.max(high - low, 1);
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((each) => wide / each <= 5) ?? 200;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, at) => first + at * step);
}
