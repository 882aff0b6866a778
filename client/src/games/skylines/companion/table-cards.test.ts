import { describe, expect, it } from "vitest";
import draft from "../../../../../src/townwright/games/skylines/box/townwright-draft-1.txt?raw";
import { readBox } from "../editor/box-file.ts";
import { endsOf, noBars } from "./bars.ts";
import { moved, tableCards } from "./table-cards.ts";

const cards = tableCards(await readBox(draft, async () => ""));
const card = (id: string) => cards.find((each) => each.id === id);

describe("cards beside the city", () => {
  it("are the roles, the news and the policies of a set", () => {
    expect([card("K3")?.name, card("2N2")?.kind, card("2P1")?.rows]).toEqual(["Mayor", "news", ["mon-1", "gar+3"]]);
    expect([card("3P5")?.rows, card("3P5")?.conditional]).toEqual([["mon-2"], true]);
  });
  it("move the bars as far as they reach", () => {
    const after = moved({ ...noBars(5), lab: -2, pol: 1 }, endsOf(draft), ["mon-1", "lab~3", "pol-2"]);
    expect([after.mon, after.lab, after.pol]).toEqual([4, 0, 0]);
  });
});
