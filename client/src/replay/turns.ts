// Where the turns of a record begin and end: a turn is what a seat does in a row, with what is drawn after it.
interface Step {
  seat: number; // below 0 for a draw
}

/** The numbers of steps after which a turn is over, the beginning and the end among them. */
export function turnEnds(steps: readonly Step[]): number[] {
  const ends = steps.flatMap(({ seat }, at) => {
    const next = steps[at + 1];
    const over = next !== undefined && next.seat >= 0 && next.seat !== seat;
    return over ? [at + 1] : [];
  });
  return [...new Set([0, ...ends, steps.length])];
}

/** The nearest end of a turn before or after a step; the step itself where there is none. */
export function turnBeside(ends: readonly number[], step: number, by: 1 | -1): number {
  const found = by > 0 ? ends.find((end) => end > step) : ends.findLast((end) => end < step);
  return found ?? step;
}
