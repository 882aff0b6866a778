import { describe, expect, it } from "vitest";
import { addressOf, readAddress, shifted, weeksOf } from "./days.ts";

describe("days", () => {
  it("reads the addresses that it writes, and nothing else", () => {
    for (const address of [
      { day: "2026-11-16", game: null },
      { day: "2026-11-16", game: "any" },
    ])
      expect(readAddress(addressOf(address).replace("/daily/", ""))).toEqual(address);
    for (const part of ["", "today", "2026-11", "2026-11-16-", "any-2026-11-16"]) expect(readAddress(part)).toBeNull();
  });

  it("goes over the ends of months and years", () => {
    expect(shifted("2026-12-31", 1)).toBe("2027-01-01");
    expect(shifted("2028-03-01", -1)).toBe("2028-02-29");
  });

  it("lays the days of a month under their weekdays", () => {
    const weeks = weeksOf("2026-11");
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
    expect(weeks[5]?.[0]).toBe("2026-11-30");
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  });
});
