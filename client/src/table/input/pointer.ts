// Where a pointer is, and how far it has come.
export interface Point {
  x: number;
  y: number;
}

export function pointOf({ clientX, clientY }: MouseEvent): Point {
  return { x: clientX, y: clientY };
}

export function away(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
