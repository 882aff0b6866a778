// What is said and heard over the one line of this page. After every new beginning it goes on where it stopped, and
// sends every action that has no answer yet once more under its old id, so that each is done exactly once.

import type { Command, Hint, SeenChoice, Sentence, ServerMessage } from "./messages.ts";
import { Lifeline, type Line, type World } from "./socket.ts";

export interface Watcher {
  heard(frame: ServerMessage): void;
  lineTurned(line: Line): void;
}

interface Watching {
  after: number;
  seat?: number;
  key?: string;
  watcher: Watcher;
}

const SETTLE_AGAIN = 1000;

/** What a table needs of a connection; a lesson brings one of its own. */
export type Wire = Pick<Connection, "watch" | "unwatch" | "lookFrom" | "say" | "ask" | "hint" | "suggest">;

export class Connection {
  #world: World;
  #line: Lifeline;
  #tables = new Map<string, Watching>();
  #unanswered = new Map<string, string>(); // frames by their ids
  #asks = new Map<number, { settle: (frame: ServerMessage) => void; fail: (why: Sentence | null) => void }>();
  #asked = 0;

  constructor(world: World) {
    this.#world = world;
    this.#line = new Lifeline(world, {
      heard: (frame) => this.#hear(frame),
      turned: (line) => {
        for (const { watcher } of this.#tables.values()) watcher.lineTurned(line);
      },
      dropped: () => {
        for (const { fail } of this.#asks.values()) fail(null);
        this.#asks.clear();
      },
      needed: () => this.#tables.size > 0,
    });
  }

  /** Show a table from now on. */
  watch(table: string, watcher: Watcher, from: { after?: number; seat?: number; key?: string } = {}): void {
    this.#tables.set(table, { after: 0, ...from, watcher });
    this.#sendWatch(table);
    this.#line.start();
    watcher.lineTurned(this.#line.state);
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
    if (this.#tables.size === 0) this.#line.stop();
  }

  /** Say something that must be done exactly once; the answer comes to the watcher under the id given back. */
  say(table: string, saying: Command): string {
    const id = this.#world.id();
    const frame = JSON.stringify({ ...saying, table, id });
    this.#unanswered.set(id, frame);
    this.#line.send(frame);
    return id;
  }

  /** The words that can come next in an action. */
  async ask(table: string, seat: number, words: string[]): Promise<SeenChoice[]> {
    const frame = await this.#question({ say: "ask", table, seat, words });
    return frame.say === "choices" ? choicesOf(frame) : [];
  }

  /** What a program would do; the promise fails with the reason if there is no hint. */
  async hint(table: string, seat: number, words: string[]): Promise<Hint | null> {
    const frame = await this.#question({ say: "hint", table, seat, words });
    return frame.say === "hint" ? frame : null;
  }

  /** Show the others at a table what could be done; null takes it back. */
  suggest(table: string, seat: number, action: string | null): void {
    this.#send({ say: "suggest", table, id: this.#world.id(), seat, action });
  }

  /** Try at once, as when the browser says that it is online again. */
  hurry(): void {
    this.#line.hurry();
  }

  /** The browser says that it is cut off. */
  lost(): void {
    this.#line.lost();
  }

  /** Come again, since this browser has become somebody. */
  renew(): void {
    this.lost();
    this.hurry();
  }

  #question(asked: object): Promise<ServerMessage> {
    return new Promise((settle, fail) => {
      if (!this.#line.welcomed) {
        fail(null);
        return;
      }
      const ask = ++this.#asked;
      this.#asks.set(ask, { settle, fail });
      this.#send({ ...asked, ask });
    });
  }

  #hear(frame: ServerMessage): void {
    switch (frame.say) {
      case "welcome":
        for (const table of this.#tables.keys()) this.#sendWatch(table);
        for (const unanswered of this.#unanswered.values()) this.#line.send(unanswered);
        for (const { watcher } of this.#tables.values()) watcher.heard(frame);
        return;
      case "choices":
      case "no-choices":
      case "hint":
      case "no-hint":
        this.#replied(frame);
        return;
      case "pong":
      case "stopping":
        return;
      case "answer":
      case "refusal":
        this.#unanswered.delete(frame.id);
        break;
      case "unsettled":
        this.#world.after(SETTLE_AGAIN, () => this.#again(frame.id));
        break;
      case "update": {
        const watching = this.#tables.get(frame.table);
        if (watching) watching.after = Math.max(watching.after, frame.number);
        break;
      }
    }
    this.#tables.get(frame.table)?.watcher.heard(frame);
  }

  #replied(frame: Extract<ServerMessage, { ask: number }>): void {
    const asked = this.#asks.get(frame.ask);
    this.#asks.delete(frame.ask);
    if (frame.say === "choices" || frame.say === "hint") asked?.settle(frame);
    else asked?.fail(frame.why);
  }

  #again(id: string): void {
    const waiting = this.#unanswered.get(id);
    if (waiting) this.#line.send(waiting);
  }

  #sendWatch(table: string): void {
    const watching = this.#tables.get(table);
    if (!watching) return;
    const { after, seat, key } = watching;
    this.#send({ say: "watch", table, after, ...(seat === undefined ? {} : { seat }), ...(key ? { key } : {}) });
  }

  #send(frame: object): void {
    this.#line.send(JSON.stringify(frame));
  }
}

/** The choices with their sentences, which are sent once for all of them. */
export function choicesOf({
  choices,
  sentences,
}: Pick<Extract<ServerMessage, { say: "choices" }>, "choices" | "sentences">): SeenChoice[] {
  const said = (number: number) => sentences[number] ?? { key: "", english: "" };
  return choices.map(({ word, whole, brings = [], why_not = null }) => ({
    word,
    whole,
    brings: brings.map(said),
    why_not: why_not === null ? null : said(why_not),
  }));
}
