// Lets the lessons judge moves: reads {lesson, step, moves: [{action, before, after}]} by lines, and answers with what is refused.
// Without input it tells the lessons: their names, games, records and steps.
import { readdirSync } from "node:fs";
import { createInterface } from "node:readline";

const games = new URL("../../client/src/games/", import.meta.url);
const found = readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const modules = await Promise.all(found.map(({ name }) => import(new URL(`${name}/lessons/index.ts`, games).href)));
const lessons = modules.flatMap((module) => module.lessons);

if (process.argv[2] === "list") {
  console.log(JSON.stringify(lessons));
} else {
  for await (const line of createInterface({ input: process.stdin })) {
    const { lesson, step, moves } = JSON.parse(line);
    const { wants, astray } = lessons.find(({ name }) => name === lesson).steps[step];
    const refused = moves.filter(({ action, before, after }) => {
      const words = action.split(" ");
      return wants?.({ view: after }, { view: before }, action) || astray?.({ words, ends: [] }, { view: before });
    });
    console.log(JSON.stringify(refused.map(({ action }) => action)));
  }
}
