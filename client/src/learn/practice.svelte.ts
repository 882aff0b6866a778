// A table that is only studied: the same questions and answers as over the socket, but nothing is stored. A lesson decides
// what happens after each action.
import { sightOf } from "../replay/replay-sight.ts";
import { say } from "../texts/texts.svelte.ts";
import { choicesOf, type TableConnection, type TableReceiver } from "../wire/connection.ts";
import { post, RefusedRequest } from "../wire/http.ts";
import type { ChoiceView, Command, Hint, Sentence, ServerMessage, Studied, TableView } from "../wire/messages.ts";
import type { SeatAction } from "./lesson.ts";

type Refusing = Extract<ServerMessage, { say: "refusal" }>;
export type MoveJudge = (after: TableView, before: TableView, action: string) => Sentence | null;

export class Practice implements TableConnection {
  plays = $state.raw<SeatAction[]>([]);
  /** What stands in the way of an action that the rules allow; null lets it stand. */
  judge: MoveJudge = () => null;
  /** Lays the table after an action that stands, with all that follows from it. */
  went: (plays: SeatAction[]) => Promise<void> = (plays) => this.show(plays);
  /** How the pupil is called; by itself as in the record. */
  called = "";
  #record: string;
  #seat: number;
  #steps: number | null; // how much of the record lies on the table; null for all of it
  #components: string[];
  #watcher: TableReceiver | null = null;
  #sight: TableView | null = null;
  #lastId = 0;
  #number = 0; // of the table that lies there
  #laid: { plays: SeatAction[]; choices: ChoiceView[] } | null = null; // its first choices, which came with it

  constructor(record: string, seat: number, steps: number | null = null, components: string[] = []) {
    this.#record = record;
    this.#seat = seat;
    this.#steps = steps;
    this.#components = components;
  }

  watch(_table: string, watcher: TableReceiver): void {
    this.#watcher = watcher;
    watcher.connectionChanged("open");
  }

  unwatch(): void {
    this.#watcher = null;
  }

  lookFrom(): void {}

  suggest(): void {}

  greet(): void {}

  async hint(): Promise<Hint | null> {
    return null;
  }

  async ask(_table: string, seat: number, words: string[]): Promise<ChoiceView[]> {
    if (words.length === 0 && seat === this.#seat && this.#laid?.plays === this.plays) return this.#laid.choices;
    return this.offered(this.plays, words, seat);
  }

  send(_table: string, command: Command): string {
    this.#lastId += 1;
    const id = `study-${this.#lastId}`;
    if (command.say === "act") void this.#act(id, command.seat, command.action);
    return id;
  }

  /** Lay the table as it is after these plays. */
  async show(plays: SeatAction[]): Promise<void> {
    const studied = await this.#study(plays, this.#seat, []);
    this.plays = plays;
    this.#laid = { plays, choices: choicesOf(studied) };
    this.#lay(this.#seen(studied));
  }

  /** Whether the pupil may play this where the table stands, and nothing is said against it. */
  async allows(action: string): Promise<boolean> {
    try {
      const plays = [...this.plays, { seat: this.#seat, action }];
      const after = this.#seen(await this.#study(plays, this.#seat, []));
      return !this.#sight || !this.judge(after, this.#sight, action);
    } catch (error) {
      if (error instanceof RefusedRequest) return false;
      throw error;
    }
  }

  /** What a seat, the pupil's by itself, could say next after these plays and words. */
  readonly offered = async (plays: SeatAction[], words: string[], seat = this.#seat): Promise<ChoiceView[]> =>
    choicesOf(await this.#study(plays, seat, words));

  /** It is answered only when all that follows lies on the table, so that nobody acts on a table that is about to change. */
  async #act(id: string, seat: number, action: string): Promise<void> {
    const plays = [...this.plays, { seat, action }];
    try {
      const sight = this.#seen(await this.#study(plays, this.#seat, []));
      const wrong = this.#sight && this.judge(sight, this.#sight, action);
      if (wrong) return this.#refuse(id, wrong);
      await this.went(plays);
      this.#watcher?.receive({ say: "answer", table: "study", id, number: this.#number });
    } catch (error) {
      this.#refuse(
        id,
        error instanceof RefusedRequest ? error.why : { key: "page-unreachable", english: say("page-unreachable") },
      );
    }
  }

  #refuse(id: string, why: Sentence): void {
    this.#watcher?.receive({ say: "refusal", table: "study", id, code: "lesson", why: why as Refusing["why"] });
  }

  /** Every table that is laid is newer than the one before it, also one from which something was taken back. */
  #lay(laid: TableView): void {
    this.#number += 1;
    const sight = { ...laid, number: this.#number };
    this.#sight = sight;
    this.#watcher?.receive({ say: "update", table: "study", number: sight.number, facts: [], more: false, sight });
  }

  #seen(studied: Studied): TableView {
    return seen(studied, this.#seat, this.called);
  }

  #study(plays: SeatAction[], seat: number, words: string[]): Promise<Studied> {
    const brought = { text: this.#record, components: this.#components, steps: this.#steps };
    return post<Studied>("/api/study", { ...brought, plays, seat, words });
  }
}

/** What the pupil, who may be called otherwise than in the record, sees of the position. */
function seen({ replayed, to_act }: Studied, seat: number, called: string): TableView {
  const sight = sightOf(replayed, seat);
  const playing = !replayed.finished;
  return {
    ...sight,
    status: playing ? "playing" : "ended",
    why: playing ? null : "finished",
    seat,
    turn: to_act.includes(seat) ? replayed.step : null,
    seats: sight.seats.map((each) => ({
      ...each,
      name: each.seat === seat && called ? called : each.name,
      yours: each.seat === seat,
      to_act: to_act.includes(each.seat),
    })),
  };
}
