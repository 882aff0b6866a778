// What a sentence of a lesson points at: elements of the table by their data attributes, as `part=hand` or `place=a1 place=b1`.
import { boxAroundBoth } from "./lit-boxes.ts";
import type { ScreenBox } from "./placement.ts";

/** The elements that a target names and that can be seen; none while they are not there. */
export function elementsOf(target: string, room: ParentNode): HTMLElement[] {
  const wanted = target.split(" ").map((each) => {
    const [name, value] = each.split("=");
    return `[data-${name}="${CSS.escape(value ?? "")}"]`;
  });
  return [...room.querySelectorAll<HTMLElement>(wanted.join(","))].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
}

export function boxOf(element: Element): ScreenBox {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** The box around elements; null for none. */
export function boxAround(elements: readonly Element[]): ScreenBox | null {
  const [first, ...others] = elements.map(boxOf);
  return first ? others.reduce(boxAroundBoth, first) : null;
}

/** Whether it can be touched: what is closed or disabled cannot. */
export function touchable(elements: readonly HTMLElement[]): boolean {
  return elements.some((element) => !element.matches(":disabled, [aria-disabled=true]"));
}
