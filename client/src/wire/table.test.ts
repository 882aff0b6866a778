import { describe, expect, it } from "vitest";
import type { Connection } from "./connection.ts";
import type { ServerMessage, TableView } from "./messages.ts";
import { Table } from "./table.svelte.ts";

const MOVE = { say: "act", seat: 0, turn: 1, action: "16S@d3 +2" } as const;
const sightAt = (number: number) => ({ number }) as TableView;
const update = (number: number): ServerMessage => ({
  say: "update",
  table: "t",
  number,
  facts: [],
  sight: sightAt(number),
  more: false,
});
const answer = (number: number): ServerMessage => ({ say: "answer", table: "t", id: "first", number });

function said(): Table {
  const table = new Table({ send: () => "first" } as unknown as Connection, "t", (run) => run());
  table.connectionChanged("open");
  table.receive(update(4));
  table.send(MOVE);
  return table;
}

describe("a table", () => {
  it("shows a move as on its way until the table is seen with it, and says when it is saved", () => {
    const table = said();
    expect(table.saving).toBe("sending");
    table.receive(answer(6));
    expect(table.saving).toBe("saved");
    expect(table.pendingAction(0)).toBe(MOVE.action);
    table.receive(update(5));
    expect(table.pendingAction(0)).toBe(MOVE.action);
    table.receive(update(6));
    expect(table.pendingAction(0)).toBeNull();
    expect(table.saving).toBe("saved");
  });

  it("settles at once what is answered after it was seen", () => {
    const table = said();
    table.receive(update(6));
    expect(table.saving).toBe("sending");
    table.receive(answer(6));
    expect(table.pendingAction(0)).toBeNull();
  });

  it("keeps what was glimpsed if the line shows the same, and takes whatever else it shows", () => {
    const table = new Table({} as Connection, "t", (run) => run());
    const glimpsed = sightAt(4);
    table.showPrefetched(glimpsed);
    table.receive(update(4));
    expect(table.sight).toBe(glimpsed);
    table.receive(update(5));
    expect(table.sight).toEqual(sightAt(5));
    table.showPrefetched(glimpsed);
    expect(table.sight).toEqual(sightAt(5));
  });

  it("is there again when it is shown after it could not be", () => {
    const table = said();
    table.receive({ say: "gone", table: "t", code: "too-much", why: { key: "k", english: "too much" } });
    expect(table.gone).not.toBeNull();
    table.receive(update(5));
    expect(table.gone).toBeNull();
  });

  it("is never shown as it was before", () => {
    const table = said();
    table.receive(update(3));
    expect(table.sight).toEqual(sightAt(4));
    const fromAnotherSeat = { ...sightAt(4), seat: 1 };
    table.receive({ ...update(4), sight: fromAnotherSeat } as ServerMessage);
    expect(table.sight).toEqual(fromAnotherSeat);
  });

  it("shows what comes in a row message by message", () => {
    const painted: (() => void)[] = [];
    const table = new Table({} as Connection, "t", (run) => painted.push(run));
    for (const number of [4, 5, 6]) table.receive(update(number));
    expect(table.sight).toEqual(sightAt(4));
    painted.shift()?.();
    expect(table.sight).toEqual(sightAt(5));
    painted.shift()?.();
    expect(table.sight).toEqual(sightAt(6));
    painted.shift()?.();
    table.receive(update(7));
    expect(table.sight).toEqual(sightAt(7));
  });

  it("keeps why a move was refused", () => {
    const table = said();
    const why = { key: "cell-taken", english: "taken" };
    table.receive({ say: "refusal", table: "t", id: "first", code: "illegal", why });
    expect(table.pendingAction(0)).toBeNull();
    expect(table.refusal).toEqual(why);
    expect(table.saving).toBe("saved");
  });
});
