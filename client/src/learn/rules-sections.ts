// The sections of each game's rules, in the order in which one reads them. Their texts stand in `rules-<game>.ftl`.
import { say } from "../texts/texts.svelte.ts";

const SECTIONS: Record<string, string[]> = {
  cities: [
    "aim",
    "tiles",
    "start",
    "round",
    "lay",
    "tourist",
    "level-1",
    "level-2",
    "level-3",
    "end",
    "quick",
    "variants",
  ],
  greentown: [
    "aim",
    "map",
    "turn",
    "order",
    "build",
    "lay",
    "develop",
    "erect",
    "tour",
    "wishes",
    "pay",
    "two",
    "money",
    "end",
  ],
  skylines: [
    "aim",
    "bars",
    "turn",
    "play",
    "place",
    "district",
    "service",
    "exchange",
    "milestone",
    "end",
    "unique",
    "role",
    "policy",
    "news",
    "layout",
  ],
};

export interface Section {
  name: string;
  title: string;
  lines: string[];
}

/** All sections of a game, in the language spoken. */
export function sectionsOf(game: string): Section[] {
  return (SECTIONS[game] ?? []).map((name) => ({
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
