import { describe, expect, it } from "vitest";
import { changesOf } from "../table/bar-changes.ts";
import { changesNow, entriesOf, termsOf } from "./view.ts";

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

  it("is what the rows come to together, and nothing that the page adds up", () => {
    const changes = changesOf([
      { key: "skylines-brings", english: "", args: { row } },
      { key: "skylines-brings-not", english: "", args: { row: entry("mon", "+5") } },
      { key: "skylines-brings-together", english: "", args: { row: entry("lab", "+3") } },
    ]);
    expect([...changes]).toEqual([["lab", 3]]);
  });

  it("is the only row where nothing is added up", () => {
    expect([...changesOf([{ key: "skylines-brings", english: "", args: { row } }])]).toEqual([
      ["wat", -1],
      ["lab", 1],
    ]);
  });
});

describe("a card that holds otherwise than printed", () => {
  it("shows both prices, what is added, what is gone and what is lost", () => {
    const now = [
      { printed: "mon-1", now: "mon-2", lost: 0 },
      { printed: "", now: "wat-1", lost: 0 },
      { printed: "pol+1", now: "", lost: 0 },
      { printed: "cri-2", now: "cri-2", lost: 2 },
    ];
    expect(changesNow("mon-1 pol+1 cri-2", now)).toEqual([
      { marker: "mon", printed: "−1", holds: "−2", changed: true, lost: 0 },
      { marker: "wat", printed: "", holds: "−1", changed: true, lost: 0 },
      { marker: "pol", printed: "+1", holds: "", changed: true, lost: 0 },
      { marker: "cri", printed: "", holds: "−2", changed: false, lost: 2 },
    ]);
  });
});
