import { describe, expect, it, vi } from "vitest";
import { settings } from "../../shell/settings.svelte.ts";
import type { Connection } from "../../wire/connection.ts";
import type { FactView, TableView, Update } from "../../wire/messages.ts";
import { Table } from "../../wire/table.svelte.ts";
import { actionOfOther, pauseOf, TurnPlayback } from "./turn-playback.svelte.ts";

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

  it("are all shown that have come as soon as somebody skips one, and those that come later are played out", async () => {
    vi.stubGlobal("document", { hidden: false, documentElement: { dataset: { motion: "on" } } });
    settings.pace = "slow";
    const table = new Table({} as Connection, "t", (run) => run());
    const playback = new TurnPlayback(table, (action) => [action]);
    const come = (number: number) =>
      table.receive({ ...update([number, "acted", 1, "a"]), number, sight: { ...sight, number } });
    const end = playback.start();
    for (const number of [7, 8, 9, 10]) come(number);
    expect([table.sight?.number, playback.showing]).toEqual([7, 1]);
    playback.skip();
    await new Promise((then) => setTimeout(then));
    expect([table.sight?.number, playback.showing]).toEqual([10, null]);
    come(11);
    expect([table.sight?.number, playback.showing]).toEqual([10, 1]);
    end();
    settings.pace = "auto";
    vi.unstubAllGlobals();
  });
});
