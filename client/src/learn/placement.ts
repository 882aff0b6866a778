// Where the words of a lesson stand: beside what they speak of, wholly in the window, and off what the pupil needs.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

const EDGE = 8; // the least distance from the edge of the window
const GAP = 30; // between the words and what they speak of: the arrow's room

const right = (box: Box) => box.left + box.width;
const bottom = (box: Box) => box.top + box.height;
const clamp = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** How much of two boxes is the same, in square pixels. */
export function overlap(one: Box, other: Box): number {
  const across = Math.min(right(one), right(other)) - Math.max(one.left, other.left);
  const down = Math.min(bottom(one), bottom(other)) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** How far two boxes are from each other, in pixels; 0 where they touch. */
export function distance(one: Box, other: Box): number {
  const across = Math.max(other.left - right(one), one.left - right(other), 0);
  const down = Math.max(other.top - bottom(one), one.top - bottom(other), 0);
  return Math.hypot(across, down);
}

/** The part of a box that is in the window. */
export function inWindow(box: Box, window: Size): Box {
  const [left, top] = [clamp(0, box.left, window.width), clamp(0, box.top, window.height)];
  const [width, height] = [clamp(0, right(box), window.width) - left, clamp(0, bottom(box), window.height) - top];
  return { left, top, width, height };
}

/** The box of the words: of all places beside the target and at the edges of the window the nearest that covers little. */
export function placeWords(target: Box | null, words: Size, window: Size, needed: readonly Box[] = []): Box {
  const most = { left: window.width - words.width - EDGE, top: window.height - words.height - EDGE };
  const at = (left: number, top: number): Box => ({
    left: clamp(EDGE, left, Math.max(EDGE, most.left)),
    top: clamp(EDGE, top, Math.max(EDGE, most.top)),
    ...words,
  });
  const middle = (window.width - words.width) / 2;
  const atEdges = [at(middle, most.top), at(middle, 0), at(most.left, most.top / 2), at(0, most.top / 2)];
  if (!target) return atEdges[0] ?? at(0, 0);
  const [across, down] = [
    target.left + (target.width - words.width) / 2,
    target.top + (target.height - words.height) / 2,
  ];
  const beside = [
    at(across, bottom(target) + GAP),
    at(across, target.top - words.height - GAP),
    at(right(target) + GAP, down),
    at(target.left - words.width - GAP, down),
  ];
  const above = target.top - words.height - GAP;
  const places = [...beside, at(most.left, above), at(0, above), ...atEdges];
  const costs = places.map(
    (box, order) =>
      order +
      (overlap(box, target) > 0 ? 9000 : 0) +
      20 * overlap(box, target) +
      0.3 * needed.reduce((sum, other) => sum + overlap(box, other), 0) +
      60 * distance(box, target),
  );
  return places[costs.indexOf(Math.min(...costs))] ?? at(0, 0);
}

/** The arrow from the words to the target, as the points of a path; empty where there is no room for one. */
export function arrowBetween(words: Box, target: Box): string {
  const toward = (from: Box, to: Box, start: (box: Box) => number, end: (box: Box) => number) =>
    clamp(start(from) + 12, (start(to) + end(to)) / 2, end(from) - 12);
  const left = (box: Box) => box.left;
  const top = (box: Box) => box.top;
  let from: [number, number];
  let to: [number, number];
  if (bottom(target) <= words.top || bottom(words) <= target.top) {
    const below = bottom(target) <= words.top;
    from = [toward(words, target, left, right), below ? words.top : bottom(words)];
    to = [toward(target, words, left, right), below ? bottom(target) + 4 : target.top - 4];
  } else if (right(target) <= words.left || right(words) <= target.left) {
    const after = right(target) <= words.left;
    from = [after ? words.left : right(words), toward(words, target, top, bottom)];
    to = [after ? right(target) + 4 : target.left - 4, toward(target, words, top, bottom)];
  } else return "";
  return Math.hypot(to[0] - from[0], to[1] - from[1]) < 8
    ? ""
    : `M${from.map(Math.round).join(" ")}L${to.map(Math.round).join(" ")}`;
}
