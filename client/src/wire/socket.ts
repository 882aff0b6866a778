// The socket under everything: it is opened with a ticket, watched for silence, and opened again by itself.
import type { ServerMessage } from "./messages.ts";

export type Line = "connecting" | "open" | "broken";

export interface World {
  ticket(): Promise<string>;
  socket(): WebSocket;
  random(): number;
  after(milliseconds: number, then: () => void): () => void; // answers how to cancel
  id(): string;
}

/** Who speaks over the line. */
interface Speaker {
  heard(frame: ServerMessage): void;
  turned(line: Line): void;
  dropped(): void; // what was asked over this socket gets no answer
  needed(): boolean; // whether anything waits for the line
}

const FIRST_WAIT = 300;
const GROWTH = 1.7;
const LONGEST_WAIT = 8000;
export const PING_EVERY = 2500;
export const DEAD_AFTER = 6000;

export class Lifeline {
  state: Line = "connecting";
  welcomed = false; // the server knows who speaks
  #world: World;
  #speaker: Speaker;
  #socket: WebSocket | null = null;
  #failures = 0;
  #stopped = false;
  #trying = false;
  #cancelPing = () => {};
  #cancelDeath = () => {};
  #cancelRetry = () => {};

  constructor(world: World, speaker: Speaker) {
    this.#world = world;
    this.#speaker = speaker;
  }

  /** Open the line, unless it is open or about to be. */
  start(): void {
    this.#stopped = false;
    if (this.#socket === null) void this.#connect();
  }

  /** Close for good, until it is started again. */
  stop(): void {
    this.#stopped = true;
    this.#cancelRetry();
    this.#drop();
  }

  /** Try at once, as when the browser says that it is online again. */
  hurry(): void {
    if (this.state !== "broken" || this.#stopped) return;
    this.#cancelRetry();
    void this.#connect();
  }

  /** The browser says that it is cut off; waiting for silence would only hide it. */
  lost(): void {
    if (this.#socket) this.#broken();
  }

  /** Send a frame; nothing is sent before the server has said welcome. */
  send(frame: string): void {
    if (this.welcomed) this.#socket?.send(frame);
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
      socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ServerMessage);
      socket.onclose = () => socket === this.#socket && this.#broken();
      this.#alive();
    } catch {
      this.#trying = false;
      this.#broken();
    }
  }

  #hear(frame: ServerMessage): void {
    this.#alive();
    if (frame.say === "welcome") {
      this.welcomed = true;
      this.#failures = 0;
      this.#ping();
    }
    this.#speaker.heard(frame);
    if (frame.say === "welcome") this.#turn("open");
  }

  #ping(): void {
    this.#cancelPing = this.#world.after(PING_EVERY, () => {
      this.send(JSON.stringify({ say: "ping" }));
      this.#ping();
    });
  }

  #alive(): void {
    this.#cancelDeath();
    this.#cancelDeath = this.#world.after(DEAD_AFTER, () => this.#broken());
  }

  #broken(): void {
    this.#drop();
    if (this.#stopped || !this.#speaker.needed()) return;
    this.#turn("broken");
    const most = Math.min(LONGEST_WAIT, FIRST_WAIT * GROWTH ** this.#failures++);
    this.#cancelRetry = this.#world.after(most * this.#world.random(), () => void this.#connect());
  }

  #drop(): void {
    this.#cancelPing();
    this.#cancelDeath();
    this.welcomed = false;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#speaker.dropped();
  }

  #turn(line: Line): void {
    this.state = line;
    this.#speaker.turned(line);
  }
}
