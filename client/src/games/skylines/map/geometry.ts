// Where cells lie on the table, and how tiles turn: geometry of the notation, no rule.
import type { BoardFace } from "../pieces/view.ts";

export const SIDE = 8;
export const COLUMNS = "abcdefgh";

export interface Spot {
  row: number;
  column: number;
}

export interface Cell extends Spot {
  name: string; // Ac4
  mark: string; // . square, # street, ~ water
  board: string;
}

/** All cells of the boards by name. */
export function cellsOf(boards: BoardFace[]): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  for (const { letter, row: down, column: across, cells: lines } of boards) {
    lines.forEach((line, row) => {
      [...line].forEach((mark, column) => {
        const name = `${letter}${COLUMNS[column]}${row + 1}`;
        cells.set(name, { name, mark, board: letter, row: down * SIDE + row, column: across * SIDE + column });
      });
    });
  }
  return cells;
}

export function extentOf(boards: { row: number; column: number }[]): { rows: number; columns: number } {
  return {
    rows: SIDE * (1 + Math.max(0, ...boards.map(({ row }) => row))),
    columns: SIDE * (1 + Math.max(0, ...boards.map(({ column }) => column))),
  };
}

/** How many rows and columns lie between the outermost of these boards. */
export function spanOf(boards: { row: number; column: number }[]): { rows: number; columns: number } {
  const span = (places: number[]) => SIDE * (1 + Math.max(...places) - Math.min(...places));
  return { rows: span(boards.map(({ row }) => row)), columns: span(boards.map(({ column }) => column)) };
}

/** How far to scroll, so that these boards of one row or column are in the middle; where they are too long, so that they begin at the edge. */
export function scrolledTo(boards: number[], square: number, room: number): number {
  const [first, last] = [Math.min(...boards) * SIDE * square, (Math.max(...boards) + 1) * SIDE * square];
  return last - first > room ? first : (first + last - room) / 2;
}

/** How far to scroll from where one is, so that all from the first to the last pixel is in the room. */
export function scrolledIn(first: number, last: number, from: number, room: number): number {
  if (first < from) return first;
  return last > from + room ? last - room : from;
}

/** The squares of a picture such as `##/#.`, the topmost row and leftmost column being 0, in reading order. */
export function squaresOf(picture: string): Spot[] {
  return picture
    .split("/")
    .flatMap((line, row) => [...line].flatMap((mark, column) => (mark === "#" ? [{ row, column }] : [])));
}

/** A picture under a code: 0–3 turn it clockwise, 4–7 mirror it left to right first. */
export function orientation(picture: string, code: number): Spot[] {
  let squares = squaresOf(picture);
  if (code >= 4) squares = settled(squares.map(({ row, column }) => ({ row, column: -column })));
  for (let turn = 0; turn < code % 4; turn += 1) {
    squares = settled(squares.map(({ row, column }) => ({ row: column, column: -row })));
  }
  return squares;
}

function settled(squares: Spot[]): Spot[] {
  const top = Math.min(...squares.map(({ row }) => row));
  const left = Math.min(...squares.map(({ column }) => column));
  return squares
    .map(({ row, column }) => ({ row: row - top, column: column - left }))
    .sort((a, b) => a.row - b.row || a.column - b.column);
}

/** The lowest code that shows the same picture: the only one that the notation knows. */
export function lowestCode(picture: string, code: number): number {
  const wanted = JSON.stringify(orientation(picture, code));
  for (let lower = 0; lower < code; lower += 1) {
    if (JSON.stringify(orientation(picture, lower)) === wanted) return lower;
  }
  return code;
}

export function turnedCode(picture: string, code: number, by: number): number {
  return lowestCode(picture, (code & 4) | ((code + by) & 3));
}

export function flippedCode(picture: string, code: number): number {
  return lowestCode(picture, code < 4 ? 4 + ((4 - code) & 3) : (8 - code) & 3);
}

/** `Ac4/2` taken apart, or null for any other word. */
export function readPlace(word: string): { cell: string; code: number } | null {
  const found = /^([A-Z][a-h][1-8])\/([0-7])$/.exec(word);
  return found ? { cell: found[1] ?? "", code: Number(found[2]) } : null;
}

export function keyOf({ row, column }: Spot): string {
  return `${row} ${column}`;
}

/** The table's cells by where they lie. */
export function bySpot(cells: Map<string, Cell>): Map<string, Cell> {
  return new Map([...cells.values()].map((cell) => [keyOf(cell), cell]));
}

/** The cells that a tile covers whose first square in reading order lies on a cell. */
export function coveredBy(picture: string, code: number, first: Cell, spots: Map<string, Cell>): Cell[] {
  const squares = orientation(picture, code);
  const [anchor = { row: 0, column: 0 }] = squares;
  return squares.flatMap(({ row, column }) => {
    const found = spots.get(
      keyOf({ row: first.row + row - anchor.row, column: first.column + column - anchor.column }),
    );
    return found ? [found] : [];
  });
}
