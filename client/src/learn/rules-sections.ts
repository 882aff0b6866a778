// The sections of a game's rules in the language spoken, and the search in them.
import { manifestOf } from "../games/index.ts";
import { say } from "../texts/texts.svelte.ts";

export interface Section {
  name: string;
  title: string;
  lines: string[];
}

/** All sections of a game, in the language spoken. */
export function sectionsOf(game: string): Section[] {
  return (manifestOf(game)?.rules ?? []).map((name) => ({
    name,
    title: say(`rules-${game}-${name}-title`),
    lines: say(`rules-${game}-${name}-text`).split("\n"),
  }));
}

/** The sections in which every word of the search occurs, whatever its case and accents. */
export function search(sections: Section[], words: string): Section[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return sections.filter(({ title, lines }) => {
    const text = plain([title, ...lines].join(" "));
    return wanted.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "");
}
