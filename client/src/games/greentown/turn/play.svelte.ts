// A turn in the making. It knows no rules: it asks how the next word can begin and what it can become, and walks along.
import { type Ask, ChoiceCache } from "../../../table/move/choice-cache.svelte.ts";
import type { ChoiceView, Sentence } from "../../../wire/messages.ts";
import type { GreentownView } from "../pieces/view.ts";
import { BuildingSite } from "./building-site.svelte.ts";
import { byPlace, endOf, kindOf, next, readErect, readStep, readTour, routeOf, stacksAfter } from "./notation.ts";
import { Hand } from "./tile-in-hand.svelte.ts";
import { TourDraft } from "./tour-draft.svelte.ts";

export type Mode = "rest" | "marker" | "step" | "erect" | "tour" | "keep" | "ready";
const BUILDINGS = ["C", "S", "M"];

export class GreentownPlay {
  said = $state.raw<ChoiceView[]>([]); // the words so far, each as it was offered
  pending = $state.raw<ChoiceView | null>(null); // a word that is tried out
  place = $state<string | null>(null); // the tile that is to be developed
  bare = $state(false); // no building is put up
  readonly hand = new Hand(
    () => this.stacks,
    () => this.lays,
  );
  readonly buildingSite = new BuildingSite((begun) => this.#offered(begun));
  readonly tourDraft = new TourDraft((begun) => this.#offered(begun));
  #offers = new ChoiceCache();
  #resumed: string[] | null = null; // words of before a reload that are still to be said
  #view: () => GreentownView;

  constructor(view: () => GreentownView) {
    this.#view = view;
  }

  // What was offered

  readonly words = $derived(this.said.map(({ word }) => word));
  readonly openings = $derived(this.#offered("?"));
  readonly openers = $derived(new Map(this.openings.map((choice) => [choice.word, choice])));
  readonly lays = $derived(this.#offered("+"));
  readonly develops = $derived(this.#offered("^"));

  readonly mode = $derived.by((): Mode => {
    if (!this.#offers.has([...this.words, "?"])) return "rest";
    const { openers } = this;
    if (openers.has("B")) return "marker";
    if (openers.has("+") || openers.has("-")) return "step";
    if (BUILDINGS.some((each) => openers.has(each)) && !this.bare) return "erect";
    if (openers.has("~") || openers.has("~-")) return "tour";
    return openers.has("keep") ? "keep" : "ready";
  });

  // Building

  readonly stacks = $derived.by(() => stacksAfter(this.#view().supply, this.#view().tiles, this.words));
  readonly developPlaces = $derived(byPlace(this.develops.filter(({ why_not }) => !why_not)));

  /** What could replace the tile pointed at, and what cannot, with its reason. */
  readonly candidates = $derived(
    this.place ? this.develops.filter(({ word }) => readStep(word)?.at === this.place && readStep(word)?.exits) : [],
  );

  // What glows

  readonly glowing = $derived.by((): Set<string> => {
    switch (this.mode) {
      case "step":
        return new Set(this.hand.places.keys());
      case "erect":
        return this.buildingSite.open;
      case "tour":
        return this.tourDraft.open;
      default:
        return new Set();
    }
  });
  /** What each place that can be picked brings: a tile as it is held, what replaces a tile at best. */
  readonly gains = $derived.by((): Map<string, number> => {
    const found = new Map<string, number>();
    const note = (at: string, choices: ChoiceView[]) => {
      const gains = choices.flatMap(({ gain }) => gain ?? []);
      if (gains.length > 0) found.set(at, Math.max(...gains));
    };
    if (this.mode === "step") {
      for (const [at, choices] of this.developPlaces) note(at, choices);
      for (const [at, choices] of this.hand.places) note(at, this.#asHeld(choices));
    } else if (this.mode === "erect") for (const at of this.glowing) note(at, this.buildingSite.choicesAt(at));
    else if (this.mode === "tour") for (const at of this.glowing) note(at, this.tourDraft.waysTo(at).slice(0, 1));
    return found;
  });
  /** Places that can be picked without glowing: tiles that can be developed. */
  readonly quiet = $derived(this.mode === "step" ? new Set(this.developPlaces.keys()) : new Set<string>());
  /** Why the other places are closed. */
  readonly closed = $derived.by((): Map<string, Sentence> => {
    const why = new Map<string, Sentence>();
    const { sites } = this.buildingSite;
    const { ways } = this.tourDraft;
    const choices = this.mode === "step" ? [...this.lays, ...this.develops] : this.mode === "erect" ? sites : ways;
    if (this.mode === "rest" || this.mode === "marker") return why;
    for (const { word, why_not } of choices) {
      const at = this.mode === "tour" ? endOf(word) : (readStep(word)?.at ?? readErect(word)?.at ?? "");
      if (why_not && !this.glowing.has(at) && !this.quiet.has(at) && !why.has(at)) why.set(at, why_not);
    }
    return why;
  });

  /** The words as the map shows them, with the one that is tried out. */
  readonly shown = $derived(this.pending && this.mode !== "tour" ? [...this.words, this.pending.word] : this.words);
  readonly route = $derived(routeOf((this.mode === "tour" ? this.tourDraft.last?.word : this.words.at(-1)) ?? ""));

  /** What the word tried out, or the tour so far, would bring. */
  readonly brings = $derived((this.mode === "tour" ? this.tourDraft.last?.brings : this.pending?.brings) ?? []);
  /** The turn in the making as a text, to tell it from what it was before. */
  readonly making = $derived.by(() => {
    const { category, treeAt } = this.buildingSite;
    const parts = [this.pending?.word, this.place, category, treeAt, this.tourDraft.last?.word];
    return [...this.words, ...parts, this.bare, this.hand.exits].join(" ");
  });
  /** Whether the turn can be played as it stands. */
  readonly whole = $derived(this.pending?.whole ?? this.said.at(-1)?.whole ?? false);

  // Deeds

  async begin(ask: Ask): Promise<void> {
    this.rest();
    this.#offers.renew(ask);
    await this.#load();
  }

  rest(): void {
    this.#offers.renew();
    this.#resumed = null;
    this.said = [];
    this.#forget();
  }

  async again(): Promise<void> {
    await this.#load();
    if (this.#resumed) await this.resume(this.#resumed);
  }

  /** A place was pointed at. What stands in the way comes back, if anything does. */
  pick(place: string): Sentence | null {
    const why = this.closed.get(place) ?? null;
    if (this.mode === "step") {
      if (this.glowing.has(place)) this.#tryLay(place);
      else if (this.quiet.has(place) || this.develops.some(({ word }) => readStep(word)?.at === place)) {
        this.place = place;
        this.pending = null;
        const only = this.candidates.filter(({ why_not }) => !why_not);
        if (only.length === 1) this.pending = only[0] ?? null;
      }
    } else if (this.mode === "erect") this.pending = this.buildingSite.pick(place, this.pending);
    else if (this.mode === "tour" && !why) this.#go(place);
    return why;
  }

  /** Take a candidate for the tile that is developed. */
  try(choice: ChoiceView): Sentence | null {
    if (choice.why_not) return choice.why_not;
    this.pending = choice;
    return null;
  }

  hold(kind: string, turns = 0): void {
    this.hand.take(kind, turns);
    this.place = null;
    this.pending = null;
  }

  /** Turn the tile in hand or on trial; candidates for developing are gone through one by one. */
  rotate(by: number): void {
    const tried = readStep(this.pending?.word ?? "");
    if (this.place) {
      const open = this.candidates.filter(({ why_not }) => !why_not);
      this.pending = next(open, this.pending, by);
    } else if (tried?.lays) {
      this.pending = next(this.hand.places.get(tried.at) ?? [], this.pending, by);
      this.hand.show(readStep(this.pending?.word ?? "")?.exits);
    } else this.hand.turn(by);
  }

  build(category: string): void {
    this.buildingSite.choose(category);
    this.pending = null;
    void this.#load();
  }

  /** Go on without a building. */
  skip(): void {
    this.bare = true;
    this.buildingSite.forget();
    this.pending = null;
    void this.#load();
  }

  /** Say a word that was offered: a marker, a lapse, or the one tried out. */
  async say(choice: ChoiceView | null = this.pending): Promise<void> {
    if (!choice) return;
    this.said = [...this.said, choice];
    this.#forget();
    await this.#load();
  }

  /** Say words again as they were said before, and try out the last one; what is not offered any more ends it. */
  async resume(words: string[]): Promise<void> {
    this.#resumed = words; // until it is done: a line that is not there yet answers nothing
    const tried = words.at(-1) ?? "";
    for (const word of words.slice(this.said.length, -1)) {
      const choice = await this.#offeredAs(word);
      if (!choice) return;
      await this.say(choice);
    }
    const choice = tried && !readTour(tried) ? await this.#offeredAs(tried) : null;
    if (choice) this.#tryAgain(choice);
    if (readTour(tried)) {
      this.bare = this.mode === "erect";
      await this.lead(tried);
    }
    if (choice || this.pending || !tried) this.#resumed = null;
  }

  /** A word as it is offered now; null if it is not. */
  async #offeredAs(word: string): Promise<ChoiceView | null> {
    const begun = /^[+^CSM]\(/.test(word) ? (word[0] ?? "") : readTour(word) ? word.slice(0, -1) : "?";
    await this.#load();
    if (begun !== "?") await this.#load(begun);
    const found = this.#offered(begun).find((choice) => choice.word === word && !choice.why_not) ?? null;
    if (!found && this.#offers.has([...this.words, begun])) this.#resumed = null;
    return found;
  }

  /** Try out a step or a building as if it had been picked. */
  #tryAgain(choice: ChoiceView): void {
    const step = readStep(choice.word);
    const built = readErect(choice.word);
    if (step?.lays) this.hand.take(kindOf(step.exits, this.stacks));
    else if (step) this.place = step.at;
    this.hand.show(step?.exits);
    if (built) {
      this.build(built.category);
      this.buildingSite.treeAt = built.treeTo ? built.at : null;
    }
    this.pending = choice;
  }

  /** Show a whole tour, as it was suggested, with every stop on its way. */
  async lead(word: string): Promise<void> {
    if (await this.tourDraft.follow(word, (way) => this.#load(way))) this.pending = this.tourDraft.whole;
  }

  /** One step back: what is tried out first, then word by word. */
  back(): void {
    if (this.mode === "tour" && this.tourDraft.last) {
      this.tourDraft.back();
      this.pending = null;
    } else if (this.buildingSite.treeAt && !this.pending) this.buildingSite.treeAt = null;
    else if (this.pending || this.place) {
      this.pending = null;
      this.place = null;
    } else if (this.buildingSite.category) this.buildingSite.forget();
    else if (this.bare) this.bare = false;
    else this.said = this.said.slice(0, -1);
    void this.#load();
  }

  get canGoBack(): boolean {
    const begun = this.pending ?? this.place ?? this.buildingSite.category ?? this.tourDraft.last;
    return this.said.length > 0 || begun !== null || this.bare;
  }

  #tryLay(place: string): void {
    this.place = null;
    this.pending = this.#asHeld(this.hand.places.get(place) ?? [])[0] ?? null;
    this.hand.show(readStep(this.pending?.word ?? "")?.exits);
  }

  /** The choice that shows the tile as it is held, or else the first. */
  #asHeld(choices: ChoiceView[]): ChoiceView[] {
    const held = choices.filter(({ word }) => readStep(word)?.exits === this.hand.exits);
    return held.length > 0 ? held : choices.slice(0, 1);
  }

  #go(place: string): void {
    if (!this.tourDraft.go(place)) return;
    this.pending = this.tourDraft.whole;
    void this.#load();
  }

  #forget(): void {
    this.pending = null;
    this.place = null;
    this.bare = false;
    this.buildingSite.forget();
    this.tourDraft.forget();
    this.hand.forget();
  }

  #offered(begun: string): ChoiceView[] {
    return this.#offers.after([...this.words, begun]);
  }

  /** Ask for what is missing: how the next word can begin, then what the beginnings can become. */
  async #load(begun = "?"): Promise<void> {
    const look = (each: string) => this.#offers.look([...this.words, each]);
    await look(begun);
    if (begun !== "?") return;
    const wanted: string[] = [];
    if (this.mode === "step") wanted.push(...["+", "^"].filter((each) => this.openers.has(each)));
    if (this.mode === "erect" && this.buildingSite.category) wanted.push(this.buildingSite.category);
    if (this.mode === "tour" && this.openers.has("~") && !this.pending) wanted.push(this.tourDraft.begun);
    await Promise.all(wanted.map(look));
  }
}
