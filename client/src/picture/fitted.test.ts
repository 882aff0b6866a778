import { describe, expect, it } from "vitest";
import { fitted } from "./fitted.ts";

const half = (text: string, size: number) => [...text].length * size * 0.5;

describe("words in a width", () => {
  it("stay as they are where there is room", () => {
    expect(fitted("Ada", 40, 60, half)).toEqual({ text: "Ada", size: 40 });
  });
  it("become smaller first", () => {
    expect(fitted("Adalbert", 40, 120, half)).toEqual({ text: "Adalbert", size: 30 });
  });
  it("are cut when they would become too small", () => {
    const { text, size } = fitted("Adalbert von der Heide", 40, 124, half);
    expect(text).toBe("Adalbert…");
    expect(half(text, size)).toBeLessThanOrEqual(124.5);
  });
});
