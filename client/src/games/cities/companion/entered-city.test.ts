import { describe, expect, it } from "vitest";
import { type City, nextEmpty, painted, picture, withTile, withTurn } from "./entered-city.ts";

describe("a city tapped in", () => {
  it("is written as a picture with small letters for tourists", () => {
    const city = withTile({}, "b1", 13, "AA/PT");

    expect(picture(city, ["b1.3"]).split("\n").slice(0, 2)).toEqual(["..AA....", "..pT...."]);
  });

  it("turns a tile clockwise", () => {
    expect(withTurn(withTile({}, "a1", 13, "AA/PT"), "a1").a1).toEqual({ tile: 13, turn: "E", face: "PATA" });
  });

  it("has every number once", () => {
    const city = withTile(withTile({}, "a1", 13, "AA/PT"), "c2", 13, "AA/PT");

    expect(Object.keys(city)).toEqual(["c2"]);
  });

  it("forgets the number of a tile whose field is painted", () => {
    const city: City = painted(withTile({}, "a1", 13, "AA/PT"), "a1.4", "W");

    expect(city.a1).toEqual({ tile: 0, turn: "N", face: "AAPW" });
    expect(painted({}, "a1.4", ".")).toEqual({});
  });

  it("goes on to the next empty place", () => {
    expect(nextEmpty(withTile({}, "b1", 1, "AA/PP"), "a1")).toBe("c1");
    expect(nextEmpty({}, "d4")).toBe("a1");
  });
});
