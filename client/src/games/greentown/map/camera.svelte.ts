// What part of the map is seen. Until somebody moves it, the whole town is, clear of the buttons in the lower right corner.
// During a turn it keeps its scale, and its place as long as it shows everything, and from turn to turn if it could not be
// much larger; afterwards it stays where it was put.
import type { Point } from "../../../table/input/pointer.ts";
import { CORNER, centre, readHex, WIDE } from "../pieces/hexes.ts";

const NEAREST = 2.4;
const STRIDE = 1.35; // of one step nearer or farther
const MARGIN = 4; // units around the outermost hexes
const ABOVE = 36; // units for the numbers at the upper edge, and for what is written there
const BESIDE = 24; // and for those at the left edge
const GAP = 24; // pixels kept free around the buttons, and those that they may come nearer during a turn
const NEARER = 20;
const SLACK = 12; // units of a hex that may be missing during a turn at an edge where nothing is written
const HALF = 46; // and where it cannot be otherwise in the same scale
const ALIKE = 1.15; // times as large in the next turn as it is now: not worth another scale

interface Seen {
  x: number; // the point in the middle of the frame
  y: number;
  zoom: number;
}

interface Kept {
  seen: Seen;
  turn: string;
  wide: number; // of the frame, like the next
  high: number;
}

export class Camera {
  frame = $state.raw<DOMRectReadOnly>(); // as the browser tells it after each layout; asking for it would force one
  corner = $state.raw<DOMRectReadOnly>(); // of the buttons, likewise
  moved = $state.raw<Seen | null>(null); // null: everything is seen
  #hexes: () => string[];
  #needed: () => string[];
  #kept = $state.raw<Kept | null>(null); // what was seen when the turn began
  #before: { moved: Seen | null; made: Seen | null } | null = null; // what was seen before it made room around a hex, and since

  /** For the hexes that there may be in a turn; those that are needed now stay in sight until it is over. */
  constructor(hexes: () => string[], needed = hexes) {
    this.#hexes = hexes;
    this.#needed = needed;
  }

  readonly wide = $derived(this.frame?.width ?? 0); // in pixels
  readonly high = $derived(this.frame?.height ?? 0);
  readonly #buttons = $derived({ wide: (this.corner?.width ?? 0) + GAP, high: (this.corner?.height ?? 0) + GAP });
  readonly #points = $derived.by(() => this.#hexes().map(centreOf));
  readonly whole = $derived.by(() => (this.#kept ? this.#anchored(this.#kept) : this.#fitting));
  readonly #fitting = $derived.by(() => this.#clear(this.#points));
  readonly seen = $derived(this.moved ?? this.whole);
  readonly near = $derived(this.seen.zoom > this.whole.zoom * 1.02); // whether there is more than is seen
  readonly move = $derived(
    `translate(${-this.seen.x * this.seen.zoom}px, ${-this.seen.y * this.seen.zoom}px) scale(${this.seen.zoom})`,
  );

  /** The points in the middle of the frame, clear of the buttons, as large as they can be if no scale is given. */
  #clear(points: Point[], scale?: number): Seen {
    const plain = this.#fitted(points, 0, 0, scale);
    if (!this.#covers(points, plain)) return plain;
    const above = this.#fitted(points, 0, this.#buttons.high, scale);
    const beside = this.#fitted(points, this.#buttons.wide, 0, scale);
    return above.zoom >= beside.zoom ? above : beside;
  }

  /** The points in the frame, less what is kept free at its right and its lower edge. */
  #fitted(points: Point[], right: number, below: number, scale?: number): Seen {
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const [west, east] = [Math.min(...xs) - WIDE / 2 - BESIDE, Math.max(...xs) + WIDE / 2 + MARGIN];
    const [north, south] = [Math.min(...ys) - CORNER - ABOVE, Math.max(...ys) + CORNER + MARGIN];
    const fitting = Math.min((this.wide - right) / (east - west), (this.high - below) / (south - north), 1.5);
    const zoom = scale ?? (fitting > 0 ? fitting : 1);
    return { x: (west + east + right / zoom) / 2, y: (north + south + below / zoom) / 2, zoom };
  }

  /** Whether enough of all points is in the frame, clear of the buttons. */
  #shows(points: Point[], seen: Seen, slack: number): boolean {
    const { x, y, zoom } = seen;
    const room = { x: this.wide / 2 / zoom + slack - WIDE / 2, y: this.high / 2 / zoom - CORNER };
    const inside = points.every(
      (at) => Math.abs(at.x - x) <= room.x && y - at.y <= room.y - ABOVE / 2 && at.y - y <= room.y + slack,
    );
    return inside && !this.#covers(points, seen, NEARER);
  }

  /** Whether the buttons would lie on a hex, or too near. */
  #covers(points: Point[], { x, y, zoom }: Seen, nearer = 0): boolean {
    const edge = { x: this.wide / 2 - this.#buttons.wide + nearer, y: this.high / 2 - this.#buttons.high + nearer };
    return points.some((at) => (at.x - x + WIDE / 2) * zoom > edge.x && (at.y - y + CORNER) * zoom > edge.y);
  }

  fit(): void {
    this.moved = null;
  }

  nearer(): void {
    this.zoomBy(STRIDE);
  }

  farther(): void {
    this.zoomBy(1 / STRIDE);
  }

  /** Come nearer or go away; the point of the frame (from its middle) stays where it is. */
  zoomBy(factor: number, at: Point = { x: 0, y: 0 }): void {
    const { x, y, zoom } = this.seen;
    const next = Math.min(NEAREST, Math.max(this.whole.zoom * 0.7, zoom * factor));
    this.#set(x + at.x / zoom - at.x / next, y + at.y / zoom - at.y / next, next);
  }

  /** Move by pixels of the frame. */
  panBy(across: number, down: number): void {
    const { x, y, zoom } = this.seen;
    this.#set(x - across / zoom, y - down / zoom, zoom);
  }

  /** Bring a hex into the frame, if it is outside, or less than so many pixels around its middle are inside. */
  reveal(hex: string, around = 0): void {
    const { x, y, zoom } = this.seen;
    const at = centre(readHex(hex));
    const edge = around > 0 ? around / zoom : WIDE * 0.6;
    const room = { x: this.wide / 2 / zoom - edge, y: this.high / 2 / zoom - edge };
    const across = outside(at.x - x, Math.max(0, room.x));
    const down = outside(at.y - y, Math.max(0, room.y));
    if (across !== 0 || down !== 0) this.#set(x + across, y + down, zoom);
  }

  /** Keep what is seen until the turn, by whatever name, is another; what would lie outside is moved in, in the same scale if it can be. */
  keep(turn: string): void {
    const kept = this.#kept;
    const needed = this.#needed().map(centreOf);
    let seen = this.#fitting;
    if (this.wide === 0) return;
    if (kept && kept.wide === this.wide) {
      const same = kept.turn === turn;
      const points = same ? needed : this.#points;
      const { zoom } = kept.seen;
      const fits = same || (zoom < seen.zoom * ALIKE && seen.zoom < zoom * ALIKE);
      if (fits && this.#shows(points, this.#anchored(kept), SLACK)) {
        if (!same) this.#kept = { ...kept, turn };
        return;
      }
      const moved = this.#clear(points, zoom);
      if (fits && this.#shows(points, moved, same ? HALF : SLACK)) seen = moved;
    }
    this.#kept = { seen, turn, wide: this.wide, high: this.high };
  }

  /** What was kept, as far below the upper edge of the frame as it was, however high the frame is now. */
  #anchored({ seen, high }: Kept): Seen {
    return { ...seen, y: seen.y + (this.high - high) / 2 / seen.zoom };
  }

  /** Move as little as possible so that some pixels around the middle of a hex are in the frame; without one see what was seen before, unless somebody moved since. */
  makeRoom(hex: string | null, around: number): void {
    if (hex === null) {
      if (this.#before?.made === this.moved) this.moved = this.#before.moved;
      this.#before = null;
    } else {
      const moved = this.#before?.made === this.moved ? this.#before.moved : this.moved;
      this.reveal(hex, around);
      this.#before = { moved, made: this.moved };
    }
  }

  /** The town never leaves the frame altogether. */
  #set(x: number, y: number, zoom: number): void {
    const reach = { x: this.wide / this.whole.zoom / 2, y: this.high / this.whole.zoom / 2 };
    this.moved = { x: within(x, this.whole.x, reach.x), y: within(y, this.whole.y, reach.y), zoom };
  }
}

function centreOf(hex: string): Point {
  return centre(readHex(hex));
}

function outside(away: number, room: number): number {
  return Math.abs(away) <= room ? 0 : away - Math.sign(away) * room;
}

function within(value: number, middle: number, reach: number): number {
  return Math.min(middle + reach, Math.max(middle - reach, value));
}
