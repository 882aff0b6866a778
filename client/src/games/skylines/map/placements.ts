// Places for a tile, and which of them a touch or a turn means.
import type { Sentence } from "../../../wire/messages.ts";
import type { Cell } from "./geometry.ts";

export interface Placement {
  word: string;
  code: number;
  cells: Cell[];
  earns: boolean; // whether the card's own reward comes with it
  gain: number | null; // how much more the city would score
  changes: Record<string, number>; // by how much bars move
  brings: Sentence[];
  costs: string[]; // the bars that cost points by it
  why: Sentence | null;
}

/** The one whose first square lies on a cell; where the tile does not fit so, the one whose second square does, and so on. */
export function anchored(placements: Placement[], cell: string): Placement | null {
  let best: Placement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const placement of placements) {
    const at = placement.cells.findIndex(({ name }) => name === cell);
    if (at >= 0 && at < least) [best, least] = [placement, at];
  }
  return best;
}

/** The one that lies nearest to another. */
export function closest(placements: Placement[], to: Placement): Placement | null {
  const middle = middleOf(to);
  const far = (each: Placement) => distance(each, middle);
  return placements.reduce<Placement | null>((best, each) => (best && far(best) <= far(each) ? best : each), null);
}

function middleOf({ cells }: Placement): { row: number; column: number } {
  const sum = cells.reduce((all, { row, column }) => ({ row: all.row + row, column: all.column + column }), {
    row: 0,
    column: 0,
  });
  return { row: sum.row / cells.length, column: sum.column / cells.length };
}

function distance(placement: Placement, to: { row: number; column: number }): number {
  const { row, column } = middleOf(placement);
  return (row - to.row) ** 2 + (column - to.column) ** 2;
}
