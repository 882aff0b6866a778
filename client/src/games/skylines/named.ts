// How a game of Skylines is played, in a few words.
import type { Agreed } from "../index.ts";
import { say } from "../../texts/texts.svelte.ts";

export function named({ scenario = "intro", capital }: Agreed): string {
  const words = [say(`sky-scenario-${scenario}`)];
  if (scenario === "5" && capital) words.push(`${say("sky-difficulty")} ${capital}`);
  return words.join(", ");
}
