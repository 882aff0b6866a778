// What a page and the worker with its engine say to each other. Messages and requests are the texts that a server gets.

/** Addresses of what the worker starts with. */
export interface EngineFiles {
  runtime: string; // the folder of the runtime
  archive: string; // the sources that it runs
  memory?: string; // where the worker keeps what starts the next one sooner; none if it shall not
}

export type ToWorker =
  | { say: "start"; files: EngineFiles }
  | { say: "message"; text: string }
  | { say: "request"; number: number; method: string; path: string; body: string }
  | { say: "run"; number: number; code: string };

export type FromWorker =
  | { say: "ready" }
  | { say: "failed"; why: string }
  | { say: "message"; text: string }
  | { say: "response"; number: number; status: number; body: string };
