// Numbers in texts. A browser's own formatter takes long to come the first time, longer than a table takes to be
// painted; small whole numbers, which are nearly all there are, look the same without it.
import { FluentNumber, type FluentVariable } from "@fluent/bundle";

class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

/** The same arguments, with their small numbers ready to be written. */
export function withPlainNumbers(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, isSmall(value) ? new SmallNumber(value) : value]),
  );
}

function isSmall(value: FluentVariable): value is number {
  return Number.isInteger(value) && Math.abs(value as number) < 1000; // from there on digits stand in groups
}

/** A difference as it is written on a board: +3, 0, −2. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}
