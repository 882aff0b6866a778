// Places for a tile, and which of them a touch or a turn means.
import type { Sentence } from "../../../wire/messages.ts";
import type { Cell } from "./geometry.ts";

export interface Placement {
  word: string;
  code: number;
  cells: Cell[];
  earns: boolean; // whether the card's own reward comes with it
  gain: number | null; // how much more the city would score
  brings: Sentence[];
  why: Sentence | null;
}

/** Earning places first; then the one whose middle is nearest to the cell. */
export function nearest(placements: Placement[], cell: string): Placement | null {
  let best: Placement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const placement of placements) {
    const here = placement.cells.find(({ name }) => name === cell);
    const far = (here ? distance(placement, here) : 0) + (placement.earns ? 0 : 100);
    if (far < least) [best, least] = [placement, far];
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
