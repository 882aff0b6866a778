// All lessons; the files beside this one hold those of each game.
import type { Lesson } from "./lesson.ts";

const files = import.meta.glob<{ lessons: Lesson[] }>(["./*.ts", "!./index.ts"], { eager: true });

export const LESSONS: Lesson[] = Object.keys(files)
  .sort()
  .flatMap((path) => files[path]?.lessons ?? []);
