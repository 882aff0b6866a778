// News of a table may come in a row, as when a program answers a move at once. Each is shown in a frame of its own: to work
// on the second before the first is painted would keep everybody waiting for both.
type Next = (run: () => void) => void;
/** What has to be over before news is shown; null where nothing has. */
type Before<News> = (news: News) => Promise<void> | null;

export class PaintQueue<News> {
  #waiting: News[] = [];
  #painting = false; // something is shown, or about to be
  #unseen = false; // what was shown last is not painted yet
  #onPainted: (() => void)[] = [];
  #show: (news: News) => void;
  #next: Next;
  #before: Before<News>;

  constructor(show: (news: News) => void, next: Next = afterPaint, before: Before<News> = () => null) {
    this.#show = show;
    this.#next = next;
    this.#before = before;
  }

  take(news: News): void {
    this.#waiting.push(news);
    if (!this.#painting) this.#showNext();
  }

  /** When what was shown last has been painted: what can wait comes then, and keeps nobody from seeing it. */
  async painted(): Promise<void> {
    if (this.#unseen) await new Promise<void>((then) => this.#onPainted.push(then));
  }

  #showNext(): void {
    const [news, ...waiting] = this.#waiting;
    this.#painting = news !== undefined;
    if (news === undefined) return;
    this.#waiting = waiting;
    const before = this.#before(news);
    if (before)
      void before.finally(() => this.#paint(news)); // also if it fails: whatever comes later waits for this
    else this.#paint(news);
  }

  #paint(news: News): void {
    this.#unseen = true;
    try {
      this.#show(news);
    } finally {
      this.#next(() => {
        this.#unseen = false;
        for (const then of this.#onPainted.splice(0)) then();
        this.#showNext();
      });
    }
  }
}

const PATIENCE = 250; // milliseconds: a page that nobody sees has no frames

/** When the next frame has been painted. */
function afterPaint(run: () => void): void {
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    run();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, PATIENCE);
}
