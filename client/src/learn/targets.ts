// What a sentence of a lesson points at: elements of the table by their data attributes, as `part=hand` or `place=a1 place=b1`.
import type { Box } from "./placement.ts";

/** The elements that a target names and that can be seen; none while they are not there. */
export function elementsOf(target: string, room: ParentNode): HTMLElement[] {
  const wanted = target.split(" ").map((each) => {
    const [name, value] = each.split("=");
    return `[data-${name}="${CSS.escape(value ?? "")}"]`;
  });
  return [...room.querySelectorAll<HTMLElement>(wanted.join(","))].filter((element) => element.checkVisibility());
}

/** The box around elements; null for none. */
export function boxAround(elements: readonly Element[]): Box | null {
  if (elements.length === 0) return null;
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return { left, top, width: right - left, height: bottom - top };
}

/** Whether it can be touched: what is closed or disabled cannot. */
export function touchable(elements: readonly HTMLElement[]): boolean {
  return elements.some((element) => !element.matches(":disabled"));
}
