import { describe, expect, it } from "vitest";
import type { ChoiceView } from "../../../wire/messages.ts";
import type { Cell } from "../map/geometry.ts";
import { anchored, type Placement } from "../map/placements.ts";
import type { SkylinesCard, SkylinesView } from "../pieces/view.ts";
import { SkylinesPlay } from "./play.svelte.ts";

const CARD = { id: "1R1", kind: "R" } as SkylinesCard;
const VIEW = { boards: [], phase: "turn", seat: 0, seats: [{ hand: [CARD] }], shapes: [] } as unknown as SkylinesView;
const OFFERS: Record<string, string[]> = { "": ["play", "swap"], "play 1R1": ["I4"], "swap 1R1": [] };

/** What a server offers. */
async function offered(words: string[]): Promise<ChoiceView[]> {
  return (OFFERS[words.join(" ")] ?? []).map((word) => ({
    word,
    whole: false,
    why_not: null,
    brings: [],
    gain: null,
  }));
}

describe("a card that is taken up", () => {
  it("holds a tile of its own colour", async () => {
    const play = new SkylinesPlay(() => VIEW);
    await play.begin(offered);
    await play.choose(CARD);
    expect(play.words.slice(0, 3)).toEqual(["play", "1R1", "I4"]);
  });

  it("is held as the adviser would lay it, and the mark goes on to the place and to the button", async () => {
    const play = new SkylinesPlay(
      () => VIEW,
      () => "play 1R1 I4 Ac4/1",
    );
    await play.begin(offered);
    const marks = [play.next];
    await play.choose(CARD);
    marks.push(play.next);
    await play.composer.put(3, "Ac4/1");
    expect([...marks, play.next]).toEqual(["1R1", "place", "done"]);
    expect(play.code).toBe(1);
  });

  it("is exchanged also by who is quicker than the server", async () => {
    const play = new SkylinesPlay(() => VIEW);
    const exchanging: Promise<void>[] = [];
    await play.begin(async (words) => {
      if (words.join(" ") === "play 1R1") exchanging.push(play.composer.take(["swap", CARD.id])); // before this is answered
      return offered(words);
    });
    await play.choose(CARD);
    await Promise.all(exchanging);
    expect(play.words).toEqual(["swap", "1R1"]);
  });
});

const at = (word: string, ...names: string[]) =>
  ({ word, cells: names.map((name) => ({ name }) as Cell) }) as Placement;

it.each([
  ["c", "cd"],
  ["d", "cd"],
])("a tile of two squares that is laid on %s lies on %s", (cell, word) => {
  expect(anchored([at("bc", "b", "c"), at("cd", "c", "d")], cell)?.word).toBe(word);
});
