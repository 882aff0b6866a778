// How a game of Cities is played, in a few words.
import type { Agreed } from "../index.ts";
import { say } from "../../texts/texts.svelte.ts";

export function named({ level = "1", variants = "-" }: Agreed): string {
  const words = variants === "-" ? [] : variants.split(" ");
  return [say("city-level", { level: Number(level) }), ...words.map((word) => say(`city-variant-${word}-short`))].join(
    ", ",
  );
}
