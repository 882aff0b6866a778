// Where the words of a lesson stand: beside what they speak of, wholly in the window, and off what the pupil needs.

export interface ScreenBox {
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
const LEAST = 6; // of that room; with less there is no arrow
const UNDER = 14; // how far the arrow begins under the words, so that its head is seen also where there is little room

const READ = 9_000; // what it costs to cover something that is to be read
const EACH = 6_000; // and each such thing
const NAMED = 20_000; // to cover something that the words name
const STAYS = 3_000; // and to stand elsewhere than before
const LITTLE = 3_500; // so much more may they cover where they belong than elsewhere: less than anything that is needed
const FAR = 150; // pixels from which on it is all the same how far the words are from what the pupil is to touch

const DEEP = 40; // so far from the ends of a side the arrow meets it, or in the middle of a short one

const LONG = 110; // no arrow is longer: one from words that are far away begins near what it points at
const THICK = 6; // what the arrow takes across
const CROSSED = 36; // square pixels of something else that the arrow may cross

const right = (box: ScreenBox) => box.left + box.width;
const bottom = (box: ScreenBox) => box.top + box.height;
const clamp = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** How much of two boxes is the same, in square pixels. */
export function overlap(one: ScreenBox, other: ScreenBox): number {
  const across = Math.min(right(one), right(other)) - Math.max(one.left, other.left);
  const down = Math.min(bottom(one), bottom(other)) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** How far two boxes are from each other, in pixels; 0 where they touch. */
export function distance(one: ScreenBox, other: ScreenBox): number {
  const across = Math.max(other.left - right(one), one.left - right(other), 0);
  const down = Math.max(other.top - bottom(one), one.top - bottom(other), 0);
  return Math.hypot(across, down);
}

/** The part of a box that is in the window. */
export function inWindow(box: ScreenBox, window: Size): ScreenBox {
  const [left, top] = [clamp(0, box.left, window.width), clamp(0, box.top, window.height)];
  const [width, height] = [clamp(0, right(box), window.width) - left, clamp(0, bottom(box), window.height) - top];
  return { left, top, width, height };
}

/** Where the words belong, so that whoever reads on presses without looking: at the lower edge, where they cover least of a table. */
export function homeOfWords(words: Size, window: Size, table: readonly ScreenBox[]): ScreenBox {
  const [left, top] = [window.width - words.width - EDGE, window.height - words.height - EDGE];
  const homes = [left, left / 2, EDGE].map((from) => ({
    left: Math.max(EDGE, from),
    top: Math.max(EDGE, top),
    ...words,
  }));
  const costs = homes.map((home) => covering(table.reduce((sum, other) => sum + overlap(home, other), 0)));
  return homes[costs.indexOf(Math.min(...costs))] ?? { left: EDGE, top: EDGE, ...words };
}

/** Where the words stand on a table that keeps a place for them: there while the pupil acts, otherwise at home as long as they cover
 * nothing there that they speak of; null where neither will do. */
export function placeOfTwo(
  home: ScreenBox,
  kept: ScreenBox,
  words: Size,
  acts: boolean,
  spoken: readonly ScreenBox[],
): ScreenBox | null {
  const [below, above] = [
    { ...words, left: home.left, top: bottom(home) - words.height },
    { ...words, left: home.left, top: Math.max(EDGE, kept.top) },
  ];
  const free = (box: ScreenBox) => spoken.every((other) => overlap(box, other) === 0);
  return (acts ? [above] : [below, above]).find(free) ?? null;
}

/** The box of the words: at home, as far as they cover hardly more there than anywhere else; otherwise of all places beside the
 * target, what is needed and the edges of the window the nearest that covers little, and above all nothing that is to be read.
 * Where they stood before they stay, unless another place is much better. */
export function placeWords(
  target: ScreenBox | null,
  words: Size,
  window: Size,
  needed: readonly ScreenBox[] = [],
  read: readonly ScreenBox[] = [],
  before: ScreenBox | null = null,
  acts = false, // the pupil is to touch something, also beside the target: what it lies on counts twice, to be far off less
  named: readonly ScreenBox[] = [],
  home: ScreenBox | null = null,
): ScreenBox {
  const most = { left: window.width - words.width - EDGE, top: window.height - words.height - EDGE };
  const at = (left: number, top: number): ScreenBox => ({
    left: clamp(EDGE, left, Math.max(EDGE, most.left)),
    top: clamp(EDGE, top, Math.max(EDGE, most.top)),
    ...words,
  });
  /** With the same lower edge, where their buttons are, however much is said. */
  const standing = (box: ScreenBox) => at(box.left, bottom(box) - words.height);
  const middle = (window.width - words.width) / 2;
  const atEdges = [at(middle, most.top), at(middle, 0), at(most.left, most.top / 2), at(0, most.top / 2)];
  if (!target) return home ? standing(home) : (atEdges[0] ?? at(0, 0));
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
  const offNeeded = [...needed, ...read, ...named].flatMap((box) => [
    at(across, bottom(box) + EDGE),
    at(across, box.top - words.height - EDGE),
  ]);
  const places = [...beside, at(most.left, above), at(0, above), ...atEdges, ...offNeeded];
  if (home) places.push(standing(home));
  if (before) places.push(standing(before));
  const touched = (other: ScreenBox) => acts && overlap(other, target) > 0;
  const covered = places.map(
    (box) =>
      (overlap(box, target) > 0 ? 9000 : 0) +
      20 * overlap(box, target) +
      reading(read.filter((other) => overlap(box, other) > 0).length) +
      named.reduce((sum, other) => sum + naming(overlap(box, other)), 0),
  );
  const ground = places.map((box) =>
    covering(needed.reduce((sum, other) => sum + (touched(other) ? 2 : 1) * overlap(box, other), 0)),
  );
  // What is needed for a move is not needed by whoever only reads.
  const hidden = covered.map((cost, order) => cost + (acts ? (ground[order] ?? 0) : 0));
  const atHome = hidden[places.length - (before ? 2 : 1)] ?? 0;
  if (home && atHome <= Math.min(...hidden) + LITTLE) return standing(home);
  const costs = places.map(
    (box, order) =>
      (before && order === places.length - 1 ? -STAYS : order) +
      (covered[order] ?? 0) +
      (ground[order] ?? 0) +
      60 * Math.min(distance(box, target), acts ? FAR : Infinity),
  );
  return places[costs.indexOf(Math.min(...costs))] ?? at(0, 0);
}

/** What it costs to cover so many things that are to be read. */
const reading = (covered: number): number => (covered > 0 ? READ + EACH * covered : 0);

/** What it costs to cover so much of what the words name. */
const naming = (shared: number): number => (shared > 0 ? NAMED + 20 * shared : 0);

/** What it costs to cover so much of what is needed: a little is nearly as bad as more. */
const covering = (shared: number): number => (shared > 0 ? 4000 + 0.3 * shared : 0);

/** The arrow from the words to the middle of the target, as the points of a path; empty where there is no room for one, and
 * where it would cross out something else that is read. */
export function arrowBetween(words: ScreenBox, target: ScreenBox, others: readonly ScreenBox[] = []): string {
  const [below, above] = [words.top - bottom(target), target.top - bottom(words)];
  const [after, before] = [words.left - right(target), target.left - right(words)];
  let from: [number, number];
  let to: [number, number];
  const [apart, aside] = [Math.max(below, above), Math.max(after, before)];
  const into = (size: number) => Math.min(size / 2, DEEP);
  const upright = apart >= LEAST && apart >= Math.min(aside, target.height);
  if (upright) {
    const at = clamp(words.left + 12, target.left + target.width / 2, right(words) - 12);
    from = [at, below > 0 ? words.top + UNDER : bottom(words) - UNDER];
    to = [
      clamp(target.left + into(target.width), at, right(target) - into(target.width)),
      below > 0 ? bottom(target) + 4 : target.top - 4,
    ];
  } else if (aside >= LEAST) {
    const at = clamp(words.top + 12, target.top + target.height / 2, bottom(words) - 12);
    from = [after > 0 ? words.left + UNDER : right(words) - UNDER, at];
    to = [
      after > 0 ? right(target) + 4 : target.left - 4,
      clamp(target.top + into(target.height), at, bottom(target) - into(target.height)),
    ];
  } else return "";
  const part = Math.min(1, LONG / Math.hypot(from[0] - to[0], from[1] - to[1]));
  from = [to[0] + part * (from[0] - to[0]), to[1] + part * (from[1] - to[1])];
  const [x, y] = [Math.min(from[0], to[0]), Math.min(from[1], to[1])];
  const [across, down] = [Math.abs(from[0] - to[0]), Math.abs(from[1] - to[1])];
  const seen = Math.min(upright ? apart : aside, LONG); // what it crosses, under no words
  const way = upright
    ? { left: x - THICK / 2, width: across + THICK, top: below > 0 ? bottom(target) : target.top - seen, height: seen }
    : { top: y - THICK / 2, height: down + THICK, left: after > 0 ? right(target) : target.left - seen, width: seen };
  const within = (other: ScreenBox) => overlap(other, target) > 0.7 * target.width * target.height;
  if (others.some((other) => !within(other) && overlap(way, other) > CROSSED)) return "";
  return `M${from.map(Math.round).join(" ")}L${to.map(Math.round).join(" ")}`;
}
