import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { laidTile } from "../city/notation.ts";

const TEXTS = "../../../texts/texts.svelte.ts";
const tiles = ["16S@d3", "2N@c1"].flatMap((word) => laidTile(word, Array(24).fill("AP/TW")) ?? []);
let inWords: typeof import("./prompt.ts")["inWords"];

beforeAll(async () => {
  vi.resetModules(); // texts of this test's own, which others do not see: each is its key with what it is told
  vi.doMock(TEXTS, () => ({
    say: (key: string, args: Record<string, unknown> = {}) => [key, ...Object.values(args)].join(" "),
  }));
  ({ inWords } = await import("./prompt.ts"));
});

afterAll(() => {
  vi.doUnmock(TEXTS);
  vi.resetModules();
});

describe("a move in words", () => {
  it.each([
    ["16S@d3 -", "city-hint-lay d3"],
    ["16S@d3 +2", "city-hint-place d3 city-hint-to t d3"],
    ["16S@d3 c1.2~c1.3", "city-hint-walk d3 city-spot c1 city-quadrant-2 city-hint-to t city-spot c1 city-quadrant-3"],
    ["16S@d3 c1.2^1", "city-hint-jump d3 city-spot c1 city-quadrant-2 city-hint-to w city-spot d3 city-quadrant-1"],
  ])("tells of %s what its tourist does, from where and to where", (action, told) => {
    expect(inWords(action, tiles)).toBe(told);
  });

  it("points at the board where a move has more parts than a tile and a tourist", () => {
    expect(inWords("16S@d4 6W@c3 17N@b2", tiles)).toBe("city-hint-as-shown");
    expect(inWords("- +2", tiles)).toBe("city-hint-as-shown");
  });
});
