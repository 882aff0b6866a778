import { describe, expect, it } from "vitest";
import { GAMES, manifestOf } from "./index.ts";

describe.each(GAMES)("the manifest of %s", (game) => {
  const manifest = manifestOf(game);

  it("names its lessons in their order", async () => {
    const { lessons = [] } = (await manifest?.loadLessons?.()) ?? {};
    expect(lessons.map(({ name }) => name)).toEqual(manifest?.lessons);
    expect(new Set(lessons.map((lesson) => lesson.game))).toEqual(new Set([game]));
  });

  it("allows some seats", () => {
    expect(manifest?.seats.least).toBeGreaterThan(0);
    expect(manifest?.seats.most).toBeGreaterThanOrEqual(manifest?.seats.least ?? 0);
  });

  it("says every set of options in a few words", () => {
    const said: string[] = [];
    const say = (key: string) => {
      said.push(key);
      return key;
    };
    expect(manifest?.summary({}, { say, known: () => true })).not.toBe("");
    expect(said).not.toEqual([]);
  });
});

it("knows nothing of other games", () => {
  expect(manifestOf("no-such-game")).toBeNull();
});
