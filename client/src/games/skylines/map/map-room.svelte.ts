// How much of the window the city may have, so that the tray below never covers it.
const TRAY = { wide: 272, narrow: 224 }; // pixels that a tray has as a rule, until it is there
const LEAST = 112; // of the city
const GAPS = 16; // above and below the tray

export class MapRoom {
  #top = $state(0); // where the city begins on the page
  #narrow = $state(innerWidth < 640); // a phone: a board is as wide as the window, and only how many rows show can change
  #tray = $state(usual()); // of a wide window the highest so far: the city keeps its size while cards are taken up and put back
  #now = $state(0); // how high the tray is
  #window = $state(innerHeight);

  /** How high the city may be, in pixels. */
  readonly height = $derived(Math.max(LEAST, this.#window - this.#top - this.#tray - GAPS));

  /** Whether both have no room in the window: then the tray lies below the city and scrolls with it. */
  readonly scant = $derived(this.#window - this.#top - this.height - this.#now < GAPS);

  /** Measure the city's place as long as it is shown. */
  readonly city = (element: HTMLElement): (() => void) => {
    const measure = () => {
      if (this.#window !== innerHeight) this.#tray = usual();
      this.#window = innerHeight;
      this.#narrow = innerWidth < 640;
      this.#top = (element.querySelector(".frame") ?? element).getBoundingClientRect().top + scrollY;
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
      this.#tray = this.#narrow ? this.#now : Math.max(this.#tray, Math.min(this.#now, innerHeight * 0.5));
    });
    observer.observe(element);
    return () => observer.disconnect();
  };
}

function usual(): number {
  return innerWidth < 640 ? TRAY.narrow : TRAY.wide;
}
