import { describe, expect, it } from "vitest";
import { bySpot, cellsOf } from "../map/geometry.ts";
import { cityText, placeOn, readCity, turnedPicture, turnedPlace } from "./entered-city.ts";

const LINES = "layout B0 E0 A0\nopen A E\ntile 1S5 Af2/0\ntile 1C2 I3 Ae3/0";
const rows = [...Array(7).fill("........"), "~~~~~~~~"];
const cells = cellsOf([{ letter: "A", turns: 0, row: 0, column: 0, price: 2, open: true, next: false, cells: rows }]);
const free = ({ mark }: { mark: string }) => mark === ".";

describe("a city beside the box", () => {
  it("is written as it was typed", () => {
    expect(cityText(readCity(LINES) ?? { boards: "", open: [], tiles: [] })).toBe(LINES);
    expect(readCity("")).toEqual({ boards: "", open: [], tiles: [] });
  });
  it.each(["boards A0", "tile 1S5", "layout A9"])("is not understood where it says %s", (line) => {
    expect(readCity(line)).toBeNull();
  });
  it("shows a tile as it is held", () => expect(turnedPicture("##/#.", 1)).toBe("##/.#"));
  it("turns a tile with its board, unless it lies over the edge", () => {
    expect(turnedPlace("##/#.", "Aa1/0", 1)).toBe("Ag1/1");
    expect(turnedPlace("##/#.", turnedPlace("##/#.", "Ac4/2", 3) ?? "", 1)).toBe("Ac4/2");
    expect(turnedPlace("###", "Ab2/0", 2)).toBe("Ae7/0");
    expect(turnedPlace("###", "Ag3/0", 0)).toBeNull();
  });
  it("takes a tile as it is held, turned, or shifted, or not at all", () => {
    const at = (name: string, picture: string, held = 0) => {
      const cell = cells.get(name);
      return cell ? placeOn(picture, held, cell, bySpot(cells), free) : undefined;
    };
    expect(at("Ac4", "##/#.", 2)).toBe("Ac4/2");
    expect(at("Ag3", "###", 0)).toBe("Af3/0");
    expect(at("Aa7", "#/#/#", 1)).toBe("Aa7/1");
    expect(at("Aa8", "##")).toBeNull();
  });
});
