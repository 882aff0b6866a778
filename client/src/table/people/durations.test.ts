import { describe, expect, it } from "vitest";
import { clockAt, spanOf } from "./durations.ts";

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

describe("a time of day", () => {
  it.each([
    [0, 0, "00:00"],
    [9, 5, "09:05"],
    [23, 59, "23:59"],
  ])("at %i hours and %i minutes is written %s", (hours, minutes, written) => {
    expect(clockAt(new Date(2026, 0, 31, hours, minutes).getTime())).toBe(written);
  });
});
