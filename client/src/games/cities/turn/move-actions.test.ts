import { describe, expect, it } from "vitest";
import type { HintRequest } from "../../../table/move/hint-request.svelte.ts";
import type { OwnSeat } from "../../../table/move/own-seat.svelte.ts";
import type { ChoiceView } from "../../../wire/messages.ts";
import type { CitiesView } from "../view.ts";
import { MoveActions } from "./move-actions.svelte.ts";
import { CitiesPlay } from "./play.svelte.ts";

const HAND = [16, 6, 17];
const OPEN = [
  ["b3", "a4"],
  ["a2", "c4", "a4"],
  ["a5", "b5", "d5"],
]; // first anywhere, then at corners
const view = { stage: "set-up", hand: HAND, faces: [], players: [], seat: 0 } as unknown as CitiesView;

/** What can lie next after some tiles; the line is broken from a number of them on. */
async function offered(words: string[], broken: number): Promise<ChoiceView[]> {
  if (words.length >= broken) throw new Error("the line is broken");
  const at = words.length;
  return (OPEN[at] ?? []).map((cell) => ({
    word: `${HAND[at]}N@${cell}`,
    whole: at === 2,
    brings: [],
    why_not: null,
    gain: null,
  }));
}

async function laid(broken: number): Promise<{ words: string[]; remark: string }> {
  const play = new CitiesPlay(() => view);
  await play.composer.begin((words) => offered(words, broken));
  const seen = () => ({ ready: true, waits: false, status: "", tiles: [] });
  const actions = new MoveActions(seen, play, {} as OwnSeat, {} as HintRequest);
  await actions.layAll();
  return { words: play.composer.words, remark: actions.remark };
}

describe("all starting tiles laid at once", () => {
  it("lie in a row from corner to corner", async () => {
    expect(await laid(9)).toEqual({ words: ["16N@b3", "6N@c4", "17N@d5"], remark: "" });
  });

  it("are some of them, and that is said, where the line breaks", async () => {
    expect(await laid(1)).toEqual({ words: ["16N@b3"], remark: "city-lay-all-stopped" });
  });
});
