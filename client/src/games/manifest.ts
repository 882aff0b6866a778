// What a game tells the rest of the page about itself. Every folder beside this file has a `manifest.ts`; it imports nothing
// when it is read, so that home stays small and the build can read it too. Whatever is heavy is loaded when a screen needs it.
import type { Component } from "svelte";
import type { Lesson } from "../learn/lesson.ts";
import type { FactView, TableView } from "../wire/messages.ts";
import type { Table } from "../wire/table.svelte.ts";

/** The options of a game by their names, as the server asks for them. */
export type ChosenOptions = Record<string, string>;

export interface TableScreen {
  /** The game on the table; `still` where nobody can act, as in a replay. */
  Component: Component<{ table: Table; sight: TableView; still?: boolean }>;
  /** What happened, in a sentence; null where the notation says enough. */
  describeFact: (fact: FactView, sight: TableView) => string | null;
  /** The places that a fact speaks of, as the board calls them; none where it speaks of none. */
  placesOf: (fact: FactView, sight: TableView) => string[];
  /** An action of somebody else word by word, as it is played out on the board; none where it is shown at once. */
  partsOf?: (action: string) => string[];
  /** The option whose next word adds something to the game, and how one is invited to try it. */
  grows?: { option: string; told: (word: string) => string };
  /** Load what the table shows at the end, so that nothing moves where a game is over when it is opened. */
  loadEnd: () => Promise<unknown>;
}

/** What a set of own components holds; `contents` are as the server described them. */
// biome-ignore lint/suspicious/noExplicitAny: each game has contents of its own, and gets only those
export type OwnSetView = Component<{ contents: any }>;

/** A line of a set's file, and the piece that it speaks of. */
export interface SetLine {
  text: string;
  piece: string | null;
}

/** Pieces of a set that are alike. */
export interface PieceGroup {
  title: string;
  wide?: boolean; // small pictures of them need more room
  pieces: { id: string; label: string }[];
}

/** How the pieces of a set are drawn. `Contents` is the game's own form of a set; it is replaced and never changed in place. */
export interface SetEditor<Contents> {
  ending: string; // of its files
  /** The contents of a file; `textOf` gives the file of another set that it is built upon. */
  read: (text: string, textOf: (set: string) => Promise<string>) => Promise<Contents>;
  /** The file of a set, line by line. */
  lines: (contents: Contents, name: string) => SetLine[];
  groups: (contents: Contents) => PieceGroup[];
  /** A small picture of a piece. */
  Thumb: Component<{ contents: Contents; piece: string }>;
  /** A piece that can be changed; `described` is the whole set as the server told it last. Changes of one stroke belong together. */
  Piece: Component<{
    contents: Contents;
    piece: string;
    // biome-ignore lint/suspicious/noExplicitAny: each game has contents of its own, and gets only those
    described: any;
    onchange: (contents: Contents, stroke?: string) => void;
  }>;
  /** The set with a copy of a piece, and how that is called; null where there can be no more. */
  copy?: (contents: Contents, piece: string) => { contents: Contents; piece: string } | null;
  /** The set without a piece; null where it is needed. */
  remove?: (contents: Contents, piece: string) => Contents | null;
}

/** The picture of a section of the rules; it shows nothing where a section has none. */
export type RulePictures = Component<{ section: string }>;

/** What the review of a game shows on its board; `view` is the game's own, from the seat that is reviewed. */
export interface GameReview {
  /** A position, with an action tried out on it and the places lit that a remark speaks of. */
  // biome-ignore lint/suspicious/noExplicitAny: each game has views of its own, and gets only those
  Position: Component<{ view: any; seat: number; action: string | null; places: string[]; label: string }>;
  tellPlace?: (place: string) => string; // a place that a remark names
  wide?: boolean; // positions are so wide that two of them stand below each other
  /** An action in words; `view` is any of the game's. */
  // biome-ignore lint/suspicious/noExplicitAny: each game has views of its own, and gets only those
  tellAction: (action: string, view: any) => string;
  /** An amount of what is counted first, such as Greenies; points, if a game says nothing else. */
  tellAmount?: (points: string) => string;
  /** A result at the end of a game in full; points, if a game says nothing else. */
  tellResult?: (points: number) => string;
  /** Whether an action of an exercise is as good as a better one that is told; the same one, if a game says nothing else. */
  isAsGood?: (action: string, better: string, played: string) => boolean;
}

/** What came of a finished game, as its picture tells it. */
export interface PictureResult {
  headline: string;
  score: number | null; // what the picture shows large, if one number says it all
  unit: string; // what is counted
  seats: { seat: number; rank: number; points: string | null }[]; // the first one first; a rank of 0 where nobody is before anybody
}

/** The picture of a finished game that is sent to friends; `view` is the game's own. */
export interface GamePicture {
  /** The board as it lay at the end, in a box of this size; it is a part of a larger drawing. */
  // biome-ignore lint/suspicious/noExplicitAny: each game has views of its own, and gets only those
  Painting: Component<{ view: any; nameOf: (seat: number) => string; wide: number; high: number }>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  resultOf: (view: any, nameOf: (seat: number) => string) => PictureResult;
  /** Load what the painting shows later otherwise. */
  ready?: () => Promise<unknown>;
}

type Loads<Module> = () => Promise<Module>;
type LoadsComponent<Shown> = Loads<{ default: Shown }>;

export interface GameManifest {
  /** Whether a game played alone can be lost; otherwise its points say everything. */
  losableAlone?: boolean;
  /** Whether newcomers play it alone, against its goal, and not with a program. */
  playedAlone?: boolean;
  /** Whether everybody sees the same, so that friends on one device need not look away; it may depend on the options. */
  openInformation?: (options: ChosenOptions) => boolean;
  /** The words that options have with an own set instead of those in the schema; `contents` are as the server described them. */
  // biome-ignore lint/suspicious/noExplicitAny: each game has contents of its own, and gets only those
  ownValues?: (contents: any) => Record<string, readonly string[]>;
  /** The sections of its rules in the order in which one reads them; their texts stand in the game's `rules.ftl`. */
  rules: readonly string[];
  /** The names of its lessons in their order, as they stand in addresses: `/learn/<name>`. */
  lessons: readonly string[];
  /** How a file of own components begins, to show what is wanted. */
  ownSetExample?: string;

  loadTable: Loads<{ table: TableScreen }>; // table/index.ts
  loadScene: LoadsComponent<Component>; // Scene.svelte, its picture on the home page
  loadLessons?: Loads<{ lessons: Lesson[] }>; // lessons/index.ts
  loadCompanion?: LoadsComponent<Component>; // companion/Companion.svelte, beside the physical box
  loadOwnSet?: LoadsComponent<OwnSetView>; // OwnSet.svelte
  // biome-ignore lint/suspicious/noExplicitAny: each game has contents of its own, and gets only those
  loadEditor?: Loads<{ editor: SetEditor<any> }>; // editor/index.ts, which draws sets of own components
  loadPictures?: LoadsComponent<RulePictures>; // rules/Pictures.svelte
  loadPicture: Loads<{ picture: GamePicture }>; // picture/index.ts, a finished game to send to friends
  loadReview?: Loads<{ review: GameReview }>; // review/index.ts, if finished games can be reviewed
}
