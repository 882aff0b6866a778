import { describe, expect, it, vi } from "vitest";
import type { HintRequest } from "../../../table/move/hint-request.svelte.ts";
import type { OwnSeat } from "../../../table/move/own-seat.svelte.ts";
import type { ChoiceView } from "../../../wire/messages.ts";
import type { CitiesView } from "../view.ts";
import { MoveActions } from "./move-actions.svelte.ts";
import { CitiesPlay } from "./play.svelte.ts";

vi.mock("../../../texts/texts.svelte.ts", async (original) => ({
  ...(await original<object>()),
  loadTexts: async () => undefined, // nothing is told here
}));

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

async function laid(broken: number, forget = () => {}): Promise<{ words: string[]; remark: string }> {
  const play = new CitiesPlay(() => view);
  await play.composer.begin((words) => offered(words, broken));
  const seen = () => ({ ready: true, waits: false, status: "", tiles: [] });
  const actions = new MoveActions(seen, play, {} as OwnSeat, { forget } as HintRequest);
  await actions.layAll();
  return { words: play.composer.words, remark: actions.remark };
}

describe("all starting tiles laid at once", () => {
  it("lie in a row from corner to corner", async () => {
    expect(await laid(9)).toEqual({ words: ["16N@b3", "6N@c4", "17N@d5"], remark: "" });
  });

  it("let a hint that is still on its way be forgotten: it would speak of what lies already", async () => {
    const forget = vi.fn();
    await laid(9, forget);
    expect(forget).toHaveBeenCalledOnce();
  });

  it("are some of them, and that is said, where the line breaks", async () => {
    expect(await laid(1)).toEqual({ words: ["16N@b3"], remark: "city-lay-all-stopped" });
  });
});

describe("a touch on a tile that lies", () => {
  it("tells that it stays, and another closed place only that nothing can lie there", async () => {
    const play = new CitiesPlay(() => view);
    await play.composer.begin((words) => offered(words, 9));
    const tiles = [{ at: "c3", tile: 4, turn: "N", face: "PPTW" }];
    const seen = () => ({ ready: true, waits: false, status: "", tiles });
    const actions = new MoveActions(seen, play, {} as OwnSeat, {} as HintRequest);
    const said = ["c3", "e1"].map((place) => {
      actions.pick(place);
      return actions.remark;
    });
    expect(said).toEqual(["city-hint-taken", "city-hint-closed"]);
  });
});

describe("a hint that is pointed at", () => {
  const round = { stage: "round", hand: [16], faces: [], players: [], seat: 0 } as unknown as CitiesView;
  const words = ["16N@b3", "16W@b3", "16N@c3"];
  const choices = words.map((word) => ({ word, whole: false, brings: [], why_not: null, gain: null }));
  const asked = { ask: async () => ({ action: "16W@b3 c1.2^1", remark: null }), forget: () => undefined };
  const hinted = async () => {
    const play = new CitiesPlay(() => round);
    await play.composer.begin(async (said) => (said.length > 0 ? [] : choices));
    const seen = () => ({ ready: true, waits: false, status: "", tiles: [] });
    const actions = new MoveActions(seen, play, { number: 0 } as OwnSeat, asked as unknown as HintRequest);
    await actions.hint();
    return { play, actions };
  };

  it("marks the tile, the tourist that moves and where it goes", async () => {
    expect([...((await hinted()).actions.said.deed?.places ?? [])]).toEqual(["b3", "c1.2", "b3.1"]);
  });

  it("is laid turned as it is shown, and elsewhere as the tile is held", async () => {
    const [there, elsewhere] = [await hinted(), await hinted()];
    there.actions.pick("b3");
    elsewhere.actions.pick("c3");
    expect(there.play.composer.words).toEqual(["16W@b3"]);
    expect(elsewhere.play.composer.words).toEqual(["16N@c3"]);
  });
});
