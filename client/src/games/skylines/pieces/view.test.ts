import { describe, expect, it } from "vitest";
import { changesOf } from "../table/bar-changes.ts";
import { entriesOf, termsOf } from "./view.ts";

describe("the effect language on a card", () => {
  it("is read entry by entry", () => {
    expect(entriesOf("mon-3 pow+3 lab~2")).toEqual([
      { marker: "mon", sign: "−", number: 3 },
      { marker: "pow", sign: "+", number: 3 },
      { marker: "lab", sign: "~", number: 2 },
    ]);
  });
  it("shows every term of a condition", () => {
    expect(termsOf("use(cop)&in(R)>=2&lab<0&water")).toEqual([
      { scope: "use", look: "cop", limit: "" },
      { scope: "in", look: "R", limit: "≥2" },
      { scope: "bar", look: "lab", limit: "<0" },
      { scope: "water", look: "water", limit: "" },
    ]);
  });
});

describe("what a move brings", () => {
  const entry = (marker: string, change: string) => ({
    key: "skylines-entry",
    english: "",
    args: { marker: { key: `skylines-${marker}`, english: marker }, change },
  });
  const row = { key: "skylines-comma", english: "", args: { first: entry("wat", "−1"), rest: entry("lab", "+1") } };

  it("adds up the rows that happen, and no others", () => {
    const changes = changesOf([
      { key: "skylines-brings", english: "", args: { row } },
      { key: "skylines-brings-since", english: "", args: { row: entry("lab", "+2") } },
      { key: "skylines-brings-not", english: "", args: { row: entry("mon", "+5") } },
    ]);
    expect([...changes]).toEqual([
      ["wat", -1],
      ["lab", 3],
    ]);
  });
});
