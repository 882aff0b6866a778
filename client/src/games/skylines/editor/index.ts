import { say } from "../../../texts/texts.svelte.ts";
import type { PieceGroup, SetEditor } from "../../manifest.ts";
import { cardName, markerName } from "../pieces/names.ts";
import {
  type BoxFile,
  columnOf,
  type EditedPart,
  idOf,
  linesOf,
  partsOf,
  readBox,
  replaced,
  withColumn,
} from "./box-file.ts";
import Piece from "./Piece.svelte";
import Thumb from "./Thumb.svelte";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const KINDS = ["R", "C", "I", "svc", "util", "uniq", "role", "policy", "news"];
const WIDE = ["supply", "bar", "layout"];
const OF_SECTION: Record<string, string> = { unique: "uniq", roles: "role", policies: "policy", news: "news" };

function kindOf(part: EditedPart): string {
  if (part.part !== "card") return part.part;
  return OF_SECTION[part.section] ?? columnOf(part, "kind")?.split(":")[0] ?? "";
}

function labelOf(part: EditedPart): string {
  if (part.part === "board") return say("own-board", { letter: part.letter, price: part.price });
  if (part.part === "shape") return say("own-edit-shape", { name: part.name });
  if (part.part === "bar") return markerName(part.marker);
  if (part.part === "supply") return say(`own-kind-${part.zone.toLowerCase()}`);
  if (part.part === "layout") return say("own-edit-layout", { name: part.name });
  return say("own-edit-card", {
    name: cardName((columnOf(part, "name") ?? "").replace(/ ?\[[^\]]*\]$/, "")),
    id: part.columns[0] ?? "",
  });
}

/** A copy of a part under a name that is free; null where there is none. */
function copied(box: BoxFile, part: EditedPart): EditedPart | null {
  if (part.part === "bar" || part.part === "supply") return null; // there is one of each
  const taken = new Set(partsOf(box).map(idOf));
  const free = (names: string[], named: (name: string) => EditedPart) =>
    names.map(named).find((each) => !taken.has(idOf(each))) ?? null;
  if (part.part === "board") return free([...LETTERS], (letter) => ({ ...part, letter }));
  const numbers = Array.from({ length: 99 }, (_, at) => String(at + 1));
  if (part.part === "shape")
    return free(
      numbers.slice(0, 9).map((digit) => part.name.charAt(0) + digit),
      (name) => ({ ...part, name }),
    );
  if (part.part === "layout")
    return free(
      numbers.map((number) => `own${number}`),
      (name) => ({ ...part, name }),
    );
  const root = (part.columns[0] ?? "").replace(/\d+$/, "");
  return free(
    numbers.slice(0, 9).map((digit) => root + digit),
    (id) => withColumn(part, "id", id),
  );
}

export const editor: SetEditor<BoxFile> = {
  ending: "txt",
  read: readBox,
  lines: linesOf,
  groups: (box) => {
    const parts = partsOf(box);
    const group = (kind: string, title: string): PieceGroup => ({
      title,
      wide: KINDS.includes(kind) || WIDE.includes(kind),
      pieces: parts.filter((part) => kindOf(part) === kind).map((part) => ({ id: idOf(part), label: labelOf(part) })),
    });
    return [
      group("board", say("own-boards")),
      group("shape", say("own-shapes")),
      group("supply", say("own-supply")),
      group("layout", say("own-layouts")),
      group("bar", say("own-bars")),
      ...KINDS.map((kind) => group(kind, say(`own-kind-${kind.toLowerCase()}`))),
    ].filter(({ pieces }) => pieces.length > 0);
  },
  Thumb,
  Piece,
  copy: (box, piece) => {
    const part = partsOf(box).find((each) => idOf(each) === piece);
    const copy = part ? copied(box, part) : null;
    return part && copy ? { contents: replaced(box, piece, [part, copy]), piece: idOf(copy) } : null;
  },
  remove: (box, piece) => (/^(bar|supply) /.test(piece) ? null : replaced(box, piece, [])),
};
