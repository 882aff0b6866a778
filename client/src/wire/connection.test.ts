import { beforeEach, describe, expect, it } from "vitest";
import { Connection } from "./connection.ts";
import type { ServerMessage } from "./messages.ts";
import { type ConnectionState, DEAD_AFTER, type Environment, PING_EVERY } from "./reconnecting-socket.ts";

class FakeSocket {
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: () => void = () => {};
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  says(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

class FakeEnvironment implements Environment {
  sockets: FakeSocket[] = [];
  named: (string | undefined)[] = [];
  timers = new Set<{ at: number; then: () => void }>();
  now = 0;
  ids = 0;
  ticket = async () => "ticket-1";
  random = () => 1;
  id = () => `action-${++this.ids}`;
  socket(table: string | undefined): WebSocket {
    this.named.push(table);
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket as unknown as WebSocket;
  }
  after(milliseconds: number, then: () => void): () => void {
    const timer = { at: this.now + milliseconds, then };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  }
  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    for (;;) {
      const next = [...this.timers].filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers.delete(next);
      this.now = next.at;
      next.then();
      await turn();
    }
    this.now = end;
  }
}

const turn = () => new Promise((then) => setTimeout(then, 0));

describe("a connection", () => {
  let environment: FakeEnvironment;
  let connection: Connection;
  let messages: ServerMessage[];
  let states: ConnectionState[];

  beforeEach(() => {
    environment = new FakeEnvironment();
    connection = new Connection(environment);
    messages = [];
    states = [];
  });

  const socket = (at = -1) => environment.sockets.at(at) as FakeSocket;

  async function opened(): Promise<void> {
    connection.watch("table-one", {
      receive: (message) => messages.push(message),
      connectionChanged: (state) => states.push(state),
    });
    await turn();
    await welcomed();
  }

  async function welcomed(): Promise<void> {
    socket().onopen();
    socket().says({ say: "welcome", version: "1", now: 0 });
  }

  it("says hello with a ticket and watches from the beginning", async () => {
    await opened();
    expect(socket().sent).toEqual([
      { say: "hello", ticket: "ticket-1" },
      { say: "watch", table: "table-one", after: 0, changes: true },
    ]);
    expect(states.at(-1)).toBe("open");
  });

  it("makes what has changed into the whole sight, and goes on from there", async () => {
    await opened();
    const changed = (number: number, changes: object) =>
      socket().says({ say: "changes", table: "table-one", number, facts: [], changes });
    socket().says({
      say: "update",
      table: "table-one",
      number: 1,
      facts: [],
      sight: { number: 1, turn: 1, seats: [] },
    });
    changed(2, { number: [2], turn: [null] });
    changed(3, { number: [3], seats: { 0: [{ name: "Ada" }] } });
    expect(messages.slice(-2)).toEqual([
      {
        say: "update",
        table: "table-one",
        number: 2,
        facts: [],
        more: false,
        sight: { number: 2, turn: null, seats: [] },
      },
      {
        say: "update",
        table: "table-one",
        number: 3,
        facts: [],
        more: false,
        sight: { number: 3, turn: null, seats: [{ name: "Ada" }] },
      },
    ]);
  });

  it("goes on after a break from the last number, with the unanswered action under its old id", async () => {
    await opened();
    socket().says({ say: "update", table: "table-one", number: 7, facts: [], sight: null });
    const id = connection.send("table-one", { say: "act", seat: 0, turn: 7, action: "8N@e3 -" });
    socket().onclose();
    expect(states.at(-1)).toBe("broken");
    await environment.pass(300);
    await welcomed();
    expect(environment.sockets).toHaveLength(2);
    expect(socket().sent.slice(1)).toEqual([
      { say: "watch", table: "table-one", after: 7, changes: true },
      { say: "act", seat: 0, turn: 7, action: "8N@e3 -", table: "table-one", id },
    ]);
  });

  it("says at every table whether somebody sees the page, once for each change", async () => {
    await opened();
    const before = socket().sent.length;
    for (const looking of [true, false, false, true]) connection.look(looking);
    expect(socket().sent.slice(before)).toEqual([
      { say: "watch", table: "table-one", after: 0, changes: true, looking: false },
      { say: "watch", table: "table-one", after: 0, changes: true },
    ]);
  });

  it("does not send an answered action again", async () => {
    await opened();
    const id = connection.send("table-one", { say: "act", seat: 0, turn: 7, action: "8N@e3 -" });
    socket().says({ say: "answer", table: "table-one", id, number: 8 });
    socket().onclose();
    await environment.pass(300);
    await welcomed();
    expect(socket().sent.map(({ say }) => say)).toEqual(["hello", "watch"]);
  });

  it("sends an unsettled action again under the same id", async () => {
    await opened();
    const id = connection.send("table-one", { say: "vote", offer: 3, agree: true });
    socket().says({ say: "unsettled", table: "table-one", id, why: { key: "k", english: "e", args: {} } });
    await environment.pass(1000);
    expect(socket().sent.filter((message) => message.id === id)).toHaveLength(2);
  });

  it("watches a table again that the server was too busy to open", async () => {
    await opened();
    socket().says({ say: "later", table: "table-one", why: { key: "k", english: "e", args: {} } });
    expect(messages.map((message) => message.say)).not.toContain("gone");
    await environment.pass(1000);
    expect(socket().sent.filter((message) => message.say === "watch")).toHaveLength(2);
  });

  it("pings, and takes silence for death", async () => {
    await opened();
    await environment.pass(PING_EVERY);
    expect(socket().sent.at(-1)).toEqual({ say: "ping" });
    await environment.pass(DEAD_AFTER);
    expect(socket(0).closed).toBe(true);
  });

  it("waits longer after every failure, and never longer than eight seconds", async () => {
    await opened();
    for (let failure = 0; failure < 12; failure++) {
      socket().onclose();
      const waits = [...environment.timers].map((timer) => timer.at - environment.now);
      expect(waits).toHaveLength(1);
      expect(waits[0]).toBeCloseTo(Math.min(8000, 300 * 1.7 ** failure), 3);
      await environment.pass(waits[0] ?? 0);
    }
  });

  it("opens one socket however often it is asked to watch", async () => {
    const watcher = { receive: () => {}, connectionChanged: () => {} };
    connection.watch("table-one", watcher);
    connection.watch("table-two", watcher);
    await turn();
    expect(environment.sockets).toHaveLength(1);
  });

  it("names the first table that it watches whenever it opens a socket, for a proxy that leads a table to one process", async () => {
    const watcher = { receive: () => {}, connectionChanged: () => {} };
    connection.watch("table-one", watcher);
    connection.watch("table-two", watcher);
    await turn();
    connection.unwatch("table-one");
    socket().onclose();
    await environment.pass(300);
    expect(environment.named).toEqual(["table-one", "table-two"]);
  });

  it("fails a question for choices when the line breaks", async () => {
    await opened();
    const asked = connection.ask("table-one", 0, []);
    socket().onclose();
    await expect(asked).rejects.toBeNull();
  });
});
