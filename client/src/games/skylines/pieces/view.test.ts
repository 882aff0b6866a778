import { describe, expect, it } from "vitest";
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
