// The messages over the one socket of this page. After every reconnect it goes on where it stopped, and
// sends every action that has no answer yet once more under its old id, so that each is done exactly once.

import type {
  ChoiceView,
  ClientMessage,
  Command,
  Greeting,
  Hint,
  Sentence,
  ServerMessage,
  TableView,
  Update,
  Without,
} from "./messages.ts";
import { patched } from "./patches.ts";
import { type ConnectionState, type Environment, ReconnectingSocket } from "./reconnecting-socket.ts";

export interface TableReceiver {
  receive(message: ServerMessage): void;
  connectionChanged(state: ConnectionState): void;
}

interface Watching {
  after: number;
  seat?: number;
  key?: string;
  sight?: TableView | null; // the last one, for which changes come
  watcher: TableReceiver;
}

/** What is asked for an answer; it gets its number when it is sent. */
type Question = Without<Extract<ClientMessage, { ask: number }>, "ask">;

const SETTLE_AGAIN = 1000;
const WATCH_AGAIN = 1000;

/** What a table needs of a connection; a lesson brings one of its own. */
export type TableConnection = Pick<
  Connection,
  "watch" | "unwatch" | "lookFrom" | "send" | "ask" | "hint" | "suggest" | "greet"
>;

export class Connection {
  #environment: Environment;
  #socket: ReconnectingSocket;
  #tables = new Map<string, Watching>();
  #unanswered = new Map<string, string>(); // messages by their ids
  #asks = new Map<number, { settle: (message: ServerMessage) => void; fail: (why: Sentence | null) => void }>();
  #asked = 0;
  #looking = true; // somebody sees the page

  constructor(environment: Environment) {
    this.#environment = environment;
    this.#socket = new ReconnectingSocket(environment, {
      receive: (message) => this.#receive(message),
      changed: (state) => {
        for (const { watcher } of this.#tables.values()) watcher.connectionChanged(state);
      },
      dropped: () => {
        for (const { fail } of this.#asks.values()) fail(null);
        this.#asks.clear();
      },
      table: () => this.#tables.keys().next().value,
    });
  }

  /** Show a table from now on. */
  watch(table: string, watcher: TableReceiver, from: { after?: number; seat?: number; key?: string } = {}): void {
    this.#tables.set(table, { after: 0, ...from, watcher });
    this.#sendWatch(table);
    this.#socket.start();
    watcher.connectionChanged(this.#socket.state);
  }

  /** Look at a table from another of the own seats. */
  lookFrom(table: string, seat: number): void {
    const watching = this.#tables.get(table);
    if (!watching) return;
    watching.seat = seat;
    this.#sendWatch(table);
  }

  unwatch(table: string): void {
    this.#tables.delete(table);
    this.#send({ say: "unwatch", table });
    if (this.#tables.size === 0) this.#socket.stop();
  }

  /** Send a command that must be done exactly once; the answer comes to the watcher under the id given back. */
  send(table: string, command: Command): string {
    const id = this.#environment.id();
    const message = JSON.stringify({ ...command, table, id });
    this.#unanswered.set(id, message);
    this.#socket.send(message);
    return id;
  }

  /** The words that can come next in an action. */
  async ask(table: string, seat: number, words: string[]): Promise<ChoiceView[]> {
    const message = await this.#question({ say: "ask", table, seat, words });
    return message.say === "choices" ? choicesOf(message) : [];
  }

  /** What a program would do; the promise fails with the reason if there is no hint. */
  async hint(table: string, seat: number, words: string[]): Promise<Hint | null> {
    const message = await this.#question({ say: "hint", table, seat, words });
    return message.say === "hint" ? message : null;
  }

  /** Show the others at a table what could be done; null takes it back. */
  suggest(table: string, seat: number, action: string | null): void {
    this.#send({ say: "suggest", table, id: this.#environment.id(), seat, action });
  }

  /** Say a phrase of the list to everybody at a table. */
  greet(table: string, seat: number, greeting: Greeting): void {
    this.#send({ say: "greet", table, id: this.#environment.id(), seat, greeting });
  }

  /** Tell the server whether somebody sees the page; whoever does not is told of turns by notices. */
  look(looking: boolean): void {
    if (looking === this.#looking) return;
    this.#looking = looking;
    for (const table of this.#tables.keys()) this.#sendWatch(table);
  }

  /** Try at once, as when the browser says that it is online again. */
  reconnectNow(): void {
    this.#socket.reconnectNow();
  }

  /** The browser says that it is cut off. */
  disconnect(): void {
    this.#socket.disconnect();
  }

  /** Come again, since this browser has become somebody. */
  reconnect(): void {
    this.disconnect();
    this.reconnectNow();
  }

  #question(asked: Question): Promise<ServerMessage> {
    return new Promise((settle, fail) => {
      if (!this.#socket.welcomed) {
        fail(null);
        return;
      }
      const ask = ++this.#asked;
      this.#asks.set(ask, { settle, fail });
      this.#send({ ...asked, ask });
    });
  }

  #receive(message: ServerMessage): void {
    switch (message.say) {
      case "welcome":
        for (const table of this.#tables.keys()) this.#sendWatch(table);
        for (const unanswered of this.#unanswered.values()) this.#socket.send(unanswered);
        for (const { watcher } of this.#tables.values()) watcher.receive(message);
        return;
      case "choices":
      case "no-choices":
      case "hint":
      case "no-hint":
        this.#replied(message);
        return;
      case "pong":
      case "stopping":
        return;
      case "answer":
      case "refusal":
        this.#unanswered.delete(message.id);
        break;
      case "unsettled":
        this.#environment.after(SETTLE_AGAIN, () => this.#again(message.id));
        break;
      case "later":
        this.#environment.after(WATCH_AGAIN, () => this.#sendWatch(message.table));
        return;
      case "update":
        this.#show(message);
        return;
      case "changes": {
        const { changes, ...update } = message;
        const before = this.#tables.get(message.table)?.sight;
        if (before) this.#show({ ...update, say: "update", sight: patched(before, changes), more: false });
        return;
      }
    }
    this.#tables.get(message.table)?.watcher.receive(message);
  }

  #show(update: Update): void {
    const watching = this.#tables.get(update.table);
    if (!watching) return;
    watching.after = Math.max(watching.after, update.number);
    watching.sight = update.sight ?? watching.sight;
    watching.watcher.receive(update);
  }

  #replied(message: Extract<ServerMessage, { ask: number }>): void {
    const asked = this.#asks.get(message.ask);
    this.#asks.delete(message.ask);
    if (message.say === "choices" || message.say === "hint") asked?.settle(message);
    else asked?.fail(message.why);
  }

  #again(id: string): void {
    const waiting = this.#unanswered.get(id);
    if (waiting) this.#socket.send(waiting);
  }

  #sendWatch(table: string): void {
    const watching = this.#tables.get(table);
    if (!watching) return;
    const { after, seat, key } = watching;
    const from = { ...(seat === undefined ? {} : { seat }), ...(key ? { key } : {}) };
    const unseen = this.#looking ? {} : { looking: false };
    this.#send({ say: "watch", table, after, changes: true, ...from, ...unseen });
  }

  #send(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message));
  }
}

/** The choices with their sentences, which are sent once for all of them. */
export function choicesOf({
  choices,
  sentences,
}: Pick<Extract<ServerMessage, { say: "choices" }>, "choices" | "sentences">): ChoiceView[] {
  const said = (number: number) => sentences[number] ?? { key: "", english: "" };
  return choices.map(({ word, whole, brings = [], why_not = null, gain = null, changes = {}, costs = [] }) => ({
    word,
    whole,
    brings: brings.map(said),
    why_not: why_not === null ? null : said(why_not),
    gain,
    changes,
    costs,
  }));
}
