// One socket for the whole page. It connects again by itself, goes on where it stopped, and sends every
// action that has no answer yet once more under its old id, so that each is done exactly once.
import type { Heard, Hint, Saying, SeenChoice, Sentence } from "./said.ts";

export type Line = "connecting" | "open" | "broken";

export interface Watcher {
  heard(frame: Heard): void;
  lineTurned(line: Line): void;
}

export interface World {
  ticket(): Promise<string>;
  socket(): WebSocket;
  random(): number;
  after(milliseconds: number, then: () => void): () => void; // answers how to cancel
  id(): string;
}

interface Watching {
  after: number;
  seat?: number;
  key?: string;
  watcher: Watcher;
}

interface Unanswered {
  table: string;
  id: string;
  frame: string;
}

export const FIRST_WAIT = 300;
export const GROWTH = 1.7;
export const LONGEST_WAIT = 8000;
export const PING_EVERY = 2500;
export const DEAD_AFTER = 6000;
export const SETTLE_AGAIN = 1000;

/** What a table needs of a connection; a lesson brings one of its own. */
export type Wire = Pick<Connection, "watch" | "unwatch" | "lookFrom" | "say" | "ask" | "hint" | "suggest">;

export class Connection {
  line: Line = "connecting";
  #world: World;
  #socket: WebSocket | null = null;
  #tables = new Map<string, Watching>();
  #unanswered = new Map<string, Unanswered>();
  #asks = new Map<number, { settle: (frame: Heard) => void; fail: (why: Sentence | null) => void }>();
  #asked = 0;
  #failures = 0;
  #stopped = false;
  #welcomed = false;
  #trying = false;
  #cancelPing = () => {};
  #cancelDeath = () => {};
  #cancelRetry = () => {};

  constructor(world: World) {
    this.#world = world;
  }

  /** Show a table from now on. */
  watch(table: string, watcher: Watcher, from: { after?: number; seat?: number; key?: string } = {}): void {
    this.#tables.set(table, { after: 0, ...from, watcher });
    this.#stopped = false;
    if (this.#welcomed) this.#sendWatch(table);
    else if (this.#socket === null) void this.#connect();
    watcher.lineTurned(this.line);
  }

  /** Look at a table from another of the own seats. */
  lookFrom(table: string, seat: number): void {
    const watching = this.#tables.get(table);
    if (!watching) return;
    watching.seat = seat;
    if (this.#welcomed) this.#sendWatch(table);
  }

  unwatch(table: string): void {
    this.#tables.delete(table);
    if (this.#welcomed) this.#send({ say: "unwatch", table });
    if (this.#tables.size === 0) this.stop();
  }

  /** Say something that must be done exactly once; the answer comes to the watcher under the id given back. */
  say(table: string, saying: Saying): string {
    const id = this.#world.id();
    const frame = JSON.stringify({ ...saying, table, id });
    this.#unanswered.set(id, { table, id, frame });
    if (this.#welcomed) this.#socket?.send(frame);
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
    if (this.#welcomed) this.#send({ say: "suggest", table, id: this.#world.id(), seat, action });
  }

  #question(asked: object): Promise<Heard> {
    return new Promise((settle, fail) => {
      if (!this.#welcomed) {
        fail(null);
        return;
      }
      const ask = ++this.#asked;
      this.#asks.set(ask, { settle, fail });
      this.#send({ ...asked, ask });
    });
  }

  /** Close for good, until something is watched again. */
  stop(): void {
    this.#stopped = true;
    this.#cancelRetry();
    this.#drop();
  }

  /** Try at once, as when the browser says that it is online again. */
  hurry(): void {
    if (this.line !== "broken" || this.#stopped) return;
    this.#cancelRetry();
    void this.#connect();
  }

  /** Come again, since this browser has become somebody. */
  renew(): void {
    this.lost();
    this.hurry();
  }

  /** The browser says that it is cut off; waiting for silence would only hide it. */
  lost(): void {
    if (this.#socket) this.#broken();
  }

  async #connect(): Promise<void> {
    if (this.#trying) return;
    this.#trying = true;
    this.#turn("connecting");
    try {
      const ticket = await this.#world.ticket();
      this.#trying = false;
      if (this.#stopped) return;
      const socket = this.#world.socket();
      this.#socket = socket;
      socket.onopen = () => socket.send(JSON.stringify({ say: "hello", ticket }));
      socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Heard);
      socket.onclose = () => socket === this.#socket && this.#broken();
      this.#alive();
    } catch {
      this.#trying = false;
      this.#broken();
    }
  }

  #hear(frame: Heard): void {
    this.#alive();
    switch (frame.say) {
      case "welcome":
        this.#welcome();
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

  #welcome(): void {
    this.#welcomed = true;
    this.#failures = 0;
    for (const table of this.#tables.keys()) this.#sendWatch(table);
    for (const { frame } of this.#unanswered.values()) this.#socket?.send(frame);
    this.#turn("open");
    this.#ping();
  }

  #replied(frame: Extract<Heard, { ask: number }>): void {
    const asked = this.#asks.get(frame.ask);
    this.#asks.delete(frame.ask);
    if (frame.say === "choices" || frame.say === "hint") asked?.settle(frame);
    else asked?.fail(frame.why);
  }

  #again(id: string): void {
    const waiting = this.#unanswered.get(id);
    if (waiting && this.#welcomed) this.#socket?.send(waiting.frame);
  }

  #sendWatch(table: string): void {
    const watching = this.#tables.get(table);
    if (!watching) return;
    const { after, seat, key } = watching;
    this.#send({ say: "watch", table, after, ...(seat === undefined ? {} : { seat }), ...(key ? { key } : {}) });
  }

  #send(frame: object): void {
    this.#socket?.send(JSON.stringify(frame));
  }

  #ping(): void {
    this.#cancelPing = this.#world.after(PING_EVERY, () => {
      this.#send({ say: "ping" });
      this.#ping();
    });
  }

  #alive(): void {
    this.#cancelDeath();
    this.#cancelDeath = this.#world.after(DEAD_AFTER, () => this.#broken());
  }

  #broken(): void {
    this.#drop();
    if (this.#stopped || this.#tables.size === 0) return;
    this.#turn("broken");
    const most = Math.min(LONGEST_WAIT, FIRST_WAIT * GROWTH ** this.#failures++);
    this.#cancelRetry = this.#world.after(most * this.#world.random(), () => void this.#connect());
  }

  #drop(): void {
    this.#cancelPing();
    this.#cancelDeath();
    this.#welcomed = false;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    for (const { fail } of this.#asks.values()) fail(null);
    this.#asks.clear();
  }

  #turn(line: Line): void {
    this.line = line;
    for (const { watcher } of this.#tables.values()) watcher.lineTurned(line);
  }
}

/** The choices with their sentences, which are sent once for all of them. */
export function choicesOf({
  choices,
  sentences,
}: Pick<Extract<Heard, { say: "choices" }>, "choices" | "sentences">): SeenChoice[] {
  const said = (number: number) => sentences[number] ?? { key: "", english: "" };
  return choices.map(({ word, whole, brings = [], why_not = null }) => ({
    word,
    whole,
    brings: brings.map(said),
    why_not: why_not === null ? null : said(why_not),
  }));
}
