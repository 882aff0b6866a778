// A table as this page knows it: what it was shown, who is here, and what is on its way.
import type { Watcher, Wire } from "./connection.ts";
import type { Command, Hint, SeenChoice, SeenFact, Sentence, ServerMessage, Sight, Suggestion } from "./messages.ts";
import { OneByOne } from "./paint-queue.ts";
import type { Line } from "./socket.ts";

type Update = Extract<ServerMessage, { say: "update" }>;

/** A move in the making: the words chosen so far, and what the last word can be. */
export interface SoFar {
  words: string[];
  ends: SeenChoice[];
}

export type Saving = "saved" | "sending" | "not-saved";

export class Table implements Watcher {
  readonly id: string;
  sight = $state.raw<Sight | null>(null);
  facts = $state.raw<SeenFact[]>([]); // by number
  here = $state.raw<number[]>([]); // seats whose persons are connected
  watching = $state(0);
  #suggested = $state.raw<{ number: number; all: Suggestion[] }>({ number: 0, all: [] });
  line = $state<Line>("connecting");
  sending = $state.raw<Map<string, Command>>(new Map()); // said and not yet seen on the table
  doubtful = $state(false); // the server could not save it and is asked again
  refusal = $state.raw<Sentence | null>(null); // why the last thing said was not done
  typed = $state(false); // it was typed, and the box itself says why
  refusedMoves = $state(0); // made on the board: what was offered there cannot be trusted any more
  soFar = $state.raw<SoFar>({ words: [], ends: [] }); // for a lesson that looks over one's shoulder
  gone = $state.raw<Sentence | null>(null); // why the table cannot be shown
  version = $state("");
  outdated = $state(false); // the server has become another since this page was loaded
  ahead = 0; // milliseconds by which the server's clock is before this one
  #connection: Wire;
  #updates: OneByOne<Update>;
  #known = new Map<number, SeenFact>();
  #answered = $state.raw<Map<string, number>>(new Map()); // saved under a number that no sight has reached yet
  #reached = 0; // the number of the last sight
  #glimpsed = false; // whether what is shown came before the line

  /** `next` runs something when what is shown has been painted. */
  constructor(connection: Wire, id: string, next?: (run: () => void) => void) {
    this.#connection = connection;
    this.id = id;
    this.#updates = new OneByOne((update) => this.#update(update), next);
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
    return this.line === "open" && !this.doubtful ? "sending" : "not-saved";
  }

  say(saying: Command, typed = false): void {
    this.refusal = null;
    this.typed = typed;
    const id = this.#connection.say(this.id, saying);
    this.sending = new Map([...this.sending, [id, saying]]);
  }

  /** The action of a seat that has been said and not yet answered. */
  onItsWay(seat: number): string | null {
    for (const saying of this.sending.values()) {
      if (saying.say === "act" && saying.seat === seat) return saying.action;
    }
    return null;
  }

  ask(seat: number, words: string[]): Promise<SeenChoice[]> {
    return this.#connection.ask(this.id, seat, words);
  }

  /** What seats suggest in the position that is shown. */
  get suggestions(): Suggestion[] {
    return this.sight && this.#suggested.number >= this.sight.number ? this.#suggested.all : [];
  }

  /** Show the others what could be done; null takes it back. */
  suggest(seat: number, action: string | null): void {
    this.#connection.suggest(this.id, seat, action);
  }

  /** What a program would do; fails with the reason if there is no hint. */
  hint(seat: number, words: string[] = []): Promise<Hint | null> {
    return this.#connection.hint(this.id, seat, words);
  }

  /** Show what was seen before the line was there; whatever the line brings is newer. */
  glimpse(sight: Sight): void {
    if (this.sight !== null) return;
    this.#see(sight, sight.number);
    this.#glimpsed = true;
  }

  lineTurned(line: Line): void {
    this.line = line;
  }

  heard(frame: ServerMessage): void {
    switch (frame.say) {
      case "welcome":
        this.outdated ||= this.version !== "" && this.version !== frame.version;
        this.version = frame.version;
        this.ahead = frame.now - Date.now();
        return;
      case "update":
        this.#updates.take(frame);
        return;
      case "presence":
        this.here = frame.here;
        this.watching = frame.watching;
        return;
      case "suggestions":
        this.#suggested = { number: frame.number, all: frame.suggestions };
        return;
      case "answer":
        if (this.#reached >= frame.number) this.#settled([frame.id]);
        else this.#answered = new Map([...this.#answered, [frame.id, frame.number]]);
        this.doubtful = false;
        return;
      case "refusal":
        if (this.sending.get(frame.id)?.say === "act" && !this.typed) this.refusedMoves += 1;
        this.#settled([frame.id]);
        this.doubtful = false;
        this.refusal = frame.why;
        return;
      case "unsettled":
        this.doubtful = true;
        return;
      case "gone":
        this.gone = frame.why;
        return;
    }
  }

  #update({ facts, sight, number }: Update): void {
    for (const fact of facts) this.#known.set(fact.number, fact);
    if (facts.length > 0) this.facts = [...this.#known.values()].sort((a, b) => a.number - b.number);
    if (sight) this.#see(sight, number);
  }

  /** Answers come before sights: what was said stays as it is until the table is seen with it, so that nothing flickers back. */
  #see(sight: Sight, number: number): void {
    if (number < this.#reached) return; // nobody is shown the past
    // What the line shows first is, as a rule, what was glimpsed; then nothing is painted twice.
    if (!this.#glimpsed || JSON.stringify(sight) !== JSON.stringify(this.sight)) this.sight = sight;
    this.#glimpsed = false;
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
