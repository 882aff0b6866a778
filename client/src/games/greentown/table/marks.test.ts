import { expect, test } from "vitest";
import { marksOf } from "./names.ts";

test("everybody's buildings have two letters of the name, which no category has", () => {
  expect(marksOf(["Nina", "Nachbarin", " ömer"])).toEqual(["Ni", "Na", "Öm"]);
});

test("those whose names begin alike are told apart by a letter that the others lack, or by numbers", () => {
  expect(marksOf(["Würfel 1", "Wanda", "Würfel 2", "N"])).toEqual(["W1", "Wa", "W2", "N4"]);
  expect(marksOf(["New player", "Neighbour"])).toEqual(["Nw", "Ni"]);
  expect(marksOf(["", "?"])).toEqual(["?1", "?2"]);
});

test("your own say so, and others need not differ from your name", () => {
  expect(marksOf(["New player", "Neighbour"], 0)).toEqual(["Page-you", "Ne"]);
});
