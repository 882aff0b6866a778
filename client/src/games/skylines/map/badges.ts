// The badges of districts: how many tiles lie there, of how many that are needed.
import type { SkylinesView } from "../pieces/view.ts";
import { type Cell, keyOf } from "./geometry.ts";

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
    const free = found.find((cell) => !built.has(keyOf(cell))) ?? found[0];
    return { number: at + 1, cells: found, at: free, tiles, needed };
  });
}
