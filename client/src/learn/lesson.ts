// A lesson: a position out of a record, and steps in which the pupil reads or acts. The rules stay on the server; a step
// only says what it hopes to see of an action, and sees no more of one than the outline that its lesson makes.
import type { TableView } from "../wire/messages.ts";
import type { MoveDraft } from "../wire/table.svelte.ts";
import type { LessonCourse } from "./course.svelte.ts";

/** An action of a seat; chance is seat -1. */
export interface SeatAction {
  seat: number;
  action: string;
}

/** Shows what was done before a step, which is told by `tell`; `lay` lays it, up to so many plays. */
export type PlayOthers = (
  course: LessonCourse,
  before: SeatAction[],
  tell: () => void,
  lay: (until?: number) => Promise<void>,
) => Promise<void>;

/** A sentence and what on the table it speaks of. */
export interface Cue {
  /** The key of what is said. */
  say: string;
  /** What it points at, by the data attributes of the elements: `part=hand`, `place=a1 place=b1`; by what was played where that differs. */
  at: string | ((plays: readonly SeatAction[]) => string);
  /** What else the sentence names, so that its words keep off it. */
  names?: string;
}

export interface LessonStep<Outline = unknown> extends Cue {
  /** The key of what is said before its own sentence, of what was done for the pupil. */
  first?: string;
  /** What is said instead as a move goes on: the last that holds now and whose thing can be touched. */
  cues?: (Cue & { when?: (draft: MoveDraft) => boolean })[];
  /** What of the table is seen beside the board: its `card`, its `turn` with all but how near the end is, or none; all where nothing is said. */
  shows?: string;
  /** What chance and others do before the pupil. */
  before?: SeatAction[];
  /** What may be done in place of the pupil's actions of these where they do not fit the pupil's own table, word by word. */
  likewise?: RegExp;
  /** How that is shown; by itself it lies there all at once. */
  others?: PlayOthers;
  /** What the pupil could do: shown on demand, and played where somebody goes on without it. None in a step to read. */
  answer?: string;
  /** Whether an action is what the step is about, by its outline; the key of what is said if it is not. */
  wants?(outline: Outline): string | null;
  /** The key of what is said as soon as a move in the making can no longer become what the step is about. */
  astray?: (draft: MoveDraft, before: TableView) => string | null;
}

export interface Lesson<Outline = unknown> {
  name: string;
  game: string;
  /** The seat of the pupil. */
  seat: number;
  /** The record that the lesson begins with. */
  record: string;
  /** All that the steps see of an action and of the table before and after it. */
  outline(after: TableView, before: TableView, action: string): Outline;
  /** Where there is such a thing an answer is shown word by word: the beginnings of a word that are shown before all of it. */
  beginnings?: (word: string) => string[];
  /** All places that it adds to the board, where the pupil adds none: there has to be room for no others. */
  grows?: readonly string[];
  steps: LessonStep<Outline>[];
  /** The game to play afterwards, as the server asks for it. */
  next: { options: Record<string, string>; bots: number };
}
