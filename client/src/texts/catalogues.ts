// How the catalogues are named. A catalogue belongs to a scope, whose texts are loaded together: a game's own name is the scope
// of its `<game>.ftl`, `<game>-page.ftl` and `bots-<game>.ftl`. Its `<game>-options.ftl` is for every screen: lists of tables say
// what was agreed.
export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

const EVERYWHERE = ["page", "shell", "core", "tables", "server"];

/** The scope of a catalogue by its name; empty for what every screen says, as `page.ftl`, `page-<game>.ftl` and `<game>-options.ftl`. */
export function scopeOf(catalogue: string): string {
  const [scope = ""] = catalogue.replace(/^bots-/, "").split("-");
  return EVERYWHERE.includes(scope) || catalogue.endsWith("-options") ? "" : scope;
}
