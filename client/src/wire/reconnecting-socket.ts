// The socket under everything: it is opened with a ticket, watched for silence, and opened again by itself.
import type { ServerMessage } from "./messages.ts";

export type ConnectionState = "connecting" | "open" | "broken";

export interface Environment {
  ticket(): Promise<string>;
  socket(table: string | undefined): WebSocket;
  random(): number;
  after(milliseconds: number, then: () => void): () => void; // answers how to cancel
  id(): string;
}

/** Who uses the socket. */
interface SocketOwner {
  receive(message: ServerMessage): void;
  changed(state: ConnectionState): void;
  dropped(): void; // what was asked over this socket gets no answer
  table(): string | undefined; // the first that waits for a connection; a proxy may lead all who name one to one process
}

const FIRST_WAIT = 300;
const GROWTH = 1.7;
const LONGEST_WAIT = 8000;
export const PING_EVERY = 2500;
export const DEAD_AFTER = 6000;

export class ReconnectingSocket {
  state: ConnectionState = "connecting";
  welcomed = false; // the server knows who speaks
  #environment: Environment;
  #owner: SocketOwner;
  #socket: WebSocket | null = null;
  #failures = 0;
  #stopped = false;
  #trying = false;
  #cancelPing = () => {};
  #cancelDeath = () => {};
  #cancelRetry = () => {};

  constructor(environment: Environment, owner: SocketOwner) {
    this.#environment = environment;
    this.#owner = owner;
  }

  /** Connect, unless there is a connection or will be one. */
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
  reconnectNow(): void {
    if (this.state !== "broken" || this.#stopped) return;
    this.#cancelRetry();
    void this.#connect();
  }

  /** The browser says that it is cut off; waiting for silence would only hide it. */
  disconnect(): void {
    if (this.#socket) this.#broken();
  }

  /** Send a message; nothing is sent before the server has said welcome. */
  send(message: string): void {
    if (this.welcomed) this.#socket?.send(message);
  }

  async #connect(): Promise<void> {
    if (this.#trying) return;
    this.#trying = true;
    this.#change("connecting");
    try {
      const ticket = await this.#environment.ticket();
      this.#trying = false;
      if (this.#stopped) return;
      const socket = this.#environment.socket(this.#owner.table());
      this.#socket = socket;
      socket.onopen = () => socket.send(JSON.stringify({ say: "hello", ticket }));
      socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ServerMessage);
      socket.onclose = () => socket === this.#socket && this.#broken();
      this.#alive();
    } catch {
      this.#trying = false;
      this.#broken();
    }
  }

  #receive(message: ServerMessage): void {
    this.#alive();
    if (message.say === "welcome") {
      this.welcomed = true;
      this.#failures = 0;
      this.#ping();
    }
    this.#owner.receive(message);
    if (message.say === "welcome") this.#change("open");
  }

  #ping(): void {
    this.#cancelPing = this.#environment.after(PING_EVERY, () => {
      this.send(JSON.stringify({ say: "ping" }));
      this.#ping();
    });
  }

  #alive(): void {
    this.#cancelDeath();
    this.#cancelDeath = this.#environment.after(DEAD_AFTER, () => this.#broken());
  }

  #broken(): void {
    this.#drop();
    if (this.#stopped || !this.#owner.table()) return;
    this.#change("broken");
    const most = Math.min(LONGEST_WAIT, FIRST_WAIT * GROWTH ** this.#failures++);
    this.#cancelRetry = this.#environment.after(most * this.#environment.random(), () => void this.#connect());
  }

  #drop(): void {
    this.#cancelPing();
    this.#cancelDeath();
    this.welcomed = false;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#owner.dropped();
  }

  #change(state: ConnectionState): void {
    this.state = state;
    this.#owner.changed(state);
  }
}
