import type { Agreed, GameOptions } from "../table/games.ts";
import { known, say } from "../texts/texts.svelte.ts";
import Options from "./Options.svelte";

function named({ setup = "first", money = "hidden", variant = "-" }: Agreed): string {
  const words = [
    known(`green-setup-${setup}`) ? say(`green-setup-${setup}`) : setup,
    say(`green-money-${money}-short`),
  ];
  if (variant === "keep") words.push(say("green-keep-short"));
  return words.join(", ");
}

export const options: GameOptions = { Options, seats: { least: 2, most: 4 }, named };
