// How the expected result of a seat went, column by column: what chance gave, and what the decision after it cost.
import type { MeasureReview } from "../../wire/messages.ts";

export interface Column {
  step: number; // of the record, from 0: the decision, or the draw where no decision follows
  from: number; // the expected result before it
  luck: number;
  cost: number; // never shown as a gain: what is below 0 by chance
  to: number;
  draw: string | null; // what was drawn
  action: string | null; // what was decided
  sure: boolean; // whether the cost is surer than its error
  mark: "good" | "bad" | null; // a draw to speak of
}

/** A draw is marked if it changed the expected result by so much of the whole range, and among the most. */
const MARKED = 4;
const LEAST = 0.5;

/** The columns of a review, in order. Draws before a decision stand in its column. */
export function columnsOf({ start, decisions, draws }: MeasureReview): Column[] {
  const most = [...draws].sort((one, other) => Math.abs(other.luck.value) - Math.abs(one.luck.value)).slice(0, MARKED);
  const marked = new Set(most.filter(({ luck }) => Math.abs(luck.value) >= LEAST).map(({ number }) => number));
  const columns: Column[] = [];
  let from = start;
  let waiting = [...draws].sort((one, other) => one.number - other.number);
  for (const decision of [...decisions].sort((one, other) => one.number - other.number)) {
    const before = waiting.filter(({ number }) => number < decision.number);
    waiting = waiting.filter(({ number }) => number > decision.number);
    const luck = before.reduce((sum, draw) => sum + draw.luck.value, 0);
    const cost = decision.cost.value;
    const to = from + luck - cost;
    const told = before.find(({ number }) => marked.has(number));
    const mark = told ? (told.luck.value > 0 ? "good" : "bad") : null;
    const draw = before.map(({ action }) => action).join(", ") || null;
    columns.push({
      step: decision.number,
      from,
      luck,
      cost,
      to,
      draw,
      action: decision.action,
      sure: decision.shown,
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
