import { say } from "../../../texts/texts.svelte.ts";
import type { SetEditor } from "../../manifest.ts";
import { faceName } from "../city/names.ts";
import Piece from "./Piece.svelte";
import Thumb from "./Thumb.svelte";
import { linesOf, type Tiles, tilesOf } from "./tiles.ts";

export const editor: SetEditor<Tiles> = {
  ending: "txt",
  read: async (text) => tilesOf(text),
  lines: linesOf,
  groups: (tiles) => [
    {
      title: say("own-tiles"),
      pieces: tiles.map((face, at) => ({
        id: String(at + 1),
        label: say("city-tile", { tile: at + 1, face: faceName(face) }),
      })),
    },
  ],
  Thumb,
  Piece,
};
