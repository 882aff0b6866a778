// The outline of a group of cells as a path with soft corners, a little inside its edge.
import { keyOf, type Spot } from "../geometry.ts";

type Point = [number, number];

/** One path for all loops, in units of `size` a cell. */
export function outline(cells: Spot[], size: number, inset: number, round: number): string {
  return loopsOf(cells)
    .map((loop) => softened(loop, size, inset, round))
    .join("");
}

/** The loops around the cells, clockwise, as corner points. */
function loopsOf(cells: Spot[]): Point[][] {
  const taken = new Set(cells.map(keyOf));
  const has = (row: number, column: number) => taken.has(keyOf({ row, column }));
  const edges = new Map<string, Point[]>(); // by where they begin
  const add = (from: Point, to: Point) => edges.set(`${from}`, [...(edges.get(`${from}`) ?? []), to]);
  for (const { row, column } of cells) {
    if (!has(row - 1, column)) add([column, row], [column + 1, row]);
    if (!has(row, column + 1)) add([column + 1, row], [column + 1, row + 1]);
    if (!has(row + 1, column)) add([column + 1, row + 1], [column, row + 1]);
    if (!has(row, column - 1)) add([column, row + 1], [column, row]);
  }
  const loops: Point[][] = [];
  while (edges.size > 0) {
    const [start] = edges.keys();
    let at = (start ?? "0,0").split(",").map(Number) as Point;
    let heading: Point = [0, 0];
    const loop: Point[] = [];
    for (;;) {
      const ways = edges.get(`${at}`);
      if (!ways?.length) break;
      const next = ways.length > 1 ? turningRight(at, heading, ways) : (ways[0] as Point);
      const rest = ways.filter((way) => way !== next);
      if (rest.length > 0) edges.set(`${at}`, rest);
      else edges.delete(`${at}`);
      const along: Point = [next[0] - at[0], next[1] - at[1]];
      if (along[0] !== heading[0] || along[1] !== heading[1]) loop.push(at);
      heading = along;
      at = next;
    }
    const [first, second] = loop;
    // A loop that began in the middle of a straight edge has one corner too many.
    if (first && second && straight(loop.at(-1) as Point, first, second)) loop.shift();
    loops.push(loop);
  }
  return loops;
}

/** Where two cells touch at a corner only, each keeps a loop of its own. */
function turningRight(at: Point, [dx, dy]: Point, ways: Point[]): Point {
  return ways.find(([x, y]) => x - at[0] === -dy && y - at[1] === dx) ?? (ways[0] as Point);
}

function straight(a: Point, b: Point, c: Point): boolean {
  return (a[0] === b[0] && b[0] === c[0]) || (a[1] === b[1] && b[1] === c[1]);
}

function softened(loop: Point[], size: number, inset: number, round: number): string {
  const count = loop.length;
  const corners = loop.map((point, at) => {
    const into = direction(loop[(at + count - 1) % count] as Point, point);
    const out = direction(point, loop[(at + 1) % count] as Point);
    // The inside lies to the right of the way.
    const x = point[0] * size + inset * (-into[1] - out[1]);
    const y = point[1] * size + inset * (into[0] + out[0]);
    return { x, y, into, out };
  });
  const path = corners.map(({ x, y, into, out }, at) => {
    const before = `${short(x - into[0] * round)} ${short(y - into[1] * round)}`;
    const after = `${short(x + out[0] * round)} ${short(y + out[1] * round)}`;
    return `${at === 0 ? "M" : "L"}${before}Q${short(x)} ${short(y)} ${after}`;
  });
  return `${path.join("")}Z`;
}

function direction(from: Point, to: Point): Point {
  return [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
}

function short(number: number): string {
  return String(Math.round(number * 100) / 100);
}
