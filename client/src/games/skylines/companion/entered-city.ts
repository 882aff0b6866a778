// A city as it lies on the table beside the box: its boards, which of them are open, and its tiles. Whoever likes types the same lines.
import {
  type Cell,
  COLUMNS,
  coveredBy,
  lowestCode,
  orientation,
  readPlace,
  SIDE,
  turnedCode,
} from "../map/geometry.ts";

export interface EnteredTile {
  card: string;
  shape: string | null; // of a zone, whose card leaves it open
  place: string; // Ae3/0
}

export interface EnteredCity {
  boards: string; // A0 B3/C2 F0
  open: readonly string[];
  tiles: readonly EnteredTile[];
}

/** The city that the lines tell; null where they say something that is not understood here. */
export function readCity(text: string): EnteredCity | null {
  const city = { boards: "", open: [] as string[], tiles: [] as EnteredTile[] };
  for (const line of text.split("\n").map((each) => each.trim())) {
    const [word, ...rest] = line.split(/\s+/);
    if (!word || word.startsWith(";")) continue;
    const [card = "", shape = ""] = rest;
    if (word === "layout" && /^(([A-Z][0-3]|--)[ /]*)+$/.test(rest.join(" "))) city.boards = rest.join(" ");
    else if (word === "open") city.open = rest;
    else if (word === "tile" && (rest.length === 2 || rest.length === 3) && readPlace(rest.at(-1) ?? "")) {
      city.tiles.push({ card, shape: rest.length === 3 ? shape : null, place: rest.at(-1) ?? "" });
    } else return null;
  }
  return city;
}

export function cityText({ boards, open, tiles }: EnteredCity): string {
  const lines = [boards && `layout ${boards}`, open.length > 0 ? `open ${open.join(" ")}` : ""];
  const laid = tiles.map(({ card, shape, place }) => ["tile", card, shape, place].filter(Boolean).join(" "));
  return [...lines, ...laid].filter(Boolean).join("\n");
}

/** Where a tile can lie so that it covers a cell: as it is held if it fits so, or else turned; null where it fits in no way. */
export function placeOn(
  picture: string,
  held: number,
  cell: Cell,
  spots: Map<string, Cell>,
  free: (cell: Cell) => boolean,
): string | null {
  const codes = [held, 0, 1, 2, 3, 4, 5, 6, 7].filter((code) => lowestCode(picture, code) === code);
  for (const code of codes) {
    const squares = orientation(picture, code);
    const [first = { row: 0, column: 0 }] = squares;
    for (const square of squares) {
      const anchor = spots.get(`${cell.row - square.row + first.row} ${cell.column - square.column + first.column}`);
      const under = anchor ? coveredBy(picture, code, anchor, spots) : [];
      if (anchor && under.length === squares.length && under.every(free)) return `${anchor.name}/${code}`;
    }
  }
  return null;
}

/** Where a tile lies after quarter turns of its board, whose cells are named as it lies; null where it lies over the edge. */
export function turnedPlace(picture: string, place: string, turns: number): string | null {
  const at = readPlace(place);
  const squares = orientation(picture, at?.code ?? 0);
  const [anchor] = squares;
  if (!at || !anchor) return null;
  const [down, across] = [Number(at.cell[2]) - 1 - anchor.row, COLUMNS.indexOf(at.cell[1] ?? "") - anchor.column];
  let under = squares.map(({ row, column }) => ({ row: row + down, column: column + across }));
  if (under.some((spot) => Math.min(spot.row, spot.column) < 0 || Math.max(spot.row, spot.column) >= SIDE)) return null;
  for (let turn = 0; turn < turns; turn += 1) {
    under = under.map(({ row, column }) => ({ row: column, column: SIDE - 1 - row }));
  }
  const [first] = under.sort((a, b) => a.row - b.row || a.column - b.column);
  return first ? `${at.cell[0]}${COLUMNS[first.column]}${first.row + 1}/${turnedCode(picture, at.code, turns)}` : null;
}

/** A picture as it is held. */
export function turnedPicture(picture: string, code: number): string {
  const squares = orientation(picture, code);
  const [down, across] = [Math.max(...squares.map(({ row }) => row)), Math.max(...squares.map(({ column }) => column))];
  const signAt = (row: number, column: number) =>
    squares.some((each) => each.row === row && each.column === column) ? "#" : ".";
  return Array.from({ length: down + 1 }, (_, row) =>
    Array.from({ length: across + 1 }, (_, column) => signAt(row, column)).join(""),
  ).join("/");
}
