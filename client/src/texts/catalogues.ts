// How the catalogues are named. A catalogue belongs to a scope, whose texts are loaded together: a game's own name is the scope
// of its `<game>.ftl`, `<game>-page.ftl` and `bots-<game>.ftl`.
export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

const EVERYWHERE = ["page", "shell", "agreed", "core", "tables", "server"];

/** The scope of a catalogue by its name; empty for what every screen says, as `page.ftl` and `page-<game>.ftl`. */
export function scopeOf(catalogue: string): string {
  const [scope = ""] = catalogue.replace(/^bots-/, "").split("-");
  return EVERYWHERE.includes(scope) ? "" : scope;
}
