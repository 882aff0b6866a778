import type { Agreed, GameOptions } from "../table/games.ts";
import { say } from "../texts/texts.svelte.ts";
import Options from "./Options.svelte";

function named({ scenario = "intro", capital }: Agreed): string {
  const words = [say(`sky-scenario-${scenario}`)];
  if (scenario === "5" && capital) words.push(`${say("sky-difficulty")} ${capital}`);
  return words.join(", ");
}

export const options: GameOptions = { Options, seats: { least: 1, most: 4 }, together: true, named };
