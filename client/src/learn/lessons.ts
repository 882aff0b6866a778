// All lessons by name; a lesson itself is loaded with those of its game.
import { GAMES, manifestOf } from "../games/index.ts";
import type { Lesson } from "./lesson.ts";

export const LESSONS: readonly { name: string; game: string }[] = GAMES.flatMap((game) =>
  (manifestOf(game)?.lessons ?? []).map((name) => ({ name, game })),
);

/** A lesson by its name; null if there is none. */
export async function loadLesson(name: string): Promise<Lesson | null> {
  const game = LESSONS.find((lesson) => lesson.name === name)?.game ?? "";
  const found = await manifestOf(game)?.loadLessons?.();
  return found?.lessons.find((lesson) => lesson.name === name) ?? null;
}
