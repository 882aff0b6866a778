// The course of one lesson: which step it is at, what has been played by then, and what stands in the way.
import { announce } from "../shell/announce.svelte.ts";
import { settings } from "../shell/settings.svelte.ts";
import { say, sentence } from "../texts/texts.svelte.ts";
import { RefusedRequest } from "../wire/http.ts";
import { Table } from "../wire/table.svelte.ts";
import type { Cue, Lesson, LessonStep, SeatAction } from "./lesson.ts";
import { elementsOf, touchable } from "./pointing/targets.ts";
import { Practice } from "./practice.svelte.ts";

export class LessonCourse {
  at = $state(0);
  busy = $state(false);
  away = $state(false); // the server cannot be reached
  problem = $state("");
  setBack = $state(""); // why the lesson's table has taken the place of the pupil's own in this step, as the key of a sentence
  shown = $state.raw<string[]>([]); // words of the answer that were shown in this step
  shownMove = $state(""); // the whole move that is shown, or begun to be
  wanted = false; // to go on was pressed while something was on its way
  left = false; // the lesson is no longer on the screen
  /** How far the pupil is within the step: the cue of the step that holds now, -1 for its own sentence. */
  #reached = $state(-1);
  #begun: SeatAction[][] = []; // what had been played when each step began
  readonly lesson: Lesson;
  readonly study: Practice;
  readonly table: Table;

  constructor(lesson: Lesson) {
    this.lesson = lesson;
    this.study = new Practice(lesson.record, lesson.seat);
    this.table = new Table(this.study, "study");
    this.table.led = true;
    this.table.grows = lesson.grows ?? null;
    this.table.here = [0, 1, 2, 3, 4, 5, 6, 7]; // nobody in a lesson is away
    this.study.judge = (after, before, action) => {
      const wrong = this.step.answer ? this.step.wants?.(lesson.outline(after, before, action)) : this.unread;
      return wrong ? { key: wrong, english: say(wrong) } : null;
    };
    this.study.went = (plays) => this.on(plays);
    this.table.open();
  }

  get step(): LessonStep {
    return this.lesson.steps[this.at] as LessonStep;
  }

  get last(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }

  /** The key of what is said to whoever would move something where there is only something to read. */
  get unread(): string {
    return this.last ? "learn-over" : "learn-read-first";
  }

  /** Whether something is on its way, so that nobody goes on meanwhile. */
  get underway(): boolean {
    return this.busy || this.table.sending.size > 0 || !this.table.sight;
  }

  /** The move that was shown and still lies on trial; empty where there is none. */
  get onTrial(): string {
    const { words, tried = [] } = this.table.draft;
    return words.concat(tried).join(" ") === this.shownMove ? this.shownMove : "";
  }

  /** What is said now, and what it points at. */
  get cue(): Cue {
    return this.step.cues?.[this.#reached] ?? this.step;
  }

  /** Where that is on the table as it lies. */
  get target(): string {
    return this.#targetOf(this.cue);
  }

  #targetOf({ at }: Cue): string {
    return typeof at === "string" ? at : at(this.study.plays);
  }

  /** What was wrong, until the pupil begins again. */
  get wrong(): string {
    const { refusal, draft } = this.table;
    return this.problem || (refusal && draft.words.length === 0 ? sentence(refusal) : "");
  }

  /** What is said as soon as a move begins wrong. */
  get astray(): string {
    const { sight, sending, draft } = this.table;
    if (!sight || sending.size > 0) return "";
    const key = this.step.answer && this.step.astray?.(draft, sight);
    return key ? say(key) : "";
  }

  /** See how far the pupil's move has come. */
  look(room: ParentNode): void {
    const { cues = [] } = this.step;
    const astray = this.astray !== ""; // then nothing says to finish
    const holds = (cue: (typeof cues)[number]) =>
      (!cue.when || cue.when(this.table.draft)) &&
      !(astray && cue.at === "deed=done") &&
      touchable(elementsOf(this.#targetOf(cue), room));
    this.#reached = cues.findLastIndex(holds);
  }

  /** Lay the table for the step; also again, when the line was away. */
  begin(): Promise<void> {
    return this.trying(this.#lay(this.at));
  }

  /** The next step, after these plays. */
  async on(plays = this.study.plays): Promise<void> {
    if (this.last) return;
    this.setBack = "";
    const next = this.at + 1;
    const { before = [], others } = this.lesson.steps[next] as LessonStep;
    const lay = (until?: number) => this.#together(plays, before.slice(0, until), next);
    await (others?.(this, before, () => this.#go(next), lay) ?? lay());
    this.#go(next);
    if (this.last) settings.lessons = [...new Set([...settings.lessons, this.lesson.name])];
  }

  /** Go on to the next step, with the move that was shown, or as soon as what is on its way has come: a press is never lost. */
  goOn(): void {
    const { onTrial: action } = this;
    const { plays } = this.study;
    if (!this.underway) void this.trying(this.on(action ? [...plays, { seat: this.lesson.seat, action }] : plays));
    else this.wanted = true;
  }

  /** Do what was pressed meanwhile, once nothing is on its way. */
  caughtUp(): void {
    if (this.underway || !this.wanted) return;
    this.wanted = false;
    if ((!this.step.answer || this.onTrial) && !this.last) this.goOn();
  }

  /** The step before, on the table as it was then. */
  async back(): Promise<void> {
    this.setBack = "";
    await this.#lay(this.at - 1);
    this.#go(this.at - 1);
  }

  /** Show what could be done here; it lies on trial until somebody goes on. */
  async showMe(): Promise<void> {
    if (this.step.answer && this.table.sight) await (await import("./moves/show-me.ts")).showMe(this, this.step.answer);
  }

  async trying(doing: Promise<void>): Promise<void> {
    this.busy = true;
    this.problem = "";
    this.away = false;
    try {
      await doing;
    } catch (error) {
      this.wanted = false;
      this.away = !(error instanceof RefusedRequest);
      this.problem = error instanceof RefusedRequest ? sentence(error.why) : say("page-unreachable");
    } finally {
      this.busy = false;
    }
  }

  #go(at: number): void {
    this.table.refusal = null;
    this.#reached = -1;
    this.shown = [];
    this.shownMove = "";
    this.at = at;
    this.#begun[at] = this.study.plays;
  }

  /** Lay the table as it was when the step began. */
  #lay(at: number): Promise<void> {
    return this.study.show(this.#begun[at] ?? this.until(at));
  }

  tellSetBack(why: string): void {
    this.setBack = why;
    announce(say(why));
  }

  /** What has happened by the time of a step, if every answer was the lesson's own. */
  until(number: number): SeatAction[] {
    const plays = this.lesson.steps
      .slice(0, number)
      .flatMap(({ before = [], answer }) => [
        ...before,
        ...(answer ? [{ seat: this.lesson.seat, action: answer }] : []),
      ]);
    return [...plays, ...(this.lesson.steps[number]?.before ?? [])];
  }

  /** What others do before a step. Where nothing like it fits the pupil's own table, the lesson's table takes its place. */
  async #together(plays: SeatAction[], before: SeatAction[], step: number): Promise<void> {
    if (plays === this.study.plays && before.length === 0) return;
    try {
      await this.study.show([...plays, ...before]);
    } catch (error) {
      if (!(error instanceof RefusedRequest)) throw error;
      const like = this.lesson.steps[step]?.likewise;
      const fits =
        like && (await (await import("./moves/fitting-moves.ts")).likewise(plays, before, like, this.study.offered));
      await this.study.show(fits || this.until(step));
      if (!fits) this.tellSetBack("learn-set-back");
    }
  }
}
