// Lines of the history and places of the board light each other: whoever points at one sees the other.
import { pointedPlace } from "../../shell/keyboard/pointed-place.svelte.ts";

interface Line {
  number: number;
  seat: number | null;
  places: ReadonlySet<string>; // what it speaks of
}

const NONE: ReadonlySet<string> = new Set();

class LitPlaces {
  line = $state.raw<Line | null>(null); // the line that is pointed at
  board = $state<number | null>(null); // whose board is shown, where everybody has one

  /** The places to light on the board. */
  get places(): ReadonlySet<string> {
    return this.line?.places ?? NONE;
  }

  /** Whether somebody's line speaks of the place that is pointed at. */
  meets(seat: number | null, places: readonly string[]): boolean {
    if (pointedPlace.name === null || (this.board !== null && seat !== this.board)) return false;
    return places.includes(pointedPlace.name);
  }
}

export const litPlaces = new LitPlaces();
