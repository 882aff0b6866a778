// What sets are called: Townwright's own as their games describe them, others as their files say.
import { capital } from "../texts/capital.ts";
import { sentence } from "../texts/texts.svelte.ts";
import type { Sentence } from "../wire/messages.ts";

interface Box {
  sets: Record<string, Sentence>; // by the word that stands for each in options and files
}

const boxes = import.meta.glob<Box>("../games/*/box.ts", { import: "BOX", eager: true });

/** The name of a set for people. */
export function setName(game: string, set: string): string {
  const label = boxes[`../games/${game}/box.ts`]?.sets[set];
  return label ? capital(sentence(label)) : set;
}
