// What the set-ups of Townwright's own set are called.
import { capital } from "../../../texts/capital.ts";
import { sentence } from "../../../texts/texts.svelte.ts";
import { BOX } from "../box.ts";

/** The name of a set-up for people; one that is not ours keeps its own. */
export function setupName(setup: string): string {
  const known = BOX.setups.find(({ word }) => word === setup);
  return known ? capital(sentence(known.label)) : setup;
}
