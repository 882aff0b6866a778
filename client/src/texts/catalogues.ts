// How the catalogues are named. A catalogue belongs to a scope, whose texts are loaded together. What every game shares stands in
// the folder of the language, what belongs to a game in a folder of its own: `<game>/table.ftl`, `<game>/phrases.ftl` and
// `<game>/bots.ftl` are the game's scope, `<game>/learn.ftl` is loaded with the lessons, `<game>/rules.ftl` and `<game>/glossary.ftl` with its rules.
// `play.ftl` is loaded with every table and replay, and what the server refuses with the first refusal.
export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What the server and its parts say when they refuse something; in English it comes with the refusal. */
export const REFUSALS = "refusals";
/** What stands at every table and in every replay. */
export const PLAY = "play";

const EVERYWHERE = ["page", "shell", "home", "options"];
const REFUSING = ["core", "tables", "server", "store", "bots"];
const WITH_THEIR_PAGE = ["learn", "companion", "own", "about", "study", "review", "daily", "history"];
const RULES = ["rules", "glossary"];

/** The scope of a catalogue by its path in the folder of a language, without its ending; empty for what every screen says. */
export function scopeOf(catalogue: string): string {
  const [game, name] = catalogue.includes("/") ? catalogue.split("/") : ["", catalogue];
  if (EVERYWHERE.includes(name ?? "")) return "";
  if (!game && REFUSING.includes(name ?? "")) return REFUSALS;
  if (!game || WITH_THEIR_PAGE.includes(name ?? "")) return name ?? "";
  return RULES.includes(name ?? "") ? rulesOf(game) : game;
}

/** The scope of the rules of a game. */
export function rulesOf(game: string): string {
  return `rules/${game}`;
}
