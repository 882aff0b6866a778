import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import type { TableView } from "../../wire/messages.ts";
import type { Table } from "../../wire/table.svelte.ts";
import { OwnSeat } from "./own-seat.svelte.ts";

/** What the move of a seat hears, and how the next update of its table comes. */
function seated() {
  let sight = $state.raw({ seat: 0, turn: 1, status: "playing", seats: [] } as unknown as TableView);
  const table = { connectionState: "open", refusedMoves: 0 } as unknown as Table;
  const heard: string[] = [];
  const hear = (what: string) => () => void heard.push(`${what} ${sight.turn}`); // as a game looks at its table
  const leave = $effect.root(() => {
    const seat = new OwnSeat(() => ({ table, sight }));
    const draft = () => ({ words: [], ends: [] });
    seat.bindMove({ begin: hear("begin"), rest: hear("rest"), again: () => {}, draft, resume: () => {} });
  });
  flushSync();
  function update(change: Partial<TableView>): void {
    sight = { ...sight, ...change };
    flushSync();
  }
  return { heard, update, leave };
}

describe("a move in the making", () => {
  it("begins once in a question, however often the table is updated meanwhile", () => {
    const { heard, update, leave } = seated();
    update({ seats: [] });
    expect(heard).toEqual(["begin 1"]);
    update({ turn: null });
    update({ turn: 2 });
    update({ seats: [] });
    expect(heard).toEqual(["begin 1", "rest null", "begin 2"]);
    leave();
  });
});
