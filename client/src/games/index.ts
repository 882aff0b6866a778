// The games of this page, found by their folders: a game moves in by a folder with a `manifest.ts`, and nothing outside of it
// knows its name. Code and texts of a game are loaded when a screen needs them.
import type { Component } from "svelte";
import { PLAY, turnsOf } from "../texts/catalogues.ts";
import { loadTexts, withTexts } from "../texts/texts.svelte.ts";
import type {
  GameManifest,
  GamePicture,
  GameReview,
  OwnSetView,
  RulePictures,
  SetEditor,
  TableScreen,
} from "./manifest.ts";

const manifests = import.meta.glob<GameManifest>("./*/manifest.ts", { eager: true, import: "manifest" });
import.meta.glob("./*/mood.css", { eager: true }); // colours are needed wherever a game is listed

const byName = new Map(Object.entries(manifests).map(([path, manifest]) => [path.split("/")[1] ?? "", manifest]));

/** The names of all games, in the order in which they are listed. */
export const GAMES: readonly string[] = [...byName.keys()].sort();

/** What a game says of itself; null for one that this page does not know. */
export function manifestOf(game: string): GameManifest | null {
  return byName.get(game) ?? null;
}

/** The table of a game with its texts and those of every table; for a game that is over, with its end. */
export async function loadTable(game: string, over = false): Promise<TableScreen | null> {
  const [loaded] = await Promise.all([loadPart(game, manifestOf(game)?.loadTable), loadTexts(PLAY)]);
  if (over) await loaded?.table.loadEnd();
  return loaded?.table ?? null;
}

/** The companion of a game, with its texts and those of its turns. */
export async function loadCompanion(game: string): Promise<Component | null> {
  return (await loadPlayed(game, manifestOf(game)?.loadCompanion))?.default ?? null;
}

/** What shows the review of a game, with its texts and those of its turns; null where its games cannot be reviewed. */
export async function loadReview(game: string): Promise<GameReview | null> {
  return (await loadPlayed(game, manifestOf(game)?.loadReview))?.review ?? null;
}

/** What shows a set of own components of a game, with its texts. */
export async function loadOwnSet(game: string): Promise<OwnSetView | null> {
  return (await loadPart(game, manifestOf(game)?.loadOwnSet))?.default ?? null;
}

/** What draws own sets of a game, with its texts and those of its turns. */
// biome-ignore lint/suspicious/noExplicitAny: each game has contents of its own, and gets only those
export async function loadEditor(game: string): Promise<SetEditor<any> | null> {
  return (await loadPlayed(game, manifestOf(game)?.loadEditor))?.editor ?? null;
}

/** What draws the pictures of a game's rules, with the texts of its table; null where they have none. */
export async function loadPictures(game: string): Promise<RulePictures | null> {
  return (await loadPart(game, manifestOf(game)?.loadPictures))?.default ?? null;
}

/** What draws the picture of a finished game, with the game's texts and those of its turns. */
export async function loadPicture(game: string): Promise<GamePicture | null> {
  return (await loadPlayed(game, manifestOf(game)?.loadPicture))?.picture ?? null;
}

async function loadPlayed<Module>(game: string, load?: () => Promise<Module>): Promise<Module | null> {
  return load ? withTexts(turnsOf(game), loadPart(game, load)) : null;
}

async function loadPart<Module>(game: string, load?: () => Promise<Module>): Promise<Module | null> {
  return load ? withTexts(game, load()) : null;
}
