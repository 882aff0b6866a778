// The sections of a game's rules in the language spoken, and the search in them.
import { manifestOf } from "../games/index.ts";
import { partsOf, say } from "../texts/texts.svelte.ts";

export interface Statement {
  name: string; // the numbers of the rules that it tells
  text: string;
  box: boolean; // a note for owners of the box
}

export interface RulesSection {
  name: string;
  title: string;
  statements: Statement[];
}

/** All sections of a game, in the language spoken. */
export function sectionsOf(game: string): RulesSection[] {
  return (manifestOf(game)?.rules ?? []).map((name) => ({
    name,
    title: say(`rules-${game}-${name}`),
    statements: statementsOf(`rules-${game}-${name}`),
  }));
}

/** The statements of a section. */
export function statementsOf(key: string): Statement[] {
  return partsOf(key).map(([name, text]) => ({ name, text, box: name.startsWith("box") }));
}

/** The sections in which every word of the search occurs, whatever its case and accents. */
export function search(sections: RulesSection[], words: string): RulesSection[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return sections.filter(({ title, statements }) => {
    const text = plain([title, ...statements.map((statement) => statement.text)].join(" "));
    return wanted.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "");
}
