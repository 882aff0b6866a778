// The component sets that come with Townwright, as the very files that the rules read: to play from without a line,
// and to begin an own set from.
export interface SetFile {
  game: string;
  name: string;
  file: string;
  load: () => Promise<string>;
}

const files = import.meta.glob<string>(
  ["../../../src/townwright/games/*/box/*.{txt,json}", "../../../src/townwright/games/*/box/tilesets/*.txt"],
  { query: "?raw", import: "default" },
);

export const BUILT_IN: readonly SetFile[] = Object.entries(files).map(([path, load]) => {
  const parts = path.split("/games/")[1]?.split("/") ?? [];
  const file = parts.at(-1) ?? "";
  return { game: parts[0] ?? "", name: file.replace(/\.\w+$/, ""), file, load };
});

/** The sets of a game, the one that is played by default first. */
export function builtIn(game: string): SetFile[] {
  return BUILT_IN.filter((set) => set.game === game).sort((a, b) => a.name.localeCompare(b.name));
}
