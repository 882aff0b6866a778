// How much of the window the city may have, so that the tray below never covers it.
const TRAY = { wide: 272, high: 308, narrow: 222 }; // pixels that a tray has as a rule, until it is there: at a desk, where the window is high, with what cards of one person have to say; on a phone with a card taken up
const HIGH = 800; // from here on a window has room for them beside a city that is large
const LEAST = 112; // of the city
const GAPS = 12; // above and below the tray
const SPARE = 20; // of the gaps and of the city's frame, which a high card may cover before the head of the page leaves for it
const ROWS = 6; // of a board that a phone always shows, while a tile is laid too; all of them where the head of the page can leave the window for them
const [SIDE, SQUARE, FRAME] = [8, 44, 22]; // a board fits the width of a phone, in squares that are no larger
const LEAST_TAKEN = 150; // of the tray with a card that is taken up

export class MapRoom {
  #top = $state(0); // where the city begins on the page
  #head = $state(0); // what may leave the window above the line that says what to do
  #narrow = $state(innerWidth < 640); // a phone: a board is as wide as the window, and only how many rows show can change
  #square = $state(SQUARE); // of a phone
  #tray = $state(expected()); // of a wide window the highest so far, of a phone the hand's: the city keeps its size while cards are taken up and put back
  #now = $state(0); // how high the tray is
  #window = $state(innerHeight);

  #lifts: () => boolean;

  /** `lifts` tells whether the head of the page leaves the window where that makes room. */
  constructor(lifts: () => boolean) {
    this.#lifts = lifts;
  }

  readonly #rows = (count: number) => count * this.#square + FRAME;
  readonly #least = $derived.by(() => (this.#narrow ? this.#rows(ROWS) : LEAST));

  /** How much the tray gets: on a phone as much as a card that is taken up needs, or what the rows that are always shown leave. */
  readonly #kept = $derived.by(() => {
    const left = this.#window - this.#top - this.#least - GAPS;
    return this.#narrow ? Math.max(this.#tray, Math.min(TRAY.narrow, left)) : this.#tray;
  });

  readonly #free = $derived.by(() => this.#window - this.#top - this.#kept - GAPS);

  /** How high the city may be, in pixels. */
  readonly height = $derived.by(() => {
    const whole = this.#narrow && this.#lifts() ? Math.min(this.#rows(SIDE), this.#free + this.#head) : 0;
    return Math.max(this.#least, this.#free, whole);
  });

  /** How far a phone scrolls the head of the page away, whole, where otherwise rows of a board were out of sight. */
  readonly lift = $derived.by(() =>
    this.#narrow && this.#lifts() && this.height > this.#free + SPARE ? this.#head : 0,
  );

  readonly #below = $derived.by(() => this.#window - this.#top + this.lift - this.height - GAPS);

  /** Whether both have no room in the window: then the tray lies below the city and scrolls with it. */
  readonly scant = $derived.by(() => this.#below < (this.#narrow ? LEAST_TAKEN : this.#now));

  /** How high the tray of a phone may be while a card is taken up, as a length: the city above stays as it is. */
  readonly taken = $derived.by(() => (this.#narrow && !this.scant ? `${this.#below}px` : undefined));

  /** Measure the city's place as long as it is shown. */
  readonly city = (element: HTMLElement): (() => void) => {
    const measure = () => {
      if (this.#window !== innerHeight) this.#tray = expected();
      this.#window = innerHeight;
      this.#narrow = innerWidth < 640;
      this.#square = Math.min(SQUARE, (element.clientWidth - FRAME) / SIDE);
      const top = (part: Element) => part.getBoundingClientRect().top + scrollY;
      this.#top = top(element.querySelector(".frame") ?? element);
      this.#head = element.parentElement ? top(element.parentElement) : 0;
    };
    measure();
    // Whatever comes above the city, as the line of news does, moves it down.
    const observer = new ResizeObserver(measure);
    if (element.parentElement) observer.observe(element.parentElement);
    addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      removeEventListener("resize", measure);
    };
  };

  /** Measure the tray as it grows. */
  readonly tray = (element: HTMLElement): (() => void) => {
    const observer = new ResizeObserver(() => {
      this.#now = element.offsetHeight;
      if (!this.#narrow) this.#tray = Math.max(this.#tray, Math.min(this.#now, innerHeight * 0.5));
      else if (!element.classList.contains("taken")) this.#tray = this.#now;
    });
    observer.observe(element);
    return () => observer.disconnect();
  };
}

/** How high a tray is taken to be until it is measured. */
function expected(): number {
  if (innerWidth < 640) return TRAY.narrow;
  return innerHeight < HIGH ? TRAY.wide : TRAY.high;
}
