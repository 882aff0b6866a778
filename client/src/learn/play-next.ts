// What comes after a lesson: a game of what it taught. It is loaded as it is wanted.
import { botsOf, defaultBot } from "../home/bots.ts";
import { navigate } from "../shell/router/router.svelte.ts";
import { post } from "../wire/http.ts";
import type { Lesson } from "./lesson.ts";

/** Open the table of the game to play after a lesson, in the lesson's place. */
export async function playNext({ game, next: { options, bots } }: Lesson): Promise<void> {
  const bot = defaultBot(await botsOf(game), false);
  const seats = [{ who: "you" }, ...Array.from({ length: bots }, () => ({ who: "bot", name: bot }))];
  const asked = { game, options: { ...options, seats: String(bots + 1) }, seats };
  const made = await post<{ table: string }>("/api/tables", asked);
  navigate(`/table/${made.table}`, "replaceState"); // the lesson is over
}
