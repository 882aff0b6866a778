import { describe, expect, it } from "vitest";
import {
  arrowBetween,
  distance,
  homeOfWords,
  inWindow,
  overlap,
  placeOfTwo,
  placeWords,
  type ScreenBox,
} from "./placement.ts";

const WORDS = { width: 300, height: 120 };
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];

describe("the words of a lesson", () => {
  it("stand wholly in the window and off what they speak of, wherever it is", () => {
    for (const window of WINDOWS)
      for (let left = -20; left < window.width; left += 45)
        for (let top = -20; top < window.height; top += 45) {
          const target = inWindow({ left, top, width: 60, height: 60 }, window);
          const box = placeWords(target, WORDS, window);
          expect(inWindow(box, window)).toEqual(box);
          expect(overlap(box, target)).toBe(0);
        }
  });

  it("stand in the place kept for them while the pupil acts, and otherwise there only where home covers what they speak of", () => {
    const [home, kept] = [
      { left: 8, top: 716, ...WORDS },
      { left: 8, top: 56, width: 374, height: 80 },
    ];
    const [card, bar] = [
      { left: 20, top: 600, width: 80, height: 150 },
      { left: 20, top: 60, width: 80, height: 150 },
    ];
    const at = (acts: boolean, spoken: ScreenBox[]) => placeOfTwo(home, kept, WORDS, acts, spoken)?.top ?? null;

    expect([at(true, []), at(false, []), at(false, [card]), at(true, [bar]), at(false, [bar])]).toEqual([
      56,
      716,
      56,
      null,
      716,
    ]);
  });

  it("keep off the board where there is room elsewhere", () => {
    const board = { left: 10, top: 130, width: 370, height: 370 };
    const box = placeWords({ left: 20, top: 150, width: 60, height: 60 }, WORDS, { width: 390, height: 844 }, [board]);
    expect(overlap(box, board)).toBe(0);
  });

  it("keep off what is in hand below the board they speak of", () => {
    const board = { left: 0, top: 126, width: 390, height: 398 };
    const tray = { left: 8, top: 536, width: 374, height: 96 };
    const box = placeWords(board, { width: 374, height: 170 }, { width: 390, height: 844 }, [board, tray]);
    expect(overlap(box, board) + overlap(box, tray)).toBe(0);
  });

  it("keep off the end of what is in hand below a wide board", () => {
    const board = { left: 298, top: 90, width: 842, height: 304 };
    const tray = { left: 304, top: 400, width: 832, height: 64 };
    const box = placeWords(board, { width: 384, height: 104 }, { width: 1440, height: 900 }, [board, tray]);
    expect(overlap(box, tray)).toBe(0);
  });

  it("keep off a card above the board where there is room beside it", () => {
    const map = { left: 272, top: 160, width: 820, height: 580 };
    const card = { left: 272, top: 108, width: 820, height: 52 };
    const box = placeWords(map, WORDS, { width: 1440, height: 900 }, [map, card]);
    expect(overlap(box, card)).toBe(0);
    expect(overlap(box, map)).toBe(0);
  });

  it("stay near what they speak of, even where they cover some of the board", () => {
    const window = { width: 1280, height: 720 };
    const board = { left: 272, top: 180, width: 656, height: 390 };
    const tray = { left: 272, top: 580, width: 656, height: 110 };
    const marker = { left: 410, top: 586, width: 130, height: 80 };
    expect(distance(placeWords(marker, WORDS, window, [board, tray]), marker)).toBeLessThan(60);
  });

  it("go off a board on which the pupil is to touch something, also where they are then far from it", () => {
    const [window, words] = [
      { width: 390, height: 844 },
      { width: 374, height: 152 },
    ];
    const board = { left: 0, top: 130, width: 390, height: 392 };
    const tray = { left: 8, top: 534, width: 374, height: 92 };
    const field = { left: 236, top: 140, width: 48, height: 48 };
    expect(overlap(placeWords(field, words, window, [board, tray], [], null, true), board)).toBe(0);
  });

  it("keep off everything that they name, and off a board only where that is free", () => {
    const window = { width: 390, height: 844 };
    const map = { left: 8, top: 229, width: 374, height: 355 };
    const bars = [0, 1, 2, 3, 4].map((at) => ({ left: 8 + 75 * at, top: 130, width: 72, height: 44 }));
    const water = { left: 8, top: 178, width: 72, height: 44 };
    const words = { width: 374, height: 170 };
    const below = placeWords(water, words, window, [map], bars);
    expect(bars.filter((bar) => overlap(below, bar) > 0)).toEqual([]);

    const card = { left: 20, top: 600, width: 90, height: 130 };
    expect(overlap(placeWords(card, words, window, [map], bars, null, true, [map]), map)).toBe(0);
  });

  it("keep their lower edge at home, however much is said, unless they cover there what they speak of", () => {
    const window = { width: 1280, height: 720 };
    const board = { left: 372, top: 116, width: 456, height: 456 };
    const tray = { left: 272, top: 584, width: 656, height: 128 };
    const home = homeOfWords(WORDS, window, [board, tray]);
    expect(home).toEqual({ left: 972, top: 592, ...WORDS });

    const placed = (target: ScreenBox, height: number) =>
      placeWords(target, { width: 300, height }, window, [board, tray], [], null, false, [], home);
    for (const height of [100, 160, 240]) {
      const box = placed({ left: 400, top: 150, width: 60, height: 60 }, height);
      expect([box.left, box.top + box.height]).toEqual([972, 712]);
    }
    const there = { left: 1000, top: 600, width: 80, height: 80 };
    expect(overlap(placed(there, 120), there)).toBe(0);
  });

  it("stand at the lower edge while there is nothing to point at", () => {
    expect(placeWords(null, WORDS, { width: 390, height: 844 })).toEqual({ left: 45, top: 716, ...WORDS });
  });
});

describe("the arrow", () => {
  it("leads from the words to what they speak of", () => {
    const words = { left: 0, top: 200, ...WORDS };
    expect(arrowBetween(words, { left: 40, top: 100, width: 60, height: 60 })).toBe("M70 214L70 164");
  });

  it("points at the side of a thing, and not past its corner, shortly, where the words stand far beside it", () => {
    const words = { left: 600, top: 200, ...WORDS };
    expect(arrowBetween(words, { left: 40, top: 100, width: 80, height: 80 })).toBe("M233 156L124 140");
  });

  it("is left out where it would cross out what is read between them", () => {
    const [words, target] = [
      { left: 0, top: 300, ...WORDS },
      { left: 0, top: 0, width: 300, height: 120 },
    ];
    const tray = { left: 0, top: 140, width: 300, height: 120 };
    expect(arrowBetween(words, target)).not.toBe("");
    expect(arrowBetween(words, target, [tray])).toBe("");
    expect(arrowBetween(words, { left: 20, top: 160, width: 60, height: 60 }, [tray])).not.toBe(""); // its own
  });

  it("is left out where the words touch it", () => {
    expect(arrowBetween({ left: 0, top: 0, ...WORDS }, { left: 50, top: 50, width: 60, height: 60 })).toBe("");
  });
});
