import { expect, test } from "vitest";
import { GAMES, manifestOf } from "../games/index.ts";

const TEXTS = import.meta.glob<string>("../../../src/townwright/texts/en/*/learn.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

test.each(GAMES)("all that the first lesson on %s says comes with it", async (game) => {
  const lessons = (await manifestOf(game)?.loadLessons?.())?.lessons ?? [];
  const steps = lessons[0]?.steps ?? [];
  const says = steps.flatMap(({ say, first, cues = [] }) => [say, first ?? say, ...cues.map((cue) => cue.say)]);
  const texts = new Set(TEXTS[`../../../src/townwright/texts/en/${game}/learn.ftl`]?.match(/^learn-[\w-]+/gm));

  expect(says.length).toBeGreaterThan(0);
  expect([...new Set(says)].filter((say) => !texts.has(say))).toEqual([]);
});
