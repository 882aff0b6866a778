import { expect, test } from "vitest";
import { marksOf } from "./names.ts";

test("everybody's buildings have two letters of the name, which no category has", () => {
  expect(marksOf(["Nina", "Nachbarin", " ömer"])).toEqual(["Ni", "Na", "Öm"]);
});

test("those whose names begin alike, or have one letter, are told apart by numbers", () => {
  expect(marksOf(["Würfel 1", "Wanda", "Würfel 2", "N"])).toEqual(["W1", "Wa", "W3", "N1"]);
  expect(marksOf(["", "?"])).toEqual(["?1", "?2"]);
});
