import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test("everybody has the letter that their name begins with", () => {
  expect(initialsOf(["Ada", "ömer", " Zoë"])).toEqual(["A", "Ö", "Z"]);
});

test("names that begin alike are told apart", () => {
  expect(initialsOf(["Ada", "Planner", "Alan", ""])).toEqual(["A1", "P", "A2", "?"]);
});
