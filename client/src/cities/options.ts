import type { Agreed, GameOptions } from "../table/games.ts";
import { say } from "../texts/texts.svelte.ts";
import Options from "./Options.svelte";

function named({ level = "1", variants = "-" }: Agreed): string {
  const words = variants === "-" ? [] : variants.split(" ");
  return [say("city-level", { level: Number(level) }), ...words.map((word) => say(`city-variant-${word}-short`))].join(
    ", ",
  );
}

export const options: GameOptions = { Options, seats: { least: 1, most: 8 }, named };
