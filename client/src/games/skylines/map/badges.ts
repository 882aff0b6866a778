// The badges of districts: how many tiles lie there, of how many that are needed.
import type { SkylinesView } from "../pieces/view.ts";
import { type Cell, keyOf, SIDE } from "./geometry.ts";

export interface Badge {
  number: number; // of the district, from 1
  cells: Cell[];
  at: Cell | undefined; // where it is painted
  tiles: number;
  needed: number;
}

/** A badge for each district, on a square that no tile covers if it has one. */
export function badgesOf(
  districts: SkylinesView["districts"],
  cells: Map<string, Cell>,
  built: ReadonlySet<string>,
): Badge[] {
  return districts.map(({ cells: names, tiles, needed }, at) => {
    const found = names.flatMap((name) => cells.get(name) ?? []);
    const open = found.filter((cell) => !built.has(keyOf(cell)));
    const free = open.find(({ row, column }) => row % SIDE || column % SIDE) ?? open[0] ?? found[0]; // the corner shows the board's letter
    return { number: at + 1, cells: found, at: free, tiles, needed };
  });
}
