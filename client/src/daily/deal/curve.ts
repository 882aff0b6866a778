// The columns of a chart of all results.
import type { DayResults } from "../../wire/messages.ts";

const MOST = 24;

export interface Column {
  from: number; // points, both included
  to: number;
  won: number; // people
  lost: number;
  own: boolean; // whether one's own result is in it
}

/** Columns of equal width from the fewest points to the most; as few points in each as there is room for. */
export function columnsOf(field: DayResults["field"], own: number | null): Column[] {
  if (field.length === 0) return [];
  const scores = field.map(({ score }) => score);
  const low = Math.min(...scores);
  const high = Math.max(...scores);
  const wide = Math.ceil((high - low + 1) / MOST);
  return Array.from({ length: Math.floor((high - low) / wide) + 1 }, (_, at) => {
    const from = low + at * wide;
    const to = from + wide - 1;
    const inside = field.filter(({ score }) => from <= score && score <= to);
    const people = (won: boolean) => inside.filter((each) => each.won === won).reduce((sum, each) => sum + each.people, 0);
    return { from, to, won: people(true), lost: people(false), own: own !== null && from <= own && own <= to };
  });
}
