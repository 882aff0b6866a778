import { describe, expect, it } from "vitest";
import type { Option, OptionRule, OptionValue } from "../wire/messages.ts";
import {
  agreedWords,
  askedOptions,
  choicesOf,
  choose,
  type FormContext,
  isImplied,
  saidWords,
  toggle,
} from "./agreement.ts";
import { summaryOf } from "./summary.ts";

const text = (english: string) => ({ key: `brickford-${english}`, english, args: {} });
const rule = (kind: OptionRule["kind"], option: string, ...words: string[]): OptionRule => ({ kind, option, words });
const value = (word: string, rules: OptionRule[] = [], more: Partial<OptionValue> = {}): OptionValue => ({
  word,
  label: text(`the ${word}`),
  help: null,
  form: "shown",
  rules,
  ...more,
});
function option(name: string, kind: Option["kind"], first: string, more: Partial<Option>): Option {
  const told = { label: text(name), help: null, form: "shown" as const, values: [], numbers: [], components: false };
  return { name, kind, default: first, suggested: first, first_game: first, ...told, ...more };
}

const SEATS = option("seats", "number", "1", { numbers: [1, 2, 3] });
const LEVEL = option("level", "one-of", "1", {
  values: [value("1"), value("2", [rule("presets", "coins", "20"), rule("presets", "town", "round")]), value("3")],
});
const VARIANTS = option("variants", "some-of", "-", {
  first_game: "easy",
  values: [
    value("dry", [rule("excludes", "variants", "wet")], { form: "folded" }),
    value("wet"),
    value("slow", [], { form: "hidden" }),
    value("easy", [rule("implies", "variants", "slow"), rule("only-with", "level", "1")]),
    value("trade", [rule("only-with", "seats", "2", "3")]),
  ],
});
const TOWN = option("town", "one-of", "square", {
  form: "folded",
  own: text("a plan"),
  values: [value("square"), value("round"), value("long", [], { form: "hidden" })],
  offered_with: rule("only-with", "level", "2", "3"),
});
const COINS = option("coins", "number", "12", {
  numbers: [12, 20],
  values: [value("few", [], { number: 12 }), value("many", [], { number: 20 })],
  offered_with: rule("only-with", "town", "round"),
});
const SET = option("set", "one-of", "draft", {
  form: "hidden",
  components: true,
  suggested: "draft",
  values: [value("draft")],
});
const OPTIONS = [SEATS, LEVEL, VARIANTS, TOWN, COINS, SET];
const terms = (more: Partial<FormContext> = {}): FormContext => ({
  options: OPTIONS,
  fixed: { seats: "1" },
  own: {},
  veteran: true,
  ...more,
});

describe("a form begins", () => {
  it("with what is suggested, and easier the first time", () => {
    expect(saidWords(terms(), agreedWords(terms(), {}))).toEqual({ level: "1", variants: "-" });
    expect(agreedWords(terms({ veteran: false }), {})).toMatchObject({ variants: "easy" });
  });

  it("with what another choice presets, until it is chosen otherwise", () => {
    const chosen = choose(terms(), {}, "level", "2");
    expect(saidWords(terms(), agreedWords(terms(), chosen))).toEqual({
      level: "2",
      variants: "-",
      town: "round",
      coins: "20",
    });
    expect(agreedWords(terms(), choose(terms(), chosen, "town", "square"))).toMatchObject({ town: "square" });
  });

  it("with the first word of an own set", () => {
    const own = terms({ own: { level: ["3", "plain"] } });
    expect(agreedWords(own, {})).toMatchObject({ level: "3" });
    expect(choicesOf(own, LEVEL).map(({ word, value }) => [word, value?.word])).toEqual([
      ["3", "3"],
      ["plain", undefined],
    ]);
  });
});

describe("a choice", () => {
  it("takes along what it needs", () => {
    const chosen = toggle(terms(), choose(terms(), {}, "level", "3"), "variants", "easy");
    expect(agreedWords(terms(), chosen)).toMatchObject({ level: "1", variants: "easy" });
  });

  it("ends what does not go with it, for good", () => {
    const first = terms({ veteran: false });
    const later = choose(first, choose(first, {}, "level", "2"), "level", "1");
    expect(agreedWords(first, later)).toMatchObject({ level: "1", variants: "-" });
  });

  it("ends what it excludes, and what excludes it", () => {
    const wet = toggle(terms(), {}, "variants", "wet");
    const dry = toggle(terms(), wet, "variants", "dry");
    expect(agreedWords(terms(), dry)).toMatchObject({ variants: "dry" });
    expect(agreedWords(terms(), toggle(terms(), dry, "variants", "wet"))).toMatchObject({ variants: "wet" });
  });

  it("is written without what it implies, in the order of the schema", () => {
    const chosen = ["easy", "slow", "wet"].reduce((before, word) => toggle(terms(), before, "variants", word), {});
    const agreed = agreedWords(terms(), chosen);
    expect(agreed).toMatchObject({ variants: "wet easy" });
    expect(isImplied(VARIANTS, agreed, "slow")).toBe(true);
    expect(isImplied(VARIANTS, agreed, "wet")).toBe(false);
  });

  it("can be taken back", () => {
    const chosen = toggle(terms(), toggle(terms(), {}, "variants", "wet"), "variants", "wet");
    expect(agreedWords(terms(), chosen)).toMatchObject({ variants: "-" });
  });

  it("rests while it is not offered", () => {
    const two = terms({ fixed: { seats: "2" } });
    const chosen = toggle(two, {}, "variants", "trade");
    expect(agreedWords(two, chosen)).toMatchObject({ variants: "trade" });
    expect(agreedWords(terms(), chosen)).toMatchObject({ variants: "-" });
  });
});

describe("a form offers", () => {
  it("no hidden value, and none that cannot go with the seats", () => {
    const words = (of: FormContext) => choicesOf(of, VARIANTS).map(({ word }) => word);
    expect(words(terms())).toEqual(["dry", "wet", "easy"]);
    expect(words(terms({ fixed: { seats: "3" } }))).toEqual(["dry", "wet", "easy", "trade"]);
  });

  it("numbers by their names", () => {
    expect(choicesOf(terms(), COINS).map(({ word }) => word)).toEqual(["few", "many"]);
    expect(choicesOf(terms(), SEATS).map(({ word }) => word)).toEqual(["1", "2", "3"]);
  });

  it("an option only with what it belongs to, though it was chosen before", () => {
    const round = choose(terms(), choose(terms(), {}, "level", "3"), "town", "round");
    const names = (chosen: Record<string, string>) =>
      askedOptions(terms(), agreedWords(terms(), chosen)).map(({ name }) => name);
    expect(names(round)).toEqual(["level", "variants", "town", "coins"]);
    expect(names(choose(terms(), round, "level", "1"))).toEqual(["level", "variants"]);
  });
});

describe("what was agreed", () => {
  const said = (words: Record<string, string>) => summaryOf(OPTIONS, words, ({ english }) => english);
  const words = { seats: "2", level: "1", variants: "-", town: "square", coins: "12", set: "draft" };

  it("is told by the labels of what a form shows", () => {
    expect(said(words)).toBe("The 1");
    expect(said({ ...words, variants: "dry slow" })).toBe("The 1, the dry, the slow");
  });

  it("leaves out what is as usual behind the fold, and tells the rest", () => {
    expect(said({ ...words, level: "2", town: "round", coins: "20" })).toBe("The 2, coins 20");
    expect(said({ ...words, level: "2" })).toBe("The 2, the square");
    expect(said({ ...words, level: "2", town: "A0 B3/C2" })).toBe("The 2");
  });

  it("names an own set", () => {
    expect(said({ ...words, set: "mybox" })).toBe("The 1, mybox");
  });
});
