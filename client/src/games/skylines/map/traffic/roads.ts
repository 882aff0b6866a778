// The straight roads of a city, and which cars drive on them.
import { type Cell, keyOf, type Spot } from "../geometry.ts";

export interface Road extends Spot {
  length: number; // in cells
  down: boolean; // from its first cell downwards; otherwise to the right
}

export interface Car {
  road: Road;
  back: boolean; // against the reading order
  start: number; // where it is when all stands still, as a part of the road
  paint: number;
}

const SHORTEST = 4;

/** All straight roads that are long enough to drive on. */
export function roadsOf(cells: Iterable<Cell>): Road[] {
  const streets = [...cells].filter(({ mark }) => mark === "#");
  const taken = new Set(streets.map(keyOf));
  const found: Road[] = [];
  for (const down of [false, true]) {
    const at = ({ row, column }: Spot, by: number) =>
      keyOf(down ? { row: row + by, column } : { row, column: column + by });
    for (const { row, column } of streets) {
      if (taken.has(at({ row, column }, -1))) continue;
      let length = 1;
      while (taken.has(at({ row, column }, length))) length += 1;
      if (length >= SHORTEST) found.push({ row, column, length, down });
    }
  }
  return found;
}

/** The cars of a city: a few, and two more for every space of its traffic. */
export function carsOf(roads: Road[], traffic: number): Car[] {
  const count = roads.length === 0 ? 0 : Math.min(4 + 2 * traffic, 3 * roads.length, 16);
  return Array.from({ length: count }, (_, at) => {
    const road = roads[at % roads.length] as Road;
    return {
      road,
      back: at % 2 === 1,
      start: ((at * 37 + road.row * 11 + road.column * 7) % 100) / 100,
      paint: at % 5,
    };
  });
}
