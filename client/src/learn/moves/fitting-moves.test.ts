import { expect, it } from "vitest";
import type { ChoiceView } from "../../wire/messages.ts";
import type { SeatAction } from "../lesson.ts";
import { likewise } from "./fitting-moves.ts";

const DRAWN: SeatAction = { seat: -1, action: "tile 2" };
const choice = (word: string, closed = false) =>
  ({ word, why_not: closed ? { key: "no", english: "no", args: {} } : null }) as ChoiceView;
const offered = async (_plays: SeatAction[], words: string[]) =>
  words.length > 0 ? ["-", "+1", "+3"].map((word) => choice(word)) : [choice("2N@a1", true), choice("2N@b1")];

it("finds what can be done in place of what does not fit, and leaves chance as it was", async () => {
  const wanted = [DRAWN, { seat: 0, action: "2S@c1 +2" }];
  expect(await likewise([], wanted, /^2N@\w+ \+[34]$/, offered)).toEqual([DRAWN, { seat: 0, action: "2N@b1 +3" }]);
  expect(await likewise([], wanted, /^2E/, offered)).toBeNull();
});
