// All lessons by name; a lesson itself is loaded with those of its game.
import { GAMES, manifestOf } from "../games/index.ts";
import { laterLessonsOf, lessonsOf } from "../texts/catalogues.ts";
import { loadTexts } from "../texts/texts.svelte.ts";
import type { Lesson } from "./lesson.ts";

export const LESSONS: readonly { name: string; game: string }[] = GAMES.flatMap((game) =>
  (manifestOf(game)?.lessons ?? []).map((name) => ({ name, game })),
);

/** A lesson by its name, with its texts; null if there is none. */
export async function loadLesson(name: string): Promise<Lesson | null> {
  const game = LESSONS.find((lesson) => lesson.name === name)?.game;
  if (!game) return null;
  const manifest = manifestOf(game);
  const scopes = [lessonsOf(game), ...(manifest?.lessons?.[0] === name ? [] : [laterLessonsOf(game)])];
  const [found] = await Promise.all([manifest?.loadLessons?.(), ...scopes.map(loadTexts)]);
  return found?.lessons.find((lesson) => lesson.name === name) ?? null;
}

/** What the list says of all lessons. */
export async function loadTitles(): Promise<void> {
  await Promise.all(GAMES.flatMap((game) => [lessonsOf(game), laterLessonsOf(game)]).map(loadTexts));
}
