// A table as this page knows it: what it was shown, who is here, and what is on its way.
import type { TableConnection, TableReceiver } from "./connection.ts";
import type {
  ChoiceView,
  Command,
  FactView,
  Greeting,
  Hint,
  Sentence,
  ServerMessage,
  Suggestion,
  TableView,
  Update,
} from "./messages.ts";
import { PaintQueue } from "./paint-queue.ts";
import type { ConnectionState } from "./reconnecting-socket.ts";

/** A part of somebody else's action that is played out on the board, before the table is shown with all of it. */
export interface PlayedPart {
  seat: number;
  action: string; // the words so far
}

/** A move in the making: the words chosen so far, and what the last word can be, or consists of so far. */
export interface MoveDraft {
  words: string[];
  /** A word after these that is tried out, and not said yet. */
  tried?: string | undefined;
  ends: ChoiceView[];
}

export type Saving = "saved" | "sending" | "not-saved";

export class Table implements TableReceiver {
  readonly id: string;
  sight = $state.raw<TableView | null>(null);
  facts = $state.raw<FactView[]>([]); // by number
  here = $state.raw<number[]>([]); // seats whose persons are connected
  watching = $state(0);
  #suggested = $state.raw<{ number: number; all: Suggestion[] }>({ number: 0, all: [] });
  greeting = $state.raw<{ key: number; seat: number; greeting: Greeting } | null>(null); // what somebody said last
  connectionState = $state<ConnectionState>("connecting");
  sending = $state.raw<Map<string, Command>>(new Map()); // said and not yet seen on the table
  doubtful = $state(false); // the server could not save it and is asked again
  refusal = $state.raw<Sentence | null>(null); // why the last thing said was not done
  typed = $state(false); // it was typed, and the box itself says why
  refusedMoves = $state(0); // made on the board: what was offered there cannot be trusted any more
  draft = $state.raw<MoveDraft>({ words: [], ends: [] }); // for a lesson that looks over one's shoulder
  tryOut: ((words: string[]) => unknown) | null = null; // shows words of a move in the making, for a lesson
  led = false; // it is the lesson that says what is to be done
  grows: readonly string[] | null = null; // all places that a lesson adds to the board; null: whatever a move may add
  gone = $state.raw<Sentence | null>(null); // why the table cannot be shown
  version = $state("");
  outdated = $state(false); // the server has become another since this page was loaded
  played = $state.raw<PlayedPart | null>(null);
  playOut: (update: Update) => Promise<void> | null = () => null; // what is to be seen before an update is shown
  newest = 0; // the number of the newest update that has come, whether it is shown or waits
  clockOffset = 0; // milliseconds by which the server's clock is before this one
  #connection: TableConnection;
  #updates: PaintQueue<Update>;
  #known = new Map<number, FactView>();
  #answered = $state.raw<Map<string, number>>(new Map()); // saved under a number that no sight has reached yet
  #reached = 0; // the number of the last sight
  #prefetched = false; // whether what is shown came before the connection

  /** `next` runs something when what is shown has been painted. */
  constructor(connection: TableConnection, id: string, next?: (run: () => void) => void) {
    this.#connection = connection;
    this.id = id;
    this.#updates = new PaintQueue(
      (update) => this.#update(update),
      next,
      (update) => this.playOut(update),
    );
  }

  open(from: { seat?: number; key?: string } = {}): void {
    this.#connection.watch(this.id, this, from);
  }

  close(): void {
    this.#connection.unwatch(this.id);
  }

  lookFrom(seat: number): void {
    this.#connection.lookFrom(this.id, seat);
  }

  get saving(): Saving {
    if (this.sending.size === this.#answered.size) return "saved";
    return this.connectionState === "open" && !this.doubtful ? "sending" : "not-saved";
  }

  send(command: Command, typed = false): void {
    this.refusal = null;
    this.typed = typed;
    const id = this.#connection.send(this.id, command);
    this.sending = new Map([...this.sending, [id, command]]);
  }

  /** The action of a seat that has been said and not yet answered. */
  pendingAction(seat: number): string | null {
    for (const command of this.sending.values()) {
      if (command.say === "act" && command.seat === seat) return command.action;
    }
    return null;
  }

  /** The words that can come next in an action; they are told once the table is painted as it is asked about. */
  async ask(seat: number, words: string[]): Promise<ChoiceView[]> {
    const choices = await this.#connection.ask(this.id, seat, words);
    await this.#updates.painted();
    return choices;
  }

  /** What seats suggest in the position that is shown. */
  get suggestions(): Suggestion[] {
    return this.sight && this.#suggested.number >= this.sight.number ? this.#suggested.all : [];
  }

  /** Show the others what could be done; null takes it back. */
  suggest(seat: number, action: string | null): void {
    this.#connection.suggest(this.id, seat, action);
  }

  /** Say a phrase of the list to everybody at the table. */
  greet(seat: number, greeting: Greeting): void {
    this.#connection.greet(this.id, seat, greeting);
  }

  /** What a program would do; fails with the reason if there is no hint. */
  hint(seat: number, words: string[] = []): Promise<Hint | null> {
    return this.#connection.hint(this.id, seat, words);
  }

  /** Show what was fetched before there was a connection; whatever the connection brings is newer. */
  showPrefetched(sight: TableView): void {
    if (this.sight !== null) return;
    this.#see(sight, sight.number);
    this.#prefetched = true;
  }

  connectionChanged(state: ConnectionState): void {
    this.connectionState = state;
  }

  receive(message: ServerMessage): void {
    switch (message.say) {
      case "welcome":
        this.outdated ||= this.version !== "" && this.version !== message.version;
        this.version = message.version;
        this.clockOffset = message.now - Date.now();
        return;
      case "update":
        this.gone = null; // it could be computed after all
        this.newest = Math.max(this.newest, message.number);
        this.#updates.take(message);
        return;
      case "presence":
        this.here = message.here;
        this.watching = message.watching;
        return;
      case "suggestions":
        this.#suggested = { number: message.number, all: message.suggestions };
        return;
      case "greeting":
        this.greeting = { key: (this.greeting?.key ?? 0) + 1, seat: message.seat, greeting: message.greeting };
        return;
      case "answer":
        if (this.#reached >= message.number) this.#settled([message.id]);
        else this.#answered = new Map([...this.#answered, [message.id, message.number]]);
        this.doubtful = false;
        return;
      case "refusal":
        if (this.sending.get(message.id)?.say === "act" && !this.typed) this.refusedMoves += 1;
        this.#settled([message.id]);
        this.doubtful = false;
        this.refusal = message.why;
        return;
      case "unsettled":
        this.doubtful = true;
        return;
      case "gone":
        this.gone = message.why;
        return;
    }
  }

  #update({ facts, sight, number }: Update): void {
    for (const fact of facts) this.#known.set(fact.number, fact);
    if (facts.length > 0) this.facts = [...this.#known.values()].sort((a, b) => a.number - b.number);
    if (sight) this.#see(sight, number);
  }

  /** Answers come before sights: what was said stays as it is until the table is seen with it, so that nothing flickers back. */
  #see(sight: TableView, number: number): void {
    if (number < this.#reached) return; // nobody is shown the past
    // What the connection brings first is, as a rule, what was fetched before; then nothing is painted twice.
    if (!this.#prefetched || JSON.stringify(sight) !== JSON.stringify(this.sight)) this.sight = sight;
    this.#prefetched = false;
    this.#reached = number;
    this.#settled([...this.#answered].filter(([, at]) => at <= number).map(([id]) => id));
  }

  #settled(ids: string[]): void {
    if (ids.length === 0) return;
    const without = <Kept>(kept: Map<string, Kept>) => new Map([...kept].filter(([id]) => !ids.includes(id)));
    this.sending = without(this.sending);
    this.#answered = without(this.#answered);
  }
}
