// Names of cells and fields, and where they lie. Cells are 80 units wide, fields 40.
import type { Kind } from "../pieces/drawings.ts";

export const CELL = 80;
export const FIELD = 40;
export type Face = string; // four letters in reading order

export interface Spot {
  column: number; // from 0 on the survey grid
  row: number;
}

export interface Extent {
  left: number;
  top: number;
  span: number; // cells across and down
}

export function cellSpot(cell: string): Spot {
  const letters = cell.replace(/\d+$/, "");
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 96;
  return { column: column - 1, row: Number(cell.slice(letters.length)) - 1 };
}

export function cellName({ column, row }: Spot): string {
  let name = "";
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26)) {
    name = String.fromCharCode(97 + ((left - 1) % 26)) + name;
  }
  return `${name}${row + 1}`;
}

/** The field's place on the grid of fields. */
export function fieldSpot(field: string): Spot {
  const [cell = "", quadrant = "1"] = field.split(".");
  const { column, row } = cellSpot(cell);
  const at = Number(quadrant) - 1;
  return { column: 2 * column + (at % 2), row: 2 * row + Math.floor(at / 2) };
}

export function quadrantOf(field: string): number {
  return Number(field.split(".")[1] ?? "1");
}

export function fieldName({ column, row }: Spot): string {
  const cell = cellName({ column: Math.floor(column / 2), row: Math.floor(row / 2) });
  return `${cell}.${(row % 2) * 2 + (column % 2) + 1}`;
}

/** The smallest square of cells around these, with the wider way deciding and the narrower one centred. */
export function extentOf(cells: Iterable<string>, least = 4): Extent {
  const spots = [...cells].map(cellSpot);
  if (spots.length === 0) return { left: 2, top: 2, span: least };
  const columns = spots.map((spot) => spot.column);
  const rows = spots.map((spot) => spot.row);
  const left = Math.min(...columns);
  const top = Math.min(...rows);
  const wide = Math.max(...columns) - left + 1;
  const high = Math.max(...rows) - top + 1;
  const span = Math.max(wide, high, least);
  return { left: left - (span - wide) / 2, top: top - (span - high) / 2, span };
}

/** Whether all of these cells are in it. */
export function shows({ left, top, span }: Extent, cells: string[]): boolean {
  return cells.map(cellSpot).every(({ column, row }) => {
    const [across, down] = [column - left, row - top];
    return Math.min(across, down) >= 0 && Math.max(across, down) <= span - 1;
  });
}

/** A printed face after a turn clockwise: N none, E a quarter, S half, W three quarters. */
export function turned(face: Face, turn: string): Face {
  let [a = "", b = "", c = "", d = ""] = face.replace("/", "");
  for (let quarter = "NESW".indexOf(turn); quarter > 0; quarter--) [a, b, c, d] = [c, a, d, b];
  return a + b + c + d;
}

export function kindsOf(face: Face): Kind[] {
  return [...face.replace("/", "")] as Kind[];
}

/** The letters along the upper edge and the numbers along the left one, each with its place from 0 to 1. */
export function edgeLabels({ left, top, span }: Extent): { letters: [string, number][]; numbers: [string, number][] } {
  const whole = (from: number): number[] =>
    Array.from({ length: Math.floor(from + span) - Math.ceil(from) }, (_, at) => Math.ceil(from) + at);
  const letters = whole(left).map((column): [string, number] => [
    cellName({ column, row: 0 }).replace(/\d+$/, ""),
    (column + 0.5 - left) / span,
  ]);
  const numbers = whole(top).map((row): [string, number] => [String(row + 1), (row + 0.5 - top) / span]);
  return { letters, numbers };
}
