// How the catalogues are named. A catalogue belongs to a scope, whose texts are loaded together. What every game shares stands in
// the folder of the language, what belongs to a game in a folder of its own: `<game>/table.ftl` and `<game>/phrases.ftl`
// are the game's scope, `<game>/learn.ftl` is loaded with its lessons, `<game>/later-lessons.ftl` with all but the first and with the list, `<game>/turn.ftl` with the first turn or hint, `<game>/rules.ftl` and `<game>/glossary.ftl` with its rules.
// `begin.ftl` and `settings.ftl` are loaded with the sheets of a new game and of settings, `play.ftl` with every table, lesson and replay, `company.ftl` with tables alone, what the server refuses and what bots say with the first of it, and
// `<game>/written.ftl` of all games with the first refusal.
export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What the server and its bots say when they refuse or explain something; in English it comes along. */
export const REFUSALS = "refusals";
/** What games say about notation, records, positions and sets that somebody wrote; in English it comes along too. */
export const WRITTEN = "written";
/** What only the home page and invitations say. */
export const START = "start";
/** What stands at every table and in every replay. */
export const PLAY = "play";
/** What stands around a table at which somebody sits; lessons and replays need none of it. */
export const COMPANY = "company";

const EVERYWHERE = ["page", "home", "options"];
const REFUSING = ["core", "tables", "server", "store"];
const NOT_BY_GAME = [
  "companion",
  "own",
  "about",
  "study",
  "review",
  "puzzles",
  "campaign",
  "achievements",
  "history",
  "ratings",
  "picture",
  START,
  WRITTEN,
];
const RULES = ["rules", "glossary"];

/** The scope of a catalogue by its path in the folder of a language, without its ending; empty for what every screen says. */
export function scopeOf(catalogue: string): string {
  const [game, name] = catalogue.includes("/") ? catalogue.split("/") : ["", catalogue];
  if (EVERYWHERE.includes(name ?? "")) return "";
  if (name === "bots" || (!game && REFUSING.includes(name ?? ""))) return REFUSALS;
  if (!game || NOT_BY_GAME.includes(name ?? "")) return name ?? "";
  if (name === "learn") return lessonsOf(game);
  if (name === "later-lessons") return laterLessonsOf(game);
  if (name === "turn") return turnsOf(game);
  return RULES.includes(name ?? "") ? rulesOf(game) : game;
}

/** The scope of what the lessons of a game say after the first, and of what the list says of each. */
export function laterLessonsOf(game: string): string {
  return `later-lessons/${game}`;
}

/** The scope of the lessons of a game. */
export function lessonsOf(game: string): string {
  return `learn/${game}`;
}

/** The scope of what a game says from its first turn on. */
export function turnsOf(game: string): string {
  return `turn/${game}`;
}

/** The scope of the rules of a game. */
export function rulesOf(game: string): string {
  return `rules/${game}`;
}
