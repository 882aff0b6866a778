// All starting tiles are laid for whoever wants to begin. It is loaded as it is wanted.
import { cellSpot } from "../city/places.ts";
import type { CitiesPlay } from "./play.svelte.ts";

/** Whether a cell lies one to the right of another, and one below it. */
function diagonal(one: string, other: string): boolean {
  const [from, to] = [cellSpot(one), cellSpot(other)];
  return to.column === from.column + 1 && to.row === from.row + 1;
}

/** Lay the starting tiles that are left in a row from corner to corner; if the line breaks, some are left. */
export async function layAll(play: CitiesPlay): Promise<void> {
  const { composer } = play;
  await composer.again(); // the first places may still be on their way
  for (let last: string | null = null; play.laying; ) {
    const open = [...play.open.keys()];
    const next: string | undefined = open.find((at) => last && diagonal(last, at)) ?? open[0];
    const word = composer.choices.find((choice) => !choice.why_not && choice.word.endsWith(`@${next}`))?.word;
    if (!next || !word) break;
    await composer.put(composer.words.length, word);
    last = next;
  }
}
