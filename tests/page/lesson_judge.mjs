// Lets the lessons answer questions, one on each line, each about a step: {ask, lesson, step, ...}. What a move is followed by
// is named by its place in a list of views: moves are [action, view].
//   against: what is said against each of the moves, also while they are made word by word; null for nothing
//   outline: what the lesson sees of each of the moves
//   wants:   what is said against actions with each of these outlines
//   astray:  what is said early of each of these drafts {words, ends}
//   list:    the lessons themselves: their names, games, records and steps
import { readdirSync } from "node:fs";
import { createInterface } from "node:readline";

const games = new URL("../../client/src/games/", import.meta.url);
const found = readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const modules = await Promise.all(found.map(({ name }) => import(new URL(`${name}/lessons/index.ts`, games).href)));
const lessons = modules.flatMap((module) => module.lessons);

const remark = ({ astray }, draft, before) => astray?.(draft, before) ?? null;

/** What is said against a move, also while it is made word by word. */
function against({ outline }, step, action, before, after) {
  const words = action.split(" ");
  for (let many = 1; many <= words.length; many++) {
    const said = remark(step, { words: words.slice(0, many), ends: [] }, before);
    if (said) return said;
  }
  return step.wants?.(outline(after, before, action)) ?? null;
}

const ANSWERS = {
  against: (lesson, step, { before, views, moves }) =>
    moves.map(([action, view]) => against(lesson, step, action, before, views[view])),
  outline: (lesson, _step, { before, views, moves }) =>
    moves.map(([action, view]) => lesson.outline(views[view], before, action)),
  wants: (_lesson, step, { outlines }) => outlines.map((outline) => step.wants?.(outline) ?? null),
  astray: (_lesson, step, { before, drafts }) => drafts.map((draft) => remark(step, draft, before)),
};

for await (const line of createInterface({ input: process.stdin })) {
  const { ask, lesson: name, step, ...question } = JSON.parse(line);
  const lesson = lessons.find((each) => each.name === name);
  console.log(JSON.stringify(ask === "list" ? lessons : ANSWERS[ask](lesson, lesson.steps[step], question)));
}
