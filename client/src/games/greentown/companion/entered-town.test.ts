import { describe, expect, it } from "vitest";
import {
  around,
  beside,
  type Card,
  cardsOf,
  hexesOf,
  newTile,
  setupsOf,
  sideTo,
  tableText,
  toggled,
  turned,
} from "./entered-town.ts";

const SET = `{"setups": {"first": [[0, 0, "0", "H"]], "big": {"tiles": [[1, -1, "35", "N"]], "spares": true}},
  "cards": {"8A": {"stops": 8, "N": [1, 3], "C": [1, 2], "S": [1, 1], "M": [0, 3]}}}`;

describe("a town tapped in", () => {
  it("knows what lies beside a hex", () => {
    expect(beside("(0,0)", 1)).toBe("(1,-1)");
    expect(sideTo("(0,0)", "(-1,1)")).toBe(4);
    expect(sideTo("(0,0)", "(2,0)")).toBeNull();
    expect(around({})).toEqual(["(0,0)"]);
    expect(around({ "(0,0)": { exits: "0", piece: "H" } })).toHaveLength(6);
  });

  it("joins a new tile to the streets that lead to it", () => {
    expect(newTile({ "(0,0)": { exits: "01", piece: "." } }, "(1,0)")).toEqual({ exits: "3", piece: "." });
  });

  it("turns and toggles exits", () => {
    expect(turned("045", 1)).toBe("015");
    expect(toggled("045", 2)).toBe("0245");
    expect(toggled("0", 0)).toBe("0");
  });

  it("is written as the table in short", () => {
    const card = cardsOf(SET)["8A"] as Card;
    const route = { hotel: "(0,0)", sides: [1, 4] };

    expect(hexesOf(route)).toEqual(["(0,0)", "(1,-1)", "(0,0)"]);
    expect(tableText(setupsOf(SET).first ?? {}, card, 3, "B", route).split("\n")).toEqual([
      "seats 3",
      "card 8 N1-3 C1-2 S1 M0-3",
      "tile (0,0) 0 H",
      "B ~(0,0)14",
    ]);
    expect(setupsOf(SET).big).toEqual({ "(1,-1)": { exits: "35", piece: "N" } });
  });
});
