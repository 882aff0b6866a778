import { expect, test } from "vitest";
import { Connection } from "../wire/connection.ts";
import { PING_EVERY } from "../wire/reconnecting-socket.ts";
import { type EngineList, EngineStopped, PageEngine } from "./engine.ts";
import type { FromWorker, ToWorker } from "./worker-messages.ts";

const LIST: EngineList = { runtime: "python-1", worker: "worker-a.js", archive: "rules-b.zip", sizes: {} };

/** A worker that a test answers for. */
class FakeWorker {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  heard: ToWorker[] = [];
  ended = false;

  postMessage(said: ToWorker): void {
    this.heard.push(said);
  }

  terminate(): void {
    this.ended = true;
  }

  say(said: FromWorker): void {
    this.onmessage?.({ data: said } as MessageEvent);
  }
}

function made(): { engine: PageEngine; workers: FakeWorker[]; addresses: string[] } {
  const workers: FakeWorker[] = [];
  const addresses: string[] = [];
  const engine = new PageEngine({
    fetched: async () => ({ list: LIST, folder: "/sub/engine/" }),
    worker: (address) => {
      addresses.push(address);
      workers.push(new FakeWorker());
      return workers.at(-1) as FakeWorker;
    },
  });
  return { engine, workers, addresses };
}

const settle = () => new Promise((then) => setTimeout(then));

test("it is started once, and requests wait for it", async () => {
  const { engine, workers, addresses } = made();
  const answers = Promise.all([engine.answer("GET", "/api/games", ""), engine.answer("POST", "/api/me", "{}")]);
  await settle();
  const [worker] = workers as [FakeWorker];
  expect(addresses).toEqual(["/sub/engine/worker-a.js"]);
  const files = {
    runtime: "/sub/engine/python-1/",
    archive: "/sub/engine/rules-b.zip",
    memory: "/sub/engine/memory-python-1-worker-a.js-rules-b.zip",
  };
  expect(worker.heard).toEqual([{ say: "start", files }]);

  worker.say({ say: "ready" });
  await settle();
  expect(worker.heard.slice(1).map((said) => "path" in said && said.path)).toEqual(["/api/games", "/api/me"]);
  worker.say({ say: "response", number: 2, status: 409, body: "two" });
  worker.say({ say: "response", number: 1, status: 200, body: "one" });

  expect((await answers).map(({ status, body }) => [status, body])).toEqual([
    [200, "one"],
    [409, "two"],
  ]);
});

test("whoever asks after it could not be started tries again", async () => {
  const { engine, workers } = made();
  const first = engine.start();
  await settle();
  workers[0]?.say({ say: "failed", why: "no memory" });
  await expect(first).rejects.toThrow("no memory");
  expect(workers[0]?.ended).toBe(true);

  const second = engine.start();
  await settle();
  workers[1]?.say({ say: "ready" });
  await second;

  expect(workers).toHaveLength(2);
});

test("it can be stopped at any time, and the next question starts another", async () => {
  const { engine, workers } = made();
  const first = engine.run("while True: pass");
  const second = expect(first).rejects.toThrow(EngineStopped);
  engine.stop(); // before there is a worker
  await second;
  expect(workers).toHaveLength(0);
  const third = engine.run("while True: pass");
  await settle();
  workers[0]?.say({ say: "ready" });
  await settle();

  engine.stop();

  await expect(third).rejects.toThrow(EngineStopped);
  expect(workers[0]?.ended).toBe(true);
  const fourth = engine.run("1");
  await settle();
  workers[1]?.say({ say: "ready" });
  await settle();
  workers[1]?.say({ say: "response", number: 3, status: 200, body: "1" });
  expect((await fourth).body).toBe("1");
});

test("a table is watched over it as over a socket, and a worker in thought counts as alive", async () => {
  const { engine, workers } = made();
  const later: { wait: number; then: () => void }[] = [];
  const connection = new Connection({
    ticket: async () => {
      await engine.start();
      return "any";
    },
    socket: () => engine.socket() as WebSocket,
    random: () => 0,
    after: (wait, then) => {
      later.push({ wait, then });
      return () => {};
    },
    id: () => "an-id",
  });
  const states: string[] = [];
  const said: string[] = [];
  connection.watch("a-table", {
    receive: (message) => said.push(message.say),
    connectionChanged: (state) => states.push(state),
  });
  await settle();
  const [worker] = workers as [FakeWorker];
  worker.say({ say: "ready" });
  await settle();
  await settle();
  expect(worker.heard.at(-1)).toEqual({ say: "message", text: JSON.stringify({ say: "hello", ticket: "any" }) });
  worker.say({ say: "message", text: JSON.stringify({ say: "welcome", version: "1", now: 0 }) });
  await settle();
  const before = worker.heard.length;
  const watching = worker.heard.at(-1);
  expect(watching?.say === "message" && JSON.parse(watching.text)).toMatchObject({ say: "watch", table: "a-table" });

  later.find(({ wait }) => wait === PING_EVERY)?.then(); // it is time to ask whether anybody is there
  await settle();

  expect(worker.heard).toHaveLength(before);
  expect(states.at(-1)).toBe("open");
  expect(said).toEqual(["welcome"]);
});

test("what was meant for the last socket does not reach the next before its welcome", async () => {
  const { engine, workers } = made();
  const starting = engine.start();
  await settle();
  workers[0]?.say({ say: "ready" });
  await starting;
  const heard: string[] = [];
  for (const name of ["first", "second"]) {
    engine.socket().onmessage = ({ data }) => heard.push(`${name} ${JSON.parse(data).say}`);
    for (const say of ["update", "welcome", "update"])
      workers[0]?.say({ say: "message", text: JSON.stringify({ say }) });
  }

  expect(heard).toEqual(["first welcome", "first update", "second welcome", "second update"]);
});

test("a worker that dies breaks the connection and fails what was asked", async () => {
  const { engine, workers } = made();
  const asked = engine.answer("GET", "/api/games", "");
  await settle();
  workers[0]?.say({ say: "ready" });
  await settle();
  const socket = engine.socket();
  let closed = false;
  socket.onclose = () => {
    closed = true;
  };
  workers[0]?.onerror?.({ message: "out of memory" } as ErrorEvent);

  await expect(asked).rejects.toThrow("out of memory");
  expect(closed).toBe(true);
  expect(workers[0]?.ended).toBe(true);
});
