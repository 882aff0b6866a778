import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { HintRequest } from "../../../../table/move/hint-request.svelte.ts";
import type { ChoiceView, Hint } from "../../../../wire/messages.ts";
import type { GreentownView } from "../../pieces/view.ts";

const TEXTS = "../../../../texts/texts.svelte.ts";
const VIEW = { supply: [{ kind: "2t", exits: "02", left: 4, mark: "tree" }], tiles: [] } as unknown as GreentownView;
const GAINS: Record<string, Record<string, number | null>> = {
  "?": { B: null, T: null },
  "B ?": { "+": null, "^": null },
  "B +": { "+(1,0)02": 3, "+(2,0)02": 7 },
  "B ^": { "^(0,0)013": 1, "^(0,0)023": 2 },
  "B +(1,0)02 ?": { "+": null },
  "B +(1,0)02 +": { "+(2,0)02": 2 },
  "B +(1,0)02 +(2,0)02 ?": { C: null, S: null, nothing: null },
  "B +(1,0)02 +(2,0)02 S": { "S(0,0)>(1,0)": 2, "S(1,0)": 0 },
};
let TurnAdvice: typeof import("./advice.svelte.ts")["TurnAdvice"];
let GreentownPlay: typeof import("../play.svelte.ts")["GreentownPlay"];

beforeAll(async () => {
  vi.resetModules(); // texts of this test's own, which others do not see: each is its key
  vi.doMock(TEXTS, () => ({ say: (key: string) => key, loadTexts: async () => {} }));
  ({ TurnAdvice } = await import("./advice.svelte.ts"));
  ({ GreentownPlay } = await import("../play.svelte.ts"));
});

afterAll(() => {
  vi.doUnmock(TEXTS);
  vi.resetModules();
});

/** Somebody in the middle of a turn who is advised to do something, part by part until it lies on trial: what is told each time, and what is pointed at. */
async function toldInParts(words: string[], advised: string): Promise<string[][]> {
  const play = await playing(words);
  const hint = { action: [...words, advised].join(" "), remark: null } as unknown as Hint;
  const request = { ask: async () => hint, problem: "" } as unknown as HintRequest;
  const advice = new TurnAdvice(play, request, () => "", { choose: () => {}, skip: () => {} });
  const parts: string[][] = [];
  while (!play.pending && parts.length < 5) {
    const { text, why, deed } = await advice.ask(0);
    parts.push([[text, why].filter(Boolean).join(" "), advice.choice, ...(deed?.places ?? [])]);
    await deed?.run();
  }
  expect(play.pending?.word).toBe(advised);
  return parts;
}

/** A turn in which these words are said. */
async function playing(words: string[]): Promise<InstanceType<typeof GreentownPlay>> {
  const offered = async (said: string[]): Promise<ChoiceView[]> =>
    Object.entries(GAINS[said.join(" ")] ?? {}).map(([word, gain]) => ({
      word,
      whole: false,
      why_not: null,
      brings: [],
      gain,
    }));
  const play = new GreentownPlay(() => VIEW);
  await play.begin(offered);
  await play.resumption.resume([...words, ""]);
  return play;
}

/** What is told to somebody who builds and asks where a program would lay a tile, which promises so much. */
async function told(advised: string, args: Record<string, number> = {}): Promise<string> {
  const play = await playing(["B"]);
  const hint = { action: `B ${advised}`, remark: { key: "why", english: "why", args } } as unknown as Hint;
  const request = { ask: async () => hint, problem: "" } as unknown as HintRequest;
  const advice = new TurnAdvice(play, request, () => "why", { choose: () => {}, skip: () => {} });
  const { text, why, deed } = await advice.ask(0);
  expect(play.pending).toBeNull(); // it is pointed at, and lies there only when somebody asks again
  await deed?.run();
  expect(play.pending?.word).toBe(advised);
  return `${text} ${why}`;
}

describe("a hint for a Build", () => {
  it("says at once that it is for later where other places show a higher number", async () => {
    expect(await told("+(1,0)02")).toBe("green-advice-lay green-advice-less");
  });

  it("says its reason where its own number is the highest", async () => {
    expect(await told("+(2,0)02")).toBe("green-advice-lay Why.");
  });

  it("says its reason where the whole turn brings as much as the best place", async () => {
    expect(await told("+(1,0)02", { before: 2, after: 9 })).toBe("green-advice-lay Why.");
  });

  it("points at a tile first, and then at what replaces it", async () => {
    expect(await toldInParts(["B"], "^(0,0)023")).toEqual([
      ["green-advice-develop green-advice-less", "", "(0,0)"],
      ["green-advice-candidate", "^(0,0)023"],
    ]);
  });

  it("goes on from the building to its place, and then to where the tree moves", async () => {
    expect(await toldInParts(["B", "+(1,0)02", "+(2,0)02"], "S(0,0)>(1,0)")).toEqual([
      ["green-advice-erect", "S"],
      ["green-advice-site-tree", "", "(0,0)"],
      ["green-advice-tree", "", "(1,0)"],
    ]);
  });
});
