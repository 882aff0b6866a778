import { expect, test } from "vitest";
import { CORNER, centre, readHex, SIDES, towards, WIDE } from "../pieces/hexes.ts";
import { Camera } from "./camera.svelte.ts";
import { sidesFar, sidesRoom, TOUCHED } from "./sides.ts";

/** Where the lower right end of a hex is painted, from the middle of the frame. */
function end(camera: Camera, hex: string): { x: number; y: number } {
  const { x, y, zoom } = camera.whole;
  const at = centre(readHex(hex));
  return { x: (at.x + WIDE / 2 - x) * zoom, y: (at.y + CORNER - y) * zoom };
}

function framed(...hexes: string[]): Camera {
  const camera = new Camera(() => hexes);
  camera.frame = { width: 344, height: 300 } as DOMRectReadOnly;
  camera.corner = { width: 128, height: 40 } as DOMRectReadOnly;
  return camera;
}

test("a town that reaches into the corner of the buttons is moved out of it", () => {
  const camera = framed("(0,0)", "(1,0)", "(0,1)", "(1,1)", "(0,2)", "(1,2)");

  expect(end(camera, "(1,2)").x <= 344 / 2 - 136 || end(camera, "(1,2)").y <= 300 / 2 - 48).toBe(true);
});

test("a town that leaves the corner free fills the frame", () => {
  const camera = framed("(0,0)", "(1,0)", "(2,0)", "(3,0)", "(4,0)");

  const { x, y } = centre(readHex("(2,0)"));
  expect(camera.whole.x).toBeCloseTo(x - 10); // there is more room at the left and above, for the numbers at the edges
  expect(camera.whole.y).toBeCloseTo(y - 16);
});

test("it moves for buttons around a hex at the edge, comes no nearer, and sees what it saw before afterwards", () => {
  const camera = framed("(0,0)", "(1,0)", "(2,0)", "(3,0)", "(4,0)", "(0,4)", "(4,4)");
  const before = camera.seen;

  camera.makeRoom("(2,2)", 68);
  expect(camera.moved).toBeNull();
  camera.makeRoom("(4,4)", 68);
  expect(camera.seen.zoom).toBe(before.zoom);
  expect(camera.seen.x).toBeGreaterThan(before.x);

  camera.makeRoom(null, 68);
  expect(camera.seen).toEqual(before);
});

test.each([0.8, 2.4])("all buttons at the sides of a hex are in the frame, at zoom %d", (zoom) => {
  const camera = framed("(0,0)", "(4,4)");
  camera.zoomBy(zoom / camera.seen.zoom);
  camera.makeRoom("(4,4)", sidesRoom(zoom));

  expect(camera.seen.zoom).toBeCloseTo(zoom);
  const at = centre(readHex("(4,4)"));
  for (const side of SIDES) {
    const { x, y } = towards(side, sidesFar(zoom));
    const [across, down] = [Math.abs(at.x + x - camera.seen.x) * zoom, Math.abs(at.y + y - camera.seen.y) * zoom];
    expect(across + TOUCHED / 2).toBeLessThanOrEqual(344 / 2);
    expect(down + TOUCHED / 2).toBeLessThanOrEqual(300 / 2);
  }
});

test("it leaves what the person did meanwhile", () => {
  const camera = framed("(0,0)", "(1,0)", "(2,0)", "(3,0)", "(4,0)", "(0,4)", "(4,4)");
  camera.makeRoom("(4,4)", 68);
  camera.panBy(30, 30);
  const seen = camera.seen;
  camera.makeRoom(null, 68);
  expect(camera.seen).toEqual(seen);

  camera.fit();
  camera.makeRoom("(2,2)", 68); // there is room already
  camera.nearer();
  const near = camera.seen;
  camera.makeRoom(null, 68);
  expect(camera.seen).toEqual(near);
});

test("during a turn the view stays as long as everything is in it, also in a lower frame", () => {
  const hexes = ["(0,0)", "(1,0)", "(2,0)", "(3,0)", "(4,0)"];
  const camera = new Camera(() => hexes);
  camera.frame = { width: 344, height: 300 } as DOMRectReadOnly;
  camera.corner = { width: 128, height: 40 } as DOMRectReadOnly;
  const above = () => 0 - camera.seen.y * camera.seen.zoom + camera.high / 2; // of a hex, from the upper edge of the frame
  camera.keep("1 A");
  const [seen, before] = [camera.seen, above()];

  camera.frame = { width: 344, height: 280 } as DOMRectReadOnly;
  camera.keep("1 A");
  expect(camera.seen.zoom).toBe(seen.zoom);
  expect(above()).toBeCloseTo(before);

  hexes.pop();
  camera.frame = { width: 344, height: 300 } as DOMRectReadOnly;
  camera.keep("1 A");
  expect(camera.seen).toEqual(seen);
  camera.keep("1 B");
  expect(camera.seen.zoom).toBeGreaterThan(seen.zoom);
});

test("during a turn what comes beyond the frame is moved in, in the same scale", () => {
  const needed = ["(0,0)", "(1,0)", "(2,0)", "(3,0)"];
  const camera = new Camera(
    () => needed,
    () => needed,
  );
  camera.frame = { width: 344, height: 300 } as DOMRectReadOnly;
  camera.corner = { width: 128, height: 40 } as DOMRectReadOnly;
  camera.keep("1 A");
  const { x, zoom } = camera.seen;

  needed.push("(4,0)");
  camera.keep("1 A");
  expect(camera.seen.zoom).toBe(zoom);
  expect(camera.seen.x).toBeGreaterThan(x);
  camera.keep("1 B");
  expect(camera.seen.zoom).toBeLessThan(zoom);
});

test("from turn to turn the view stays where it could not be much larger", () => {
  const hexes = ["(0,0)", "(1,0)", "(2,0)", "(3,0)", "(0,1)"];
  const camera = new Camera(() => hexes);
  camera.frame = { width: 344, height: 300 } as DOMRectReadOnly;
  camera.corner = { width: 128, height: 40 } as DOMRectReadOnly;
  camera.keep("1 A");
  const { seen } = camera;

  hexes.pop();
  camera.keep("1 B");
  expect(camera.seen).toEqual(seen);
});
