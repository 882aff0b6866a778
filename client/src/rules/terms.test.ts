import { expect, it } from "vitest";
import { type GlossaryTerm, inPieces } from "./terms.ts";

const term = (name: string, ...forms: string[]): GlossaryTerm => ({
  name,
  word: name,
  forms,
  meaning: `what ${name} means`,
});
const TERMS = [term("tile", "tile", "tiles"), term("start", "starting tile", "starting tiles"), term("zone", "zone")];
const shown = (text: string, told = new Set<string>()) =>
  inPieces(text, TERMS, told).map((piece) => (piece.term ? `[${piece.text}]` : piece.text));

it("makes a term touchable where it first occurs", () => {
  expect(shown("A tile and a tile.")).toEqual(["A ", "[tile]", " and a tile."]);
});

it("finds whole words only, and of two at one place the longer", () => {
  expect(shown("Reptiles lay starting tiles.")).toEqual(["Reptiles lay ", "[starting tiles]", "."]);
});

it("leaves out what was told before", () => {
  expect(shown("The zone of a tile", new Set(["zone"]))).toEqual(["The zone of a ", "[tile]"]);
});

it("finds a term within the form of another that was told before", () => {
  expect(shown("A starting tile", new Set(["start"]))).toEqual(["A starting ", "[tile]"]);
});
