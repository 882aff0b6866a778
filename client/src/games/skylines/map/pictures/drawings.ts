// Which drawing of `buildings.svg` stands on which square of a tile.
import { isZone, lookOf } from "../../pieces/view.ts";
import type { Spot } from "../geometry.ts";

export interface Built {
  kind: string;
  stage: number;
  cells: Spot[];
  card?: string; // `2Q3`, for landmarks that are drawn each on their own
}

export interface BuildingDrawing extends Spot {
  name: string;
}

/** The square nearest to the middle of a tile, on which its main building stands. */
export function middleOf(cells: Spot[]): Spot | undefined {
  const mean = (of: (cell: Spot) => number) =>
    cells.reduce((sum, cell) => sum + of(cell), 0) / Math.max(1, cells.length);
  const [row, column] = [mean((cell) => cell.row), mean((cell) => cell.column)];
  const away = (cell: Spot) => (cell.row - row) ** 2 + (cell.column - column) ** 2;
  return [...cells].sort((a, b) => away(a) - away(b))[0];
}

/** What stands on each square: houses and works everywhere in a zone, elsewhere a main building and what belongs to it. */
export function drawingsOf(tile: Built): BuildingDrawing[] {
  const middle = middleOf(tile.cells);
  let others = 0;
  return tile.cells.map(({ row, column }) => {
    const main = row === middle?.row && column === middle.column;
    const name = isZone(tile.kind)
      ? `${tile.kind}${stageOf(tile)}${(row + column) % 2 === 0 ? "a" : "b"}`
      : main
        ? mainOf(tile)
        : besideOf(lookOf(tile.kind), others++);
    return { name, row, column };
  });
}

/** All buildings of a city from the back to the front, since high ones rise above their squares. */
export function fromBackToFront(tiles: Built[]): BuildingDrawing[] {
  return tiles.flatMap(drawingsOf).sort((a, b) => a.row - b.row);
}

function stageOf({ stage }: Built): number {
  return Math.min(3, Math.max(1, stage));
}

function mainOf(tile: Built): string {
  const [family] = tile.kind.split(":");
  const look = lookOf(tile.kind);
  const stage = stageOf(tile);
  if (family === "uniq") return `Q${(stage - 2) * 5 + Number(/Q([1-5])$/.exec(tile.card ?? "")?.[1] ?? 1)}`;
  if (look === "prk") return stage === 1 ? "prk" : `prk${stage}`;
  return family === "util" ? `${look}${stage}` : `svc${stage}`;
}

function besideOf(look: string, at: number): string {
  if (look === "prk") return at % 2 === 0 ? "prk" : "prk2";
  if (look === "uniq") return at % 2 === 0 ? "plaza" : "fountain";
  if (look === "pow" || look === "wat" || look === "gar") return `${look}a`;
  return at % 2 === 0 ? look : "wing";
}

/** One building of each tile for a skyline of at most so many, those of higher stages nearer to the middle. */
export function skylineOf(tiles: Built[], most: number): string[] {
  const found: { name: string; stage: number }[] = tiles.flatMap((tile) => {
    const middle = middleOf(tile.cells);
    const main = drawingsOf(tile).find(({ row, column }) => row === middle?.row && column === middle.column);
    return main ? [{ name: main.name, stage: stageOf(tile) }] : [];
  });
  const line: string[] = [];
  for (const { name } of found.sort((a, b) => b.stage - a.stage).slice(0, most)) {
    if (line.length % 2 === 0) line.push(name);
    else line.unshift(name);
  }
  return line;
}
