// Boards that are laid by hand, beside any game: where another can lie, and how it is turned so that water meets water.
import { type Laid, layoutOf, readLayout } from "./layout.svelte.ts";

/** The boards of a text such as `A0 B3/C2 F0`. */
export function readPlan(text: string): Laid[] {
  return readLayout(text.replaceAll("/", " / ").split(/\s+/).filter(Boolean));
}

/** The inverse of `readPlan`; nothing where no board lies. */
export function planText(laid: Laid[]): string {
  return laid.length > 0 ? layoutOf(laid).join(" ").replaceAll(" / ", "/") : "";
}

/** The rows of a board after quarter turns clockwise. */
export function turnedCells(rows: readonly string[], turns: number): string[] {
  let turned = [...rows];
  for (let turn = 0; turn < turns; turn += 1) {
    turned = [...(turned[0] ?? "")].map((_, column) =>
      turned
        .map((line) => line[column] ?? ".")
        .reverse()
        .join(""),
    );
  }
  return turned;
}

/** The free places beside the boards, in reading order; the first one where none lies. */
export function freePlaces(laid: Laid[]): { row: number; column: number }[] {
  if (laid.length === 0) return [{ row: 0, column: 0 }];
  const taken = new Set(laid.map(({ row, column }) => `${row},${column}`));
  const beside = laid.flatMap(({ row, column }) => [
    { row: row - 1, column },
    { row, column: column - 1 },
    { row, column: column + 1 },
    { row: row + 1, column },
  ]);
  const free = new Map(beside.map((place) => [`${place.row},${place.column}`, place]));
  return [...free]
    .flatMap(([name, place]) => (taken.has(name) ? [] : [place]))
    .sort((a, b) => a.row - b.row || a.column - b.column);
}

type RowsOf = (letter: string) => readonly string[];

/** The turns under which a board's water meets the water of all its neighbours. */
export function fittingTurns(
  rowsOf: RowsOf,
  letter: string,
  at: { row: number; column: number },
  laid: Laid[],
): number[] {
  const others = laid.filter((each) => each.letter !== letter);
  return [0, 1, 2, 3].filter((turns) => {
    const mine = edgesOf(turnedCells(rowsOf(letter), turns));
    return others.every((other) => {
      const theirs = edgesOf(turnedCells(rowsOf(other.letter), other.turns));
      const step = `${other.row - at.row},${other.column - at.column}`;
      if (step === "0,1") return mine.east === theirs.west;
      if (step === "0,-1") return mine.west === theirs.east;
      if (step === "1,0") return mine.south === theirs.north;
      return step !== "-1,0" || mine.north === theirs.south;
    });
  });
}

function edgesOf(rows: readonly string[]): { north: string; east: string; south: string; west: string } {
  const land = rows.map((row) => row.replaceAll("#", "."));
  return {
    north: land[0] ?? "",
    east: land.map((row) => row.at(-1)).join(""),
    south: land.at(-1) ?? "",
    west: land.map((row) => row[0]).join(""),
  };
}
