import { expect, it } from "vitest";
import type { OwnSeat } from "../../../table/move/own-seat.svelte.ts";
import type { SkylinesView } from "../pieces/view.ts";
import type { AdviceState } from "./advice.svelte.ts";
import { MoveActions } from "./move-actions.svelte.ts";
import { SkylinesPlay } from "./play.svelte.ts";

it("a hint has the words, also where a touch did nothing before it", async () => {
  const view = { boards: [], phase: "turn", seat: 0, seats: [], shapes: [] } as unknown as SkylinesView;
  const asked: string[] = [];
  const advising = { trial: null, ask: async () => void asked.push(actions.problem.text) } as unknown as AdviceState;
  const actions = new MoveActions(() => ({ view, live: true }), new SkylinesPlay(() => view), {} as OwnSeat, advising);
  actions.explain("Not yet.");
  expect(actions.problem.text).toBe("Not yet.");
  await actions.hint();
  expect(asked).toEqual([""]);
});
