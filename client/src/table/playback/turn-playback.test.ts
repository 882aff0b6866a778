import { describe, expect, it } from "vitest";
import type { FactView, TableView } from "../../wire/messages.ts";
import type { Update } from "../../wire/table.svelte.ts";
import { actionOfOther, pauseOf } from "./turn-playback.svelte.ts";

const sight = {
  seats: [
    { seat: 0, yours: true },
    { seat: 1, yours: false },
  ],
} as unknown as TableView;

function update(...told: [number: number, kind: string, seat: number | null, action: string | null][]): Update {
  const facts = told.map(([number, kind, seat, action]) => ({ number, kind, seat, action }) as unknown as FactView);
  return { say: "update", table: "t", number: 9, facts, sight, more: false };
}

describe("turns of others", () => {
  it("are played out one at a time, with what is drawn after them", () => {
    expect(actionOfOther(update([8, "acted", 1, "a"], [9, "dealt", null, "b"]), 7)?.action).toBe("a");
  });

  it("are shown at once if they are hidden, one's own, several together, or shown already", () => {
    expect(actionOfOther(update([8, "acted", 1, null]), 7)).toBeNull();
    expect(actionOfOther(update([8, "acted", 0, "a"]), 7)).toBeNull();
    expect(actionOfOther(update([8, "acted", 1, "a"], [9, "acted", 1, "b"]), 7)).toBeNull();
    expect(actionOfOther(update([8, "acted", 1, "a"]), 8)).toBeNull();
  });

  it("take no time where nothing moves by itself, unless somebody wants to see them", () => {
    expect([pauseOf("auto", false), pauseOf("at-once", true)]).toEqual([0, 0]);
    expect(pauseOf("auto", true)).toBe(pauseOf("calm", false));
    expect(pauseOf("quick", true)).toBeLessThan(pauseOf("slow", true));
  });
});
