// Where the arrow keys lead in a grid of places: along a row, or to the place that lies above or below.
export interface ArrowPlace {
  name: string;
  x: number; // where it lies; places of one row share their y
  y: number;
}

export type ArrowStep = readonly [across: number, down: number];

const STEPS: Record<string, ArrowStep> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The step that a key asks for, unless it belongs to the browser. */
export function stepOf({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): ArrowStep | null {
  return altKey || ctrlKey || metaKey ? null : (STEPS[key] ?? null);
}

/** Places in rows from the top, each from the left. */
export function rowsOf<Some extends ArrowPlace>(places: Iterable<Some>): Some[][] {
  const rows = new Map<number, Some[]>();
  for (const place of places) {
    const row = rows.get(place.y);
    if (row) row.push(place);
    else rows.set(place.y, [place]);
  }
  return [...rows.values()].sort(([a], [b]) => (a?.y ?? 0) - (b?.y ?? 0)).map((row) => row.sort((a, b) => a.x - b.x));
}

/** The place that a step leads to. Gaps are stepped over; in a slanted grid the next row's nearest place is taken. */
export function beside<Some extends ArrowPlace>(
  rows: Some[][],
  from: string,
  [across, down]: ArrowStep,
  slanted = false,
): Some | null {
  const at = rows.findIndex((row) => row.some(({ name }) => name === from));
  const row = rows[at] ?? [];
  const here = row.findIndex(({ name }) => name === from);
  const { x } = row[here] ?? { x: 0 };
  if (here < 0) return null;
  if (across) return row[here + across] ?? null;
  for (let next = at + down; rows[next]; next += down) {
    const found = nearest(rows[next] ?? [], x - down * HAIR);
    if (found && (slanted || found.x === x)) return found;
  }
  return null;
}

const HAIR = 0.01; // between two that are equally near, up leads to the right and down to the left, so that one comes back

function nearest<Some extends ArrowPlace>(row: Some[], x: number): Some | null {
  const far = (place: Some) => Math.abs(place.x - x);
  return row.reduce<Some | null>((best, place) => (best && far(best) <= far(place) ? best : place), null);
}
