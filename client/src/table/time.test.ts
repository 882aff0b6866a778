import { describe, expect, it } from "vitest";
import { spanOf } from "./time.ts";

describe("a span of time", () => {
  it.each([
    [500, "1 second"],
    [45_000, "45 seconds"],
    [90_000, "2 minutes"],
    [3_600_000, "1 hour"],
    [3 * 86_400_000, "3 days"],
  ])("of %i milliseconds is called %s", (milliseconds, called) => {
    expect(spanOf(milliseconds)).toBe(called);
  });
});
