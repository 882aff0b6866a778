import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { HintRequest } from "../../../../table/move/hint-request.svelte.ts";
import type { ChoiceView, Hint } from "../../../../wire/messages.ts";
import type { GreentownView } from "../../pieces/view.ts";
import type { Painted } from "../notation.ts";
import type { seenThere as SeenThere } from "./seen-there.ts";

const TEXTS = "../../../../texts/texts.svelte.ts";
const VIEW = {
  supply: [
    { kind: "2t", exits: "02", left: 4, mark: "tree" },
    { kind: "2f", exits: "03", left: 4, mark: "flower" },
  ],
  tiles: [],
} as unknown as GreentownView;
const GAINS: Record<string, Record<string, number | null>> = {
  "?": { B: null, T: null },
  "B ?": { "+": null, "^": null },
  "B +": { "+(1,0)03": 3, "+(2,0)02": 7 },
  "B ^": { "^(0,0)013": 1, "^(0,0)023": 2 },
  "B +(1,0)03 ?": { "+": null },
  "B +(1,0)03 +": { "+(2,0)02": 2 },
  "B +(1,0)03 +(2,0)02 ?": { C: null, S: null, nothing: null },
  "B +(1,0)03 +(2,0)02 S": { "S(0,0)>(1,0)": 2, "S(1,0)": 0 },
};
const TURN = { tileAt, choose: () => {}, skip: () => {} };
let TurnAdvice: typeof import("./advice.svelte.ts")["TurnAdvice"];
let seenThere: typeof SeenThere;
let GreentownPlay: typeof import("../play.svelte.ts")["GreentownPlay"];

/** A hotel at (0,0), with an exit to the east. */
function tileAt(at: string): Painted | undefined {
  return at === "(0,0)" ? { at, exits: "03", piece: "H", kind: "" } : undefined;
}

beforeAll(async () => {
  vi.resetModules(); // texts of this test's own, which others do not see: each is its key
  vi.doMock(TEXTS, () => ({
    say: (key: string, { what, to = "" }: Record<string, string> = {}) => (what ? `${key}(${what})` : key + to),
    loadTexts: async () => {},
  }));
  ({ TurnAdvice } = await import("./advice.svelte.ts"));
  ({ seenThere } = await import("./seen-there.ts"));
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
  const advice = new TurnAdvice(play, request, () => "", TURN);
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
async function told(advised: string, args: Record<string, number> = {}, key = "why", then = ""): Promise<string> {
  const play = await playing(["B"]);
  const hint = { action: `B ${advised} ${then}`, remark: { key, english: "why", args } } as unknown as Hint;
  const request = { ask: async () => hint, problem: "" } as unknown as HintRequest;
  const advice = new TurnAdvice(play, request, () => "why", TURN);
  const { text, why, deed } = await advice.ask(0);
  expect(play.pending).toBeNull(); // it is pointed at, and lies there only when somebody asks again
  await deed?.run();
  expect(play.pending?.word).toBe(advised);
  return `${text} ${why}`;
}

describe("a hint for a Build", () => {
  it("says at once where other places show a higher number, and what can be seen of this one", async () => {
    expect(await told("+(1,0)03")).toBe(
      "green-advice-lay green-advice-less green-advice-there(green-leadshotel, green-advice-open)",
    );
  });

  it("says what can be seen of a place that pays nothing now", async () => {
    expect(await told("+(2,0)02", {}, "bot-greentown-streets")).toBe(
      "green-advice-lay green-advice-there(green-advice-open)",
    );
  });

  it("says its reason where its own number is the highest", async () => {
    expect(await told("+(2,0)02")).toBe("green-advice-lay Why.");
  });

  it("says where only the whole turn brings as much as the best place", async () => {
    expect(await told("+(1,0)03", { before: 2, after: 9 })).toBe("green-advice-lay green-advice-as-much");
  });

  it("praises no dead end, but a road that the next step joins", async () => {
    const blind = () => ({ at: "(0,0)", exits: "1", piece: "H", kind: "" });
    expect(seenThere("(1,0)", "3", blind)).toBe("");
    expect(await told("+(1,0)03", {}, "why", "+(2,0)03")).toMatch(/green-leads[^-]*tile/);
  });

  it("points at a tile first, and then at what replaces it", async () => {
    expect(await toldInParts(["B"], "^(0,0)023")).toEqual([
      ["green-advice-develop green-advice-less green-advice-there(green-advice-open)", "", "(0,0)"],
      ["green-advice-candidate green-candidate-pays", "^(0,0)023"],
    ]);
  });

  it("goes on from the building to its place, and then to where the tree moves", async () => {
    expect(await toldInParts(["B", "+(1,0)03", "+(2,0)02"], "S(0,0)>(1,0)")).toEqual([
      ["green-advice-erect", "S"],
      ["green-advice-site-tree", "", "(0,0)"],
      ["green-advice-tree", "", "(1,0)"],
    ]);
  });
});
