import { describe, expect, it } from "vitest";
import { cellName, cellSpot, extentOf, fieldName, fieldSpot, shows, turned } from "./places.ts";

describe("places", () => {
  it.each(["a1", "d4", "g7", "p16", "z1", "aa3", "ab26"])("%s is named as it is read", (cell) => {
    expect(cellName(cellSpot(cell))).toBe(cell);
  });

  it.each(["a1.1", "d4.2", "d4.3", "p16.4"])("%s is named as it is read", (field) => {
    expect(fieldName(fieldSpot(field))).toBe(field);
  });

  it("keeps the city in the middle of its square", () => {
    expect(extentOf(["d4"])).toEqual({ left: 1.5, top: 1.5, span: 4 });
    expect(extentOf(["b2", "f3"])).toEqual({ left: 1, top: -0.5, span: 5 });
  });

  it("knows whether cells lie in what is seen", () => {
    const seen = extentOf(["b2", "e5"]);
    expect(shows(seen, ["b5", "e2"])).toBe(true);
    expect(shows(seen, ["b2", "f3"])).toBe(false);
    expect(shows(extentOf(["b2"], 4), ["b2", "d4"])).toBe(false);
  });

  it("turns a face clockwise", () => {
    expect(turned("AA/PT", "N")).toBe("AAPT");
    expect(turned("AA/PT", "E")).toBe("PATA");
    expect(turned("AA/PT", "S")).toBe("TPAA");
    expect(turned("AA/PT", "W")).toBe("ATAP");
  });
});
