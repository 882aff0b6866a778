// How a game of Greentown is played, in a few words.
import type { Agreed } from "../index.ts";
import { known, say } from "../../texts/texts.svelte.ts";

export function named({ setup = "first", money = "hidden", variant = "-" }: Agreed): string {
  const words = [
    known(`green-setup-${setup}`) ? say(`green-setup-${setup}`) : setup,
    say(`green-money-${money}-short`),
  ];
  if (variant === "keep") words.push(say("green-keep-short"));
  return words.join(", ");
}
