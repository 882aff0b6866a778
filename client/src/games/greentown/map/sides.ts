// Where the buttons at the sides of a tile that is developed lie.
import { WIDE } from "../pieces/hexes.ts";

export const TOUCHED = 44; // pixels that a finger needs, for the button and from each to the next
const FAR = 0.78; // from the middle of the tile to its sides, so that what is seen lies on no neighbour where the town is large enough

/** How far the buttons are from the middle of the tile; 1 is the side itself. */
export function sidesFar(zoom: number): number {
  return Math.max(FAR, (2 * TOUCHED + 1) / zoom / WIDE); // a pixel apart, however the browser rounds
}

/** How many pixels there are from the middle of the tile to what is beyond the buttons. */
export function sidesRoom(zoom: number): number {
  return (sidesFar(zoom) * WIDE * zoom) / 2 + TOUCHED / 2 + 2;
}
