// A turn in the making. It knows no rules: it asks how the next word can begin and what it can become, and walks along.
import { type AskChoices, ChoiceCache } from "../../../table/move/choice-cache.svelte.ts";
import type { ChoiceView, Sentence } from "../../../wire/messages.ts";
import type { GreentownView } from "../pieces/view.ts";
import { BuildingSite } from "./building-site.svelte.ts";
import { Development } from "./develop/development.svelte.ts";
import { next, readStep, routeOf, stacksAfter } from "./notation.ts";
import { OpenPlaces } from "./open-places.svelte.ts";
import { Resumption } from "./resumption.svelte.ts";
import { Hand } from "./tile-in-hand.svelte.ts";
import { TourDraft } from "./tour/tour-draft.svelte.ts";

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
  readonly buildingSite = new BuildingSite((begun) => this.offered(begun));
  readonly tourDraft = new TourDraft((begun) => this.offered(begun));
  readonly places = new OpenPlaces(this);
  readonly resumption = new Resumption(this);
  #offers = new ChoiceCache();
  readonly development: Development;
  #view: () => GreentownView;

  constructor(view: () => GreentownView, aids = () => true) {
    this.#view = view;
    this.development = new Development(this, () => view().tiles, aids);
  }

  // What was offered

  readonly words = $derived(this.said.map(({ word }) => word));
  readonly openings = $derived(this.offered("?"));
  readonly openers = $derived(new Map(this.openings.map((choice) => [choice.word, choice])));
  readonly now = $derived(Number(this.openings.flatMap(({ brings }) => brings)[0]?.args?.now ?? 0)); // what the best tour pays as things are
  readonly lays = $derived(this.offered("+"));
  readonly develops = $derived(this.offered("^"));

  readonly mode = $derived.by((): Mode => {
    if (!this.knows("?")) return "rest";
    const { openers } = this;
    if (openers.has("B")) return "marker";
    if (openers.has("+") || openers.has("-")) return "step";
    if (BUILDINGS.some((each) => openers.has(each)) && !this.bare) return "erect";
    if (openers.has("~") || openers.has("~-")) return "tour";
    return openers.has("keep") ? "keep" : "ready";
  });

  // Building

  readonly stacks = $derived.by(() => stacksAfter(this.#view().supply, this.#view().tiles, this.words));

  /** The words as the map shows them, with the one that is tried out; a building stands already where its tree still has to go. */
  readonly shown = $derived.by(() => {
    const { category, treeAt } = this.buildingSite;
    const tried = this.mode === "tour" ? "" : (this.pending?.word ?? (category && treeAt ? category + treeAt : ""));
    return tried ? [...this.words, tried] : this.words;
  });
  readonly route = $derived(routeOf((this.mode === "tour" ? this.tourDraft.last?.word : this.words.at(-1)) ?? ""));

  /** What the word tried out, or the tour so far, would bring. */
  readonly brings = $derived((this.mode === "tour" ? this.tourDraft.last?.brings : this.pending?.brings) ?? []);
  /** The turn in the making as a text, to tell it from what it was before. */
  readonly making = $derived.by(() => {
    const { category, treeAt } = this.buildingSite;
    const parts = [this.pending?.word, this.place, category, treeAt, this.tourDraft.last?.word];
    return [...this.words, ...parts, this.bare, this.hand.exits].join(" ");
  });
  /** Where a new tile lies on trial. */
  readonly trial = $derived(this.place ? undefined : readStep(this.pending?.word ?? "")?.at);
  /** Whether the tile on trial fits there as it lies only. */
  readonly fixed = $derived.by(() => this.trial !== undefined && this.hand.places.get(this.trial)?.length === 1);
  /** Whether the turn can be played as it stands. */
  readonly whole = $derived(this.pending?.whole ?? this.said.at(-1)?.whole ?? false);

  // Deeds

  async begin(ask: AskChoices): Promise<void> {
    this.rest();
    this.#offers.renew(ask);
    await this.load();
  }

  rest(): void {
    this.#offers.renew();
    this.resumption.cancel();
    this.said = [];
    this.#forget();
  }

  async again(): Promise<void> {
    await this.load();
    await this.resumption.again();
  }

  /** A place was pointed at. What stands in the way comes back, if anything does. */
  pick(place: string): Sentence | null {
    this.resumption.cancel();
    const why = this.places.closed.get(place) ?? null;
    if (this.mode === "step") {
      if (this.places.glowing.has(place)) this.#tryLay(place);
      else if (this.places.quiet.has(place)) {
        this.place = place;
        this.pending = this.development.only;
      }
    } else if (this.mode === "erect") this.pending = this.buildingSite.pick(place, this.pending);
    else if (this.mode === "tour" && !why) this.#go(place);
    return why;
  }

  /** Take a candidate for the tile that is developed. */
  try(choice: ChoiceView): Sentence | null {
    if (choice.why_not) return choice.why_not;
    this.resumption.cancel();
    this.pending = choice;
    return null;
  }

  /** A side of the tile that is developed was touched: it gains an exit, or, touched again, none. */
  touchSide(side: number): void {
    const choice = this.development.additions.get(side) ?? null;
    this.resumption.cancel();
    this.pending = choice?.word === this.pending?.word ? null : choice;
  }

  hold(kind: string, turns = 0): void {
    this.resumption.cancel();
    this.hand.take(kind, turns);
    this.place = null;
    this.pending = null;
  }

  /** Turn the tile in hand or on trial; candidates for developing are gone through one by one. */
  rotate(by: number): void {
    this.resumption.cancel();
    const tried = readStep(this.pending?.word ?? "");
    if (this.place) this.pending = this.development.next(by);
    else if (tried?.lays) {
      this.pending = next(this.hand.places.get(tried.at) ?? [], this.pending, by);
      this.hand.turnTo(readStep(this.pending?.word ?? "")?.exits);
    } else this.hand.turn(by);
  }

  build(category: string): void {
    this.resumption.cancel();
    this.buildingSite.choose(category);
    this.pending = null;
    void this.load();
  }

  /** Go on without a building. */
  skip(): void {
    this.resumption.cancel();
    this.bare = true;
    this.buildingSite.forget();
    this.pending = null;
    void this.load();
  }

  /** Say a word that was offered: a marker, a lapse, or the one tried out. */
  async say(choice: ChoiceView | null = this.pending): Promise<void> {
    if (!choice) return;
    this.resumption.cancel();
    this.said = [...this.said, choice];
    this.#forget();
    await this.load();
  }

  /** Show a tour as it was suggested or begun, with every way that it takes, if it is still wanted when all are known. */
  async lead(told: string, wanted = () => true): Promise<boolean> {
    this.resumption.cancel();
    if (!(await this.tourDraft.follow(told, (way) => this.load(way), wanted))) return false;
    this.pending = this.tourDraft.whole;
    await this.load();
    return true;
  }

  /** One step back: what is tried out first, then word by word. */
  back(): void {
    this.resumption.cancel();
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
    void this.load();
  }

  get canGoBack(): boolean {
    const begun = this.pending ?? this.place ?? this.buildingSite.category ?? this.tourDraft.last;
    return this.said.length > 0 || begun !== null || this.bare;
  }

  #tryLay(place: string): void {
    this.place = null;
    this.pending = this.hand.asHeld(this.hand.places.get(place) ?? [])[0] ?? null;
    this.hand.show(readStep(this.pending?.word ?? "")?.exits);
  }

  #go(place: string): void {
    if (!this.tourDraft.go(place)) return;
    this.pending = this.tourDraft.whole;
    void this.load();
  }

  #forget(): void {
    this.pending = null;
    this.place = null;
    this.bare = false;
    this.buildingSite.forget();
    this.tourDraft.forget();
    this.hand.forget();
  }

  /** What a word that begins so can become. */
  offered(begun: string): ChoiceView[] {
    return this.#offers.after([...this.words, begun]);
  }

  /** Whether that was answered. */
  knows(begun: string): boolean {
    return this.#offers.has([...this.words, begun]);
  }

  /** Ask for what is missing: how the next word can begin, then what the beginnings can become. */
  async load(begun = "?"): Promise<void> {
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
