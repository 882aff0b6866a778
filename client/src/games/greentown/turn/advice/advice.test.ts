import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { HintRequest } from "../../../../table/move/hint-request.svelte.ts";
import type { ChoiceView, Hint } from "../../../../wire/messages.ts";
import type { GreentownView } from "../../pieces/view.ts";

const TEXTS = "../../../../texts/texts.svelte.ts";
const VIEW = { supply: [{ kind: "2t", exits: "02", left: 4, mark: "tree" }], tiles: [] } as unknown as GreentownView;
const GAINS: Record<string, Record<string, number | null>> = {
  "?": { B: null, T: null },
  "B ?": { "+": null },
  "B +": { "+(1,0)02": 3, "+(2,0)02": 7 },
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

/** What is told to somebody who builds and asks where a program would lay a tile, which promises so much. */
async function told(advised: string, args: Record<string, number> = {}): Promise<string> {
  const offered = async (words: string[]): Promise<ChoiceView[]> =>
    Object.entries(GAINS[words.join(" ")] ?? {}).map(([word, gain]) => ({
      word,
      whole: false,
      why_not: null,
      brings: [],
      gain,
    }));
  const play = new GreentownPlay(() => VIEW);
  await play.begin(offered);
  await play.resumption.resume(["B", ""]);
  const hint = { action: `B ${advised}`, remark: { key: "why", english: "why", args } } as unknown as Hint;
  const request = { ask: async () => hint, problem: "" } as unknown as HintRequest;
  const advice = new TurnAdvice(play, request, () => "why", { choose: () => {}, skip: () => {} });
  const { text, deed } = await advice.ask(0);
  expect(play.pending).toBeNull(); // it is pointed at, and lies there only when somebody asks again
  await deed?.run();
  expect(play.pending?.word).toBe(advised);
  return text;
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
});
