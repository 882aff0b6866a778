// Hexagons standing on a corner. A hex is 100 units wide; sides are counted counter-clockwise from the east.
import type { Point } from "../../../table/input/pointer.ts";

export const WIDE = 100;
export const ROW = 86.6;
export const CORNER = WIDE / Math.sqrt(3);
export const SIDES = [0, 1, 2, 3, 4, 5] as const;

const STEPS: readonly [number, number][] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

export interface Hex {
  q: number;
  r: number;
}

export function hexName({ q, r }: Hex): string {
  return `(${q},${r})`;
}

export function readHex(name: string): Hex {
  const [q = 0, r = 0] = name.slice(1, -1).split(",").map(Number);
  return { q, r };
}

export function centre({ q, r }: Hex): Point {
  return { x: WIDE * (q + r / 2), y: ROW * r };
}

export function neighbour({ q, r }: Hex, side: number): Hex {
  const [across, down] = STEPS[side] ?? [0, 0];
  return { q: q + across, r: r + down };
}

/** The side that leads from one hex to its neighbour, or null. */
export function sideTo(from: Hex, to: Hex): number | null {
  const at = STEPS.findIndex(([across, down]) => from.q + across === to.q && from.r + down === to.r);
  return at < 0 ? null : at;
}

/** A point on the way from the centre to the middle of a side; 1 is the side itself. */
export function towards(side: number, far = 1): Point {
  const angle = (side * Math.PI) / 3;
  return { x: rounded((Math.cos(angle) * WIDE * far) / 2), y: rounded((-Math.sin(angle) * WIDE * far) / 2) };
}

/** The outline of a hex around the origin, a little smaller by `inset` units. */
export function outline(inset = 0): string {
  const radius = CORNER - inset;
  const corners = SIDES.map((corner) => {
    const angle = ((corner * 60 + 30) * Math.PI) / 180;
    return `${rounded(Math.cos(angle) * radius)} ${rounded(Math.sin(angle) * radius)}`;
  });
  return `M${corners.join("L")}z`;
}

/** Exits after turning the tile counter-clockwise, as ascending digits. */
export function turned(exits: string, steps: number): string {
  return [...exits]
    .map((side) => (((Number(side) + steps) % 6) + 6) % 6)
    .sort()
    .join("");
}

/** How far the first exits must be turned to show the second, or null if they never do. */
export function turnsTo(exits: string, shown: string): number | null {
  return SIDES.find((steps) => turned(exits, steps) === shown) ?? null;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
