import { describe, expect, it } from "vitest";
import draft from "../../../../../src/townwright/games/skylines/box/townwright-draft-1.txt?raw";
import tuned from "../../../../../src/townwright/games/skylines/box/townwright-tuned-1.txt?raw";
import newest from "../../../../../src/townwright/games/skylines/box/townwright-tuned-2.txt?raw";
import { columnOf, idOf, linesOf, partsOf, readBox, replaced, withColumn } from "./box-file.ts";
import { fieldOf, pictureOf, squaresOn, turnedRows, withChange } from "./drawing.ts";

const FILES: Record<string, string> = { "townwright-draft-1": draft, "townwright-tuned-1": tuned };
const textOf = async (set: string) => FILES[set] ?? "";
const box = await readBox(draft, textOf);

describe("a set of Skylines", () => {
  it("is written with every line that was read", () => {
    const plain = (text: string) =>
      text
        .split("\n")
        .map((line) => line.replaceAll(/\s+/g, " ").trim())
        .filter((line) => line && !line.startsWith(";"));
    expect(linesOf(box, "townwright-draft-1").flatMap(({ text }) => plain(text))).toEqual(plain(draft));
  });
  it("takes what it lacks from the set that it is built upon", async () => {
    const boards = partsOf(await readBox(newest, textOf)).filter(({ part }) => part === "board");
    expect(boards.map(idOf)).toEqual(["A", "B", "C", "D", "E", "F"].map((letter) => `board ${letter}`));
  });
  it("changes one card and knows its line", () => {
    const card = partsOf(box).find((part) => idOf(part) === "card 1S1");
    if (card?.part !== "card") throw new Error("no card");
    const changed = replaced(box, "card 1S1", [
      withColumn(card, "row", withChange(columnOf(card, "row") ?? "", "mon", -4)),
    ]);
    const line = linesOf(changed, "mine").find(({ piece }) => piece === "card 1S1");
    expect(line?.text).toContain("1S1 | svc:med | D2 | mon-4 hap+1 |");
  });
});

describe("what is drawn", () => {
  it("turns clockwise", () => expect(turnedRows(["ab", "cd"])).toEqual(["ca", "db"]));
  it("has no empty edges", () => expect(pictureOf(["...", ".##", ".#."])).toBe("##/#."));
  it("comes back on its field", () => expect(pictureOf(squaresOn("##/#.", 5))).toBe("##/#."));
  it("has room for every shape that a file may hold", () => {
    expect(fieldOf("##/#")[1]).toBe("#.....");
    expect(pictureOf(fieldOf("########/#"))).toBe("########/#.......");
    expect(fieldOf("#/#/#/#/#/#/#/#").map(({ length }) => length)).toEqual(Array(8).fill(8));
  });
  it("loses a change of nothing", () => expect(withChange("mon-1 hap+1 lab~3", "mon", 0)).toBe("hap+1 lab~3"));
});
