// The columns of a chart of results.
const MOST = 24;

export interface CountedResult {
  won: boolean;
  score: number;
  people: number; // or games, whatever is counted
}

export interface Column {
  from: number; // points, both included
  to: number;
  won: number;
  lost: number;
  own: boolean; // whether the result that is looked for is in it
}

/** Columns of equal width from the fewest points to the most; as few points in each as there is room for. */
export function columnsOf(results: readonly CountedResult[], own: number | null): Column[] {
  if (results.length === 0) return [];
  const scores = results.map(({ score }) => score);
  const low = Math.min(...scores);
  const high = Math.max(...scores);
  const wide = Math.ceil((high - low + 1) / MOST);
  return Array.from({ length: Math.floor((high - low) / wide) + 1 }, (_, at) => {
    const from = low + at * wide;
    const to = from + wide - 1;
    const inside = results.filter(({ score }) => from <= score && score <= to);
    const counted = (won: boolean) =>
      inside.filter((each) => each.won === won).reduce((sum, each) => sum + each.people, 0);
    return { from, to, won: counted(true), lost: counted(false), own: own !== null && from <= own && own <= to };
  });
}
