import { expect, test } from "vitest";
import { CORNER, centre, readHex, WIDE } from "../pieces/hexes.ts";
import { Camera } from "./camera.svelte.ts";

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
  expect(camera.whole.x).toBeCloseTo(x - 13); // there is more room at the left and above, for the numbers at the edges
  expect(camera.whole.y).toBeCloseTo(y - 13);
});

test("it leans over a hex that is too small for buttons at its sides, and sees what it saw before afterwards", () => {
  const camera = framed("(0,0)", "(1,0)", "(2,0)", "(3,0)", "(4,0)", "(0,4)", "(4,4)");
  expect(camera.seen.zoom).toBeLessThan(0.5);

  camera.lean("(2,0)");
  camera.lean("(1,0)");
  expect(camera.seen.zoom).toBeCloseTo(1.3);

  camera.lean(null);
  expect(camera.moved).toBeNull();
});
