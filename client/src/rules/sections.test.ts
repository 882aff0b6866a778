import { expect, it } from "vitest";
import { type RulesSection, search } from "./sections.ts";

const told = (text: string) => [{ name: "r1", text, box: false }];
const SECTIONS: RulesSection[] = [
  { name: "lay", title: "Legen", statements: told("Das Plättchen darf gedreht werden.") },
  { name: "end", title: "Das Ende", statements: told("Nach Runde 13 ist Schluss.") },
];
const found = (words: string) => search(SECTIONS, words).map(({ name }) => name);

it("finds words in titles and texts, whatever their case and accents", () => {
  expect(found("PLATTCHEN")).toEqual(["lay"]);
  expect(found("ende")).toEqual(["end"]);
});

it("wants every word, in any order", () => {
  expect(found("schluss runde")).toEqual(["end"]);
  expect(found("schluss gedreht")).toEqual([]);
});

it("shows everything while nothing is searched", () => {
  expect(found("  ")).toEqual(["lay", "end"]);
});
