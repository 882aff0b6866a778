// Lets the lessons judge moves: reads {lesson, step, before, views, moves: [[action, view]]} by lines, where a move names the
// view after it by its place in the list, and answers for each move with the key of what is said against it, or null.
// With the word `list` it tells the lessons: their names, games, records and steps.
import { readdirSync } from "node:fs";
import { createInterface } from "node:readline";

const games = new URL("../../client/src/games/", import.meta.url);
const found = readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const modules = await Promise.all(found.map(({ name }) => import(new URL(`${name}/lessons/index.ts`, games).href)));
const lessons = modules.flatMap((module) => module.lessons);

/** What is said against a move, also while it is made word by word. */
function against({ wants, astray }, action, before, after) {
  const words = action.split(" ");
  for (let many = 1; astray && many <= words.length; many++) {
    const said = astray({ words: words.slice(0, many), ends: [] }, { view: before });
    if (said) return said;
  }
  return wants?.({ view: after }, { view: before }, action) ?? null;
}

if (process.argv[2] === "list") {
  console.log(JSON.stringify(lessons));
} else {
  for await (const line of createInterface({ input: process.stdin })) {
    const { lesson, step, before, views, moves } = JSON.parse(line);
    const judging = lessons.find(({ name }) => name === lesson).steps[step];
    console.log(JSON.stringify(moves.map(([action, view]) => against(judging, action, before, views[view]))));
  }
}
