import { describe, expect, it } from "vitest";
import { linesOf, painted, tilesOf } from "./tiles.ts";

const FILE = ["# mine", "tileset mine", ...Array.from({ length: 24 }, (_, at) => `${at + 1} AP/TW`)].join("\n");

describe("a set of tiles", () => {
  it("is written as it was read", () => {
    const written = linesOf(tilesOf(FILE), "mine").map(({ text }) => text);
    expect(written.join("\n")).toBe(FILE.split("\n").slice(1).join("\n"));
  });
  it("knows the tile of a line", () => {
    expect(linesOf(tilesOf(FILE), "mine")[12]).toEqual({ text: "12 AP/TW", piece: "12" });
  });
  it("changes one field of one tile", () => {
    const tiles = painted(tilesOf(FILE), 3, 2, "A");
    expect([tiles[2], tiles[3]]).toEqual(["APAW", "APTW"]);
  });
});
