import { expect, test } from "vitest";
import { layoutOf, readLayout } from "./layout.svelte.ts";

test("boards laid anywhere are said row by row", () => {
  const laid = [
    { letter: "C", turns: 2, row: 1, column: 0 },
    { letter: "A", turns: 0, row: 0, column: -1 },
    { letter: "B", turns: 3, row: 0, column: 0 },
  ];

  expect(layoutOf(laid).join(" ")).toBe("A0 B3 / -- C2");
});

test.each(["A0", "A0 B3 / -- C2", "-- A1 / B0 C3 / -- D2"])("the layout %s is read back", (words) => {
  expect(layoutOf(readLayout(words.split(" "))).join(" ")).toBe(words);
});
