import { expect, test } from "vitest";
import { isAsGood } from "./as-good.ts";

test("a marker is right whatever is done with it", () => {
  expect(isAsGood("BT +(2,-2)35 ~(2,0)313", "BT")).toBe(true);
  expect(isAsGood("B +(2,-2)35", "BT")).toBe(false);
});

test("a Build is right with any of its steps, a tour only as it is", () => {
  expect(isAsGood("^(0,0)013", "+(2,-2)35 ^(0,0)013 M(0,1)")).toBe(true);
  expect(isAsGood("^(0,0)01", "+(2,-2)35 ^(0,0)013 M(0,1)")).toBe(false);
  expect(isAsGood("~(2,0)313", "~(2,0)313")).toBe(true);
  expect(isAsGood("~(2,0)31", "~(2,0)313")).toBe(false);
});
