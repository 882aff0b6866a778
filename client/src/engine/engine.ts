// Python in the browser, as a page sees it: it is fetched and started when somebody first asks it, answers requests as a
// server does, and speaks over something like a socket.
import type { EngineFiles, FromWorker, ToWorker } from "./worker-messages.ts";

/** The list of the files, as the build writes it. */
export interface EngineList {
  runtime: string;
  worker: string;
  archive: string;
  sizes: Record<string, number>;
}

/** The name under which the worker keeps its memory: other files of the engine leave another one. */
export function memoryOf({ runtime, worker, archive }: EngineList): string {
  return `memory-${runtime}-${worker}-${archive}`;
}

/** Somebody has stopped it. */
export class EngineStopped extends Error {}

export interface EngineResponse {
  status: number;
  body: string;
}

/** What the engine needs of the browser. */
export interface EngineEnvironment {
  /** The list and the address of the folder with its files, all of which are then at hand. */
  fetched(): Promise<{ list: EngineList; folder: string }>;
  worker(address: string): Pick<Worker, "postMessage" | "onmessage" | "onerror" | "terminate">;
}

/** As much of a socket as a connection uses. */
export type EngineSocket = Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose">;

type Waiting = { settle: (response: EngineResponse) => void; fail: (error: Error) => void };

export class PageEngine {
  #environment: EngineEnvironment;
  #starting: Promise<Pick<Worker, "postMessage">> | null = null;
  #end: () => void = () => {}; // of the start or of the worker that is there
  #waiting = new Map<number, Waiting>();
  #asked = 0;
  #socket: EngineSocket | null = null;
  #welcomed = false; // over this socket

  constructor(environment: EngineEnvironment) {
    this.#environment = environment;
  }

  /** Fetch and start it, once; whoever asks after it has failed tries again. */
  start(): Promise<Pick<Worker, "postMessage">> {
    this.#starting ??= this.#begin().catch((error) => {
      this.#starting = null;
      throw error;
    });
    return this.#starting;
  }

  /** What the device answers to a request. */
  answer(method: string, path: string, body: string): Promise<EngineResponse> {
    return this.#ask({ say: "request", number: ++this.#asked, method, path, body });
  }

  /** What a piece of Python prints. */
  run(code: string): Promise<EngineResponse> {
    return this.#ask({ say: "run", number: ++this.#asked, code });
  }

  /** End it in the middle of whatever it does; the next question starts another. */
  stop(): void {
    this.#end();
    this.#broken(new EngineStopped());
  }

  /** A new socket to the engine, which must have been started; it takes the place of the last. */
  socket(): EngineSocket {
    const socket: EngineSocket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => this.#hear(socket, String(text)),
      close: () => {
        if (this.#socket === socket) this.#socket = null;
      },
    };
    this.#socket = socket;
    this.#welcomed = false;
    setTimeout(() => socket.onopen?.call(socket as WebSocket, new Event("open")));
    return socket;
  }

  /** A worker in the middle of a thought is not dead, so that nobody waits for it to say so. */
  #hear(socket: EngineSocket, text: string): void {
    if ((JSON.parse(text) as { say: string }).say === "ping") {
      const pong = JSON.stringify({ say: "pong", now: Date.now() });
      socket.onmessage?.call(socket as WebSocket, new MessageEvent("message", { data: pong }));
    } else void this.start().then((worker) => post(worker, { say: "message", text }));
  }

  async #ask(asked: Extract<ToWorker, { number: number }>): Promise<EngineResponse> {
    const worker = await this.start();
    return new Promise((settle, fail) => {
      this.#waiting.set(asked.number, { settle, fail });
      post(worker, asked);
    });
  }

  async #begin(): Promise<Pick<Worker, "postMessage">> {
    const stop = new AbortController();
    const stopped = new Promise<never>((_, fail) => {
      this.#end = () => {
        stop.abort(new EngineStopped());
        fail(stop.signal.reason);
      };
    });
    stopped.catch(() => null); // whoever waits hears of it below
    const { list, folder } = await Promise.race([this.#environment.fetched(), stopped]);
    stop.signal.throwIfAborted();
    const files: EngineFiles = {
      runtime: `${folder}${list.runtime}/`,
      archive: folder + list.archive,
      memory: folder + memoryOf(list),
    };
    const worker = this.#environment.worker(folder + list.worker);
    await new Promise<void>((ready, failed) => {
      const end = (why: Error) => {
        worker.terminate();
        failed(why);
      };
      this.#end = () => end(new EngineStopped());
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.say === "ready") ready();
        else if (data.say === "failed") end(new Error(data.why));
        else this.#told(data);
      };
      worker.onerror = (event) => {
        const why = new Error(event.message);
        end(why);
        this.#broken(why);
      };
      post(worker, { say: "start", files });
    });
    return worker;
  }

  #told(said: Extract<FromWorker, { say: "message" | "response" }>): void {
    if (said.say === "message") {
      this.#welcomed ||= (JSON.parse(said.text) as { say: string }).say === "welcome";
      if (!this.#welcomed) return; // it belongs to the socket before
      this.#socket?.onmessage?.call(this.#socket as WebSocket, new MessageEvent("message", { data: said.text }));
      return;
    }
    this.#waiting.get(said.number)?.settle(said);
    this.#waiting.delete(said.number);
  }

  /** Nothing more will come from this worker; the next question starts another. */
  #broken(why: Error): void {
    this.#starting = null;
    for (const { fail } of this.#waiting.values()) fail(why);
    this.#waiting.clear();
    this.#socket?.onclose?.call(this.#socket as WebSocket, new CloseEvent("close"));
  }
}

function post(worker: Pick<Worker, "postMessage">, message: ToWorker): void {
  worker.postMessage(message);
}
