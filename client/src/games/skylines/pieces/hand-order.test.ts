import { expect, it } from "vitest";
import { inPlaces } from "./hand-order.ts";

it("brings a card that was drawn to the place of the one that was played", () => {
  const played = inPlaces(["a", "b", "c"], ["a", "c"]);
  expect(played).toEqual(["a", null, "c"]);
  expect(inPlaces(played, ["a", "c", "d"])).toEqual(["a", "d", "c"]);
});

it("leaves what is there in its place when several go and more come", () => {
  expect(inPlaces(["a", "b", "c"], ["c", "d", "e", "f"])).toEqual(["d", "e", "c", "f"]);
});

it("begins as the hand is dealt", () => {
  expect(inPlaces([], ["b", "a"])).toEqual(["b", "a"]);
});
