// What the spotlight of a lesson is thrown on: each thing by itself, and things that lie side by side together.
import type { ScreenBox } from "./placement.ts";

const CLOSE = 1.1; // so much larger may the box around two things be than both together

const areaOf = ({ width, height }: ScreenBox) => width * height;

export function boxAroundBoth(one: ScreenBox, other: ScreenBox): ScreenBox {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
  const right = Math.max(one.left + one.width, other.left + other.width);
  const bottom = Math.max(one.top + one.height, other.top + other.height);
  return { left, top, width: right - left, height: bottom - top };
}

/** The boxes that are lit for things with these boxes. */
export function litBoxes(boxes: readonly ScreenBox[]): ScreenBox[] {
  for (const [at, box] of boxes.entries()) {
    for (const other of boxes.slice(at + 1)) {
      const both = boxAroundBoth(box, other);
      if (areaOf(both) > CLOSE * (areaOf(box) + areaOf(other))) continue;
      return litBoxes([both, ...boxes.filter((each) => each !== box && each !== other)]);
    }
  }
  return [...boxes];
}
