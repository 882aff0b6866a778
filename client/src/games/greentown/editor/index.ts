import { loadTexts, say } from "../../../texts/texts.svelte.ts";
import type { SetEditor } from "../../manifest.ts";
import { setupName } from "../pieces/setup-names.ts";
import Piece from "./Piece.svelte";
import Thumb from "./Thumb.svelte";
import { freeName, linesOf, partsOf, type TownSet, townSetOf, withEntry } from "./town-set.ts";

const FEWEST = { tiles: 1, spares: 0, setups: 1, cards: 1 };

export const editor: SetEditor<TownSet> = {
  ending: "json",
  read: async (text) => {
    await loadTexts("companion"); // whose editors are used here too
    return townSetOf(text);
  },
  lines: linesOf,
  groups: (set) => {
    const kinds = (group: "tiles" | "spares") =>
      Object.entries(set[group]).map(([name, { exits, count }]) => ({
        id: `${group} ${name}`,
        label: say("own-edit-kind", { name, exits: exits.length, count }),
      }));
    return [
      { title: say("own-tiles"), pieces: [...kinds("tiles"), ...kinds("spares")] },
      {
        title: say("own-edit-setups"),
        wide: true,
        pieces: Object.keys(set.setups).map((name) => ({
          id: `setups ${name}`,
          label: say("own-setup", { name: setupName(name) }),
        })),
      },
      {
        title: say("own-cards"),
        pieces: Object.entries(set.cards).map(([name, { stops }]) => ({
          id: `cards ${name}`,
          label: say("own-edit-visitors", { name, stops }),
        })),
      },
    ];
  },
  Thumb,
  Piece,
  copy: (set, piece) => {
    const [group, like] = partsOf(piece);
    const name = freeName(set, group, like);
    const entry = set[group][like];
    return entry ? { contents: withEntry(set, group, name, entry), piece: `${group} ${name}` } : null;
  },
  remove: (set, piece) => {
    const [group, name] = partsOf(piece);
    return Object.keys(set[group]).length > FEWEST[group] ? withEntry(set, group, name, null) : null;
  },
};
