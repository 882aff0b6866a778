// What is said with a hint, of others and at the end comes with what says it.
import { turnsOf } from "../../../texts/catalogues.ts";
import { loadTexts } from "../../../texts/texts.svelte.ts";

/** A part of the game that is on its way, once its words are there too. */
export async function withWords<Part>(part: Promise<Part>): Promise<Part> {
  return (await Promise.all([part, loadTexts(turnsOf("cities"))]))[0];
}
