// A set in the making: every state it had, and what the server says of the one that is shown.
import type { SetEditor, SetLine } from "../../games/manifest.ts";
import { ensureAnybody } from "../../home/session.ts";
import { post, RefusedRequest } from "../../wire/http.ts";
import type { ComponentSet } from "../../wire/messages.ts";

interface Kept<Contents> {
  name: string;
  contents: Contents;
}

const MOST = 300; // states that can be gone back to
const PAUSE = 700; // milliseconds without a change, after which the server is asked
const SOON = 2000; // after which it is asked again, if it is too busy
const LATER = 6000; // the same, if it was asked too often or cannot be reached
const TOO_MANY = 429;
const BUSY = 500; // and above: it says nothing of the set

async function describedByServer(text: string): Promise<ComponentSet> {
  await ensureAnybody();
  return post<ComponentSet>("/api/components", { text });
}

export class EditedSet<Contents> {
  readonly editor: SetEditor<Contents>;
  #past = $state.raw<Kept<Contents>[]>([]);
  #future = $state.raw<Kept<Contents>[]>([]);
  #now = $state.raw<Kept<Contents>>() as Kept<Contents>;
  #stroke: string | null = null; // what the last change belongs to; the next of the same is a part of it
  held = $state.raw<ComponentSet | null>(null); // the set as the server describes it, if it is good
  refused = $state.raw<RefusedRequest | null>(null);
  checking = $state(false); // whether there is no verdict on the state that is shown yet
  unreachable = $state(false); // whether that is because the server could not be asked
  #timer: ReturnType<typeof setTimeout> | undefined;
  #gone = false;
  readonly #described: (text: string) => Promise<ComponentSet>;

  constructor(editor: SetEditor<Contents>, name: string, contents: Contents, described = describedByServer) {
    this.editor = editor;
    this.#described = described;
    this.#now = { name, contents };
    this.#ask();
  }

  /** Ask the server nothing more. */
  stop(): void {
    this.#gone = true;
    clearTimeout(this.#timer);
  }

  get name(): string {
    return this.#now.name;
  }
  get contents(): Contents {
    return this.#now.contents;
  }
  readonly lines = $derived.by((): SetLine[] => this.editor.lines(this.contents, this.name));
  readonly text = $derived.by(() => `${this.lines.map(({ text }) => text).join("\n")}\n`);
  readonly canUndo = $derived.by(() => this.#past.length > 0);
  readonly canRedo = $derived.by(() => this.#future.length > 0);
  /** The piece that the server refused; null if it is none of them, or nothing is wrong. */
  readonly wrong = $derived.by(() => (this.refused?.line ? (this.lines[this.refused.line - 1]?.piece ?? null) : null));

  /** Go on with other contents. Changes of one stroke, such as a line drawn with a finger, are taken back together. */
  change(contents: Contents, stroke: string | null = null): void {
    this.#go({ ...this.#now, contents }, stroke);
  }

  rename(name: string): void {
    this.#go({ ...this.#now, name }, "name");
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#future = [this.#now, ...this.#future];
    this.#past = this.#past.slice(0, -1);
    this.#show(before);
  }

  redo(): void {
    const [after, ...others] = this.#future;
    if (!after) return;
    this.#past = [...this.#past, this.#now];
    this.#future = others;
    this.#show(after);
  }

  #go(next: Kept<Contents>, stroke: string | null): void {
    if (stroke === null || stroke !== this.#stroke) this.#past = [...this.#past.slice(1 - MOST), this.#now];
    this.#future = [];
    this.#show(next);
    this.#stroke = stroke;
  }

  #show(kept: Kept<Contents>): void {
    this.#now = kept;
    this.#stroke = null;
    this.#ask();
  }

  #ask(pause = PAUSE): void {
    if (this.#gone) return;
    this.checking = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), pause);
  }

  async #check(): Promise<void> {
    const { text } = this;
    try {
      const held = await this.#described(text);
      this.unreachable = false;
      if (text === this.text) [this.held, this.refused, this.checking] = [held, null, false];
    } catch (error) {
      this.unreachable = !(error instanceof RefusedRequest);
      if (text !== this.text) return;
      if (!(error instanceof RefusedRequest) || error.status === TOO_MANY) return this.#ask(LATER);
      if (error.status >= BUSY) return this.#ask(SOON);
      [this.held, this.refused, this.checking] = [null, error, false];
    }
  }
}
