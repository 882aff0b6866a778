import { describe, expect, it } from "vitest";
import { laidTile } from "../city/notation.ts";
import { inWords } from "./prompt.ts";

// Without a catalogue a text is its key with what it is told.
const tiles = ["16S@d3", "2N@c1"].flatMap((word) => laidTile(word, Array(24).fill("AP/TW")) ?? []);

describe("a move in words", () => {
  it.each([
    ["16S@d3 -", "city-hint-lay"],
    ["16S@d3 +2", "city-hint-place"],
    ["16S@d3 c1.2~c1.3", "city-hint-walk"],
    ["16S@d3 c1.2^1", "city-hint-jump"],
  ])("tells of %s what its tourist does", (action, key) => {
    expect(inWords(action, tiles)).toContain(key);
  });

  it("points at the board where a move has more parts than a tile and a tourist", () => {
    expect(inWords("16S@d4 6W@c3 17N@b2", tiles)).toContain("city-hint-as-shown");
    expect(inWords("- +2", tiles)).toContain("city-hint-as-shown");
  });
});
