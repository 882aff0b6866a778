// Cards that come while one looks on: news, shown large until it was read, and draws on their way to a hand.
import { untrack } from "svelte";
import { announce } from "../../../shell/announce.svelte.ts";
import { Lazy } from "../../../shell/layout/lazy.svelte.ts";
import { say } from "../../../texts/texts.svelte.ts";
import { cardName, withCardNames } from "../pieces/names.ts";
import { type SkylinesCard, type SkylinesView, sentenceOf } from "../pieces/view.ts";

const FLYING = 1800; // milliseconds

export interface DrawnCard {
  card: SkylinesCard;
  seat: number;
}

export class Arrivals {
  news = $state.raw<SkylinesCard | null>(null); // what is shown large
  drawn = $state.raw<DrawnCard | null>(null); // what is on its way to a hand
  fresh = $state.raw<ReadonlySet<string>>(new Set()); // cards that came into hands with the last draw
  replacing = $state(false); // news came instead of a card, so that another is drawn
  readonly flash = new Lazy(() => import("./NewsFlash.svelte")); // what shows news large
  readonly flight = new Lazy(() => import("./DrawnCard.svelte")); // what shows a card on its way
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Watch the table as long as the component lives that calls this; what lay there at first is nothing new. */
  watch(seen: () => { view: SkylinesView; still: boolean }): void {
    let before: SkylinesView | null = null;
    $effect(() => {
      const { view, still } = seen();
      untrack(() => before && !still && view.turn > 0 && this.#compare(before, view));
      before = view;
      if (view.phase === "draw") void Promise.all([this.flash.load(), this.flight.load()]); // so that a card comes over the table with what brought it, not after it
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  /** Show news large, until one goes on. */
  open(news: SkylinesCard): void {
    clearTimeout(this.#timer);
    this.drawn = null;
    this.news = news;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.news = null;
    this.drawn = null;
  }

  #compare(before: SkylinesView, now: SkylinesView): void {
    const { news } = now;
    if (news && news.id !== before.news?.id) {
      this.#newsCame(news);
      return;
    }
    if (this.news && !news) this.close(); // it is no longer in force
    const drawn = now.seats.flatMap(({ seat, hand }) => {
      const had = new Set(before.seats[seat]?.hand.map(({ id }) => id));
      return hand.filter(({ id }) => !had.has(id)).map((card) => ({ card, seat }));
    });
    const [first] = drawn;
    if (!first) return;
    this.replacing = false;
    this.fresh = new Set(drawn.map(({ card }) => card.id));
    if (this.news) return; // who reads the news is not disturbed
    clearTimeout(this.#timer);
    this.drawn = first;
    this.#timer = setTimeout(() => (this.drawn = null), FLYING);
  }

  #newsCame(news: SkylinesCard): void {
    this.replacing = true;
    this.open(news);
    announce(say("sky-news-came", { card: cardName(news.name), told: withCardNames(sentenceOf(news.told)) }));
  }
}
