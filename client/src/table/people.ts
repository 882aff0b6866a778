// How the players that are programs are called.
import { known, say } from "../texts/texts.svelte.ts";

export function botName(bot: string): string {
  const key = `page-bot-${bot}`;
  return known(key) ? say(key) : bot;
}
