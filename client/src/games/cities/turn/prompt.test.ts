import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Hint } from "../../../wire/messages.ts";
import { laidTile } from "../city/notation.ts";
import type { CitiesView } from "../view.ts";
import type { CitiesPlay } from "./play.svelte.ts";

const TEXTS = "../../../texts/texts.svelte.ts";
const tiles = ["16S@d3", "2N@c1"].flatMap((word) => laidTile(word, Array(24).fill("AP/TW")) ?? []);
let inWords: typeof import("./advised.ts")["inWords"];
let reasonOf: typeof import("./advised.ts")["reasonOf"];
let prompt: typeof import("./prompt.ts")["prompt"];

beforeAll(async () => {
  vi.resetModules(); // texts of this test's own, which others do not see: each is its key with what it is told
  vi.doMock(TEXTS, () => ({
    say: (key: string, args: Record<string, unknown> = {}) => [key, ...Object.values(args)].join(" "),
    sentence: ({ key }: { key: string }) => key,
  }));
  ({ prompt } = await import("./prompt.ts"));
  ({ inWords, reasonOf } = await import("./advised.ts"));
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

describe("what a seat is asked for", () => {
  const view = { stage: "round", seat: 0, players: [{ city: { stock: 6, last: null } }] } as unknown as CitiesView;
  const laid = (...words: string[]) =>
    ({
      laying: false,
      lifted: null,
      laidAt: "d3",
      composer: { words },
      tours: { moves: new Map() },
    }) as unknown as CitiesPlay;

  it.each([
    [["16S@d3"], "city-status-new-tourist 6"],
    [["16S@d3", "+2"], "city-status-placed city-hint-to t d3"],
    [["16S@d3", "c1.2~c1.3"], "city-status-moved city-hint-to t city-spot c1 city-quadrant-3"],
  ])("is no tourist more once one stands on trial: %s", (words, told) => {
    expect(prompt(view, laid(...words), tiles)).toBe(told);
  });
});

describe("a city that is as large as it may be", () => {
  const laying = { laying: true, composer: { words: [], choices: [] } } as unknown as CitiesPlay;
  const laid = (cells: string) => cells.split(" ").flatMap((at) => laidTile(`1N@${at}`, ["AP/TW"]) ?? []);
  const told = (cells: string, ...variants: string[]) =>
    prompt({ stage: "round", variants } as unknown as CitiesView, laying, laid(cells));

  it.each([
    ["d4 e5 f6 g5", "city-status-tile-full wide"],
    ["d4 e5 f6 e7", "city-status-tile-full high"],
    ["d4 e5 f6 g7", "city-status-tile-full both"],
    ["d4 e5 f6 g7 d5", "city-status-tile"],
    ["d4 e5 f6", "city-status-tile"],
  ])("says so in the round after the tile that made it so: %s", (cells, status) => {
    expect(told(cells)).toBe(status);
  });

  it("has no limit where building is free", () => {
    expect(told("d4 e5 f6 g7", "free")).toBe("city-status-tile");
  });
});

describe("a hint", () => {
  it("says how often the tile is to be turned, where it is not held so", () => {
    expect(inWords("16S@d3 -", tiles, 2)).toBe("city-hint-lay city-hint-turned d3 2");
  });

  it("gives the reason without the guess that comes with it", () => {
    const args = { reason: { key: "why", english: "why", args: {} }, points: 29 };
    const remark = { key: "bot-cities-expects", english: "", args } as unknown as Hint["remark"];
    expect(reasonOf({ remark })).toBe("Why.");
  });
});
