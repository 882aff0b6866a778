import { expect, it } from "vitest";
import { PLAYABLE } from "./playable.ts";

it("names only games whose tables are drawn", () => {
  const drawn = Object.keys(import.meta.glob("../*/*Table.svelte")).map((path) => path.split("/")[1]);
  expect(drawn.sort()).toEqual([...PLAYABLE].sort());
});
