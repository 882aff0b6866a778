import { describe, expect, it } from "vitest";
import draft from "../../../../../../src/townwright/games/skylines/box/townwright-draft-1.txt?raw";
import tuned from "../../../../../../src/townwright/games/skylines/box/townwright-tuned-1.txt?raw";
import { columnOf, partsOf, readBox } from "../box-file.ts";
import {
  CLAUSES,
  conditionText,
  effectsText,
  newClause,
  newTerm,
  readCondition,
  readEffects,
  TERMS,
} from "./language.ts";

const cards = (await Promise.all([draft, tuned].map((text) => readBox(text, async () => draft))))
  .flatMap(partsOf)
  .flatMap((part) => (part.part === "card" ? [part] : []));

describe("the words of every card", () => {
  it("are written as they were read", () => {
    const conditions = cards.flatMap((card) => columnOf(card, "condition") ?? []);
    expect(conditions.map((text) => conditionText(readCondition(text) ?? []))).toEqual(conditions);
    const effects = cards.flatMap((card) => columnOf(card, "effects") ?? []);
    expect(effects.map((text) => effectsText(readEffects(text) ?? []))).toEqual(effects);
    expect(effects.length).toBeGreaterThan(40);
  });
  it.each(["lab<-2|water&use(cop)", "size>=5&boards=3", "always"])("may be the condition %s", (text) => {
    expect(conditionText(readCondition(text) ?? [])).toBe(text);
  });
  it.each([
    "build R,C if in(R)>=2|hap>5: hap+1 lab~3",
    "forbid build I,util if pol>=2; forbid end",
    "extend prk; provide edu district; price open +2",
  ])("may be the effects %s", (text) => {
    expect(effectsText(readEffects(text) ?? [])).toBe(text);
  });
});

describe("what is chosen anew", () => {
  it.each(CLAUSES)("is read as the effect %s", (word) => {
    expect(readEffects(effectsText([newClause(word)]))).toEqual([newClause(word)]);
  });
  it.each(TERMS)("is read as the condition %s", (word) => {
    expect(readCondition(conditionText([[newTerm(word)]]))).toEqual([[newTerm(word)]]);
  });
});

describe("what is no word of it", () => {
  it.each(["use(nobody)", "in(R)>=", "use(med) use(edu)", "in(R)>=1000"])("is no condition: %s", (text) => {
    expect(readCondition(text)).toBeNull();
  });
  it.each(["never", "now hap+1", "build: hap+1", "price swap", "now: hap*2"])("is no effect: %s", (text) => {
    expect(readEffects(text)).toBeNull();
  });
});
