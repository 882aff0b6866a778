// The best solo results of this browser, for each level and set of variants.
export interface Best {
  table: string;
  level: string;
  variants: string;
  points: number;
  at: number;
}

const KEY = "townwright-best";
const KEPT = 5; // of each kind

export function best(): Best[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Best[]) : [];
  } catch {
    return [];
  }
}

/** Keep a result if it is among the best of its kind; the same table counts once. */
export function keep(result: Best): void {
  const others = best().filter(({ table }) => table !== result.table);
  const kind = ({ level, variants }: Best) => `${level} ${variants}`;
  const alike = [...others.filter((each) => kind(each) === kind(result)), result].sort((a, b) => b.points - a.points);
  const kept = [...others.filter((each) => kind(each) !== kind(result)), ...alike.slice(0, KEPT)];
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing has no list.
  }
}

/** The results by kind, the best first. */
export function byKind(results: Best[]): [Best, ...Best[]][] {
  const kinds = new Map<string, [Best, ...Best[]]>();
  for (const result of [...results].sort((a, b) => b.points - a.points)) {
    const kind = `${result.level} ${result.variants}`;
    const found = kinds.get(kind);
    if (found) found.push(result);
    else kinds.set(kind, [result]);
  }
  return [...kinds.entries()].sort(([a], [b]) => a.localeCompare(b)).map(([, each]) => each);
}
