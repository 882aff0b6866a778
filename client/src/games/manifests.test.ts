import { describe, expect, it } from "vitest";
import { GAMES, manifestOf } from "./index.ts";

describe.each(GAMES)("the manifest of %s", (game) => {
  const manifest = manifestOf(game);

  it("names its lessons in their order", async () => {
    const { lessons = [] } = (await manifest?.loadLessons?.()) ?? {};
    expect(lessons.map(({ name }) => name)).toEqual(manifest?.lessons);
    expect(new Set(lessons.map((lesson) => lesson.game))).toEqual(new Set([game]));
  });
});

it("knows nothing of other games", () => {
  expect(manifestOf("no-such-game")).toBeNull();
});
