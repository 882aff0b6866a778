// How much of the window the city may have, so that the tray below never covers it.
const TRAY = 272; // pixels that a tray has as a rule, until it is there
const LEAST = 200; // of the city

export class MapRoom {
  #top = $state(0); // where the city begins on the page
  #tray = $state(TRAY); // the highest tray so far: the city keeps its size while cards are taken up and put back
  #window = $state(innerHeight);

  /** How high the city may be, in pixels. */
  readonly height = $derived.by(() => Math.max(LEAST, this.#window - this.#top - this.#tray - 24));

  /** Measure the city's place as long as it is shown. */
  readonly city = (element: HTMLElement): (() => void) => {
    const measure = () => {
      if (this.#window !== innerHeight) this.#tray = TRAY;
      this.#window = innerHeight;
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
      this.#tray = Math.max(this.#tray, Math.min(element.offsetHeight, innerHeight * 0.5));
    });
    observer.observe(element);
    return () => observer.disconnect();
  };
}
