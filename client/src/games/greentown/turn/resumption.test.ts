import { describe, expect, it } from "vitest";
import type { OwnSeat } from "../../../table/move/own-seat.svelte.ts";
import type { ChoiceView } from "../../../wire/messages.ts";
import type { GreentownView } from "../pieces/view.ts";
import { GreentownPlay } from "./play.svelte.ts";
import { TurnActions } from "./turn-actions.svelte.ts";

const VIEW = { supply: [], tiles: [] } as unknown as GreentownView;
const OFFERS: Record<string, string[]> = {
  "?": ["B", "T"],
  "B ?": ["C", "S", "~"],
  "B C": ["C(0,0)", "C(1,0)>(2,0)"],
  "T ?": ["~"],
  "T ~": ["~(0,0)"],
  "T ~(0,0)": ["~(0,0)1"],
  "T ~(0,0)1": ["~(0,0)12", "~(0,0)123"],
  "T ~(0,0)12": ["~(0,0)123"],
};

/** A server that answers as soon as there is a line to it. */
class Server {
  open = true;
  asked = 0;

  readonly ask = async (words: string[]): Promise<ChoiceView[]> => {
    this.asked += 1;
    await Promise.resolve();
    if (!this.open) throw new Error("no line");
    return (OFFERS[words.join(" ")] ?? []).map((word) => ({
      word,
      whole: false,
      why_not: null,
      brings: [],
      gain: null,
    }));
  };
}

async function begun(server: Server): Promise<GreentownPlay> {
  const play = new GreentownPlay(() => VIEW);
  await play.begin(server.ask);
  return play;
}

describe("a turn of before a reload", () => {
  it.each([
    [["T", "~(0,0) ~(0,0)1"]],
    [["T", "~(0,0)"]],
    [["B", "C(0,0)"]],
    [["B", "C"]],
    [["B", "C(1,0)>"]],
    [["B", "nothing"]],
    [["T", ""]],
  ])("is there again: %j", async (words) => {
    const play = await begun(new Server());
    await play.resumption.resume(words);
    expect(play.resumption.kept).toEqual(words);
    expect(play.words).toEqual(words.slice(0, -1));
  });

  it("is kept while there is no line, and said when it is open", async () => {
    const server = new Server();
    server.open = false;
    const play = await begun(server);
    await play.resumption.resume(["T", "~(0,0)1"]);
    expect(play.said).toEqual([]);
    expect(play.resumption.kept).toEqual(["T", "~(0,0)1"]);
    server.open = true;
    await play.again();
    expect(play.tourDraft.trail.map(({ word }) => word)).toEqual(["~(0,0)", "~(0,0)1"]);
    expect([...play.places.glowing]).toHaveLength(2);
  });

  it("goes back as far with one step as before, also over vacant tiles", async () => {
    const play = await begun(new Server());
    await play.resumption.resume(["T", "~(0,0) ~(0,0)1 ~(0,0)123"]);
    expect(play.tourDraft.trail).toHaveLength(3);
    play.back();
    expect(play.resumption.kept).toEqual(["T", "~(0,0) ~(0,0)1"]);
    await play.lead(play.tourDraft.onTo("~(0,0)123"));
    expect(play.tourDraft.told).toBe("~(0,0) ~(0,0)1 ~(0,0)12 ~(0,0)123");
  });

  it("is said once, however often the line opens", async () => {
    const play = await begun(new Server());
    await Promise.all([play.resumption.resume(["B", "C(0,0)"]), play.again(), play.again()]);
    expect(play.words).toEqual(["B"]);
    expect(play.pending?.word).toBe("C(0,0)");
  });

  it("gives way to whoever acts", async () => {
    const play = await begun(new Server());
    const resuming = play.resumption.resume(["T", "~(0,0)1"]);
    await play.say(play.openers.get("B"));
    await resuming;
    await play.again();
    expect(play.words).toEqual(["B"]);
    expect(play.tourDraft.trail).toEqual([]);
  });

  it("shows a building in its place while its tree has none yet", async () => {
    const play = await begun(new Server());
    await play.resumption.resume(["B", "C(1,0)>"]);
    expect(play.shown).toEqual(["B", "C(1,0)"]);
    play.back();
    expect(play.shown).toEqual(["B"]);
  });

  it("ends at a word that is not offered any more", async () => {
    const play = await begun(new Server());
    await play.resumption.resume(["B", "M(0,0)"]);
    expect(play.resumption.kept).toEqual(["B", ""]);
  });
});

it("a turn that is taken back is on trial again, and the next one begins without it", async () => {
  const { ask } = new Server();
  const play = new GreentownPlay(() => VIEW);
  const seat = { number: 0, act: () => {} } as unknown as OwnSeat;
  let round = 1;
  const actions = new TurnActions(play, seat, () => ({ announced: null, round }) as GreentownView, {
    choosing: () => {},
    asked: () => {},
  });
  await play.begin(ask);
  await play.resumption.resume(["B", "C(0,0)"]);
  await actions.choose({ ...(play.pending as ChoiceView), whole: true });
  round = 2;
  await play.begin(ask);
  actions.begin();
  expect(play.resumption.kept).toEqual([""]);

  round = 1;
  await play.begin(ask);
  actions.begin();
  expect(play.resumption.kept).toEqual(["B", "C(0,0)"]);
});
