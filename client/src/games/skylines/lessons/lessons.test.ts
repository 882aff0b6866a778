import { expect, test } from "vitest";
import { lessons } from "./index.ts";

test.each(lessons.map(({ name, record, next }) => [name, record, next.options] as const))(
  "the game after %s is played with the cards and boards of the lesson",
  (_name, record, { scenario, set }) => {
    expect(record).toContain(`[Scenario "${scenario}"]`);
    expect(record).toContain(`[Set "${set}"]`);
  },
);
