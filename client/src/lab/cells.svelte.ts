// The cells of the laboratory: pieces of Python that run one after the other in a worker of their own.
import { EngineStopped, type PageEngine } from "../engine/engine.ts";

export interface NotebookCell {
  number: number;
  code: string;
  told: string;
  failed: boolean;
}

export class Cells {
  all = $state<NotebookCell[]>([]);
  running = $state<number | null>(null); // the cell that runs
  #engine: Pick<PageEngine, "run" | "stop">;
  #made = 0;

  constructor(engine: Pick<PageEngine, "run" | "stop">) {
    this.#engine = engine;
  }

  add(code = ""): NotebookCell {
    this.all.push({ number: ++this.#made, code, told: "", failed: false });
    return this.all.at(-1) as NotebookCell;
  }

  remove(number: number): void {
    if (this.running !== number) this.all = this.all.filter((cell) => cell.number !== number);
  }

  /** Run a cell; while one runs no other does. It says `stopped` if somebody stops it, and what is wrong otherwise. */
  async run(cell: NotebookCell, stopped: string): Promise<void> {
    if (this.running !== null) return;
    this.running = cell.number;
    cell.told = "";
    cell.failed = false;
    try {
      const { status, body } = await this.#engine.run(cell.code);
      cell.told = body;
      cell.failed = status >= 300;
    } catch (error) {
      cell.told = error instanceof EngineStopped ? stopped : (error as Error).message;
      cell.failed = true;
    } finally {
      this.running = null;
    }
  }

  /** End what runs, and forget everything that cells have named; the next run starts afresh. */
  stop(): void {
    this.#engine.stop();
  }
}
