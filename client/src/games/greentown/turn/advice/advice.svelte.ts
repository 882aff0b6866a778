// What a program would do next: it points out a marker, a place or a tour with a reason, and tries it out when asked again.
import { settings } from "../../../../shell/settings.svelte.ts";
import type { HintRequest } from "../../../../table/move/hint-request.svelte.ts";
import type { HintedDeed } from "../../../../table/move/remark.svelte.ts";
import { capital } from "../../../../texts/capital.ts";
import { turnsOf } from "../../../../texts/catalogues.ts";
import { loadTexts, say } from "../../../../texts/texts.svelte.ts";
import type { ChoiceView, Hint, Sentence } from "../../../../wire/messages.ts";
import { without } from "../develop/candidates.ts";
import { type Painted, readErect, readStep, readTour, routeOf } from "../notation.ts";
import type { GreentownPlay, Mode } from "../play.svelte.ts";
import { seenThere } from "./seen-there.ts";

const NOTHING = { choice: "", making: "", way: "" };
const ADVISED: readonly Mode[] = ["marker", "step", "erect", "tour"];
const LATER = /^bot-greentown-(erects|streets)/; // remarks on what pays nothing now

export interface Advised {
  text: string; // what to do
  why?: string;
  deed: HintedDeed | null;
}

interface Turn {
  tileAt: (place: string) => Painted | undefined; // as it lies before what is tried out
  choose: (choice: ChoiceView) => unknown; // a marker
  skip: () => void; // no building
}

export class TurnAdvice {
  #pointed = $state.raw(NOTHING); // what it would choose below the map, and the tour that it would lead, while the turn stands as it did
  #plan: Hint | null = null; // the turn that it has in mind, as long as it is played so
  #play: GreentownPlay;
  #request: HintRequest;
  #told: (phrase: Sentence) => string;
  #turn: Turn;

  constructor(play: GreentownPlay, request: HintRequest, told: (phrase: Sentence) => string, turn: Turn) {
    this.#play = play;
    this.#request = request;
    this.#told = told;
    this.#turn = turn;
  }

  /** What it would choose below the map: a marker, a tile or a building. */
  readonly choice = $derived.by(() => (this.#pointed.making === this.#play.making ? this.#pointed.choice : ""));
  /** The hexes of the tour that it would lead. */
  readonly way = $derived.by(() => (this.#pointed.making === this.#play.making ? routeOf(this.#pointed.way) : []));
  /** Whether there is something to ask about. */
  readonly asked = $derived.by(() => ADVISED.includes(this.#play.mode));

  /** The turn is over, or its marker is chosen: what was pointed at then is no hint for what follows. */
  forget(): void {
    this.#pointed = NOTHING;
  }

  /** Another turn begins. */
  renew(): void {
    this.forget();
    this.#plan = null;
  }

  /** What it would do: what it had in mind before, if the turn goes on like that. */
  async #found(seat: number): Promise<Hint | null> {
    const { mode, words, tourDraft } = this.#play;
    const begun = mode === "tour" ? [...words, tourDraft.begun] : words;
    if (words.length === 0 || !this.#plan?.action.startsWith(begun.join(" ")))
      this.#plan = await this.#request.ask(seat, begun);
    return this.#plan;
  }

  /** Ask what to do next: it is said with its reason, and pointed at. */
  async ask(seat: number): Promise<Advised> {
    const { mode, words } = this.#play;
    const [found] = await Promise.all([this.#found(seat), loadTexts(turnsOf("greentown"))]);
    if (!found) return { text: this.#request.problem, deed: null };
    const next = found.action.split(" ")[words.length] ?? "";
    if (mode === "marker") return this.#marker(next, found);
    if (mode === "tour") return this.#tour(next, found);
    if (mode === "step") return this.#step(next, found);
    return readErect(next) ? this.#building(next, found) : this.#nothing(found);
  }

  #marker(marker: string, found: Hint): Advised {
    this.#point(marker);
    const choice = this.#play.openers.get(marker);
    const text = say("green-advice-marker", { marker: say(`green-marker-${marker.toLowerCase()}`) });
    return { text, why: this.#said(found), deed: choice ? this.#deed([], () => this.#turn.choose(choice)) : null };
  }

  #tour(next: string, found: Hint): Advised {
    const { tourDraft, route, making } = this.#play;
    const told = tourDraft.onTo(next);
    const begun = route.length;
    const whole = routeOf(next);
    this.#pointed = { choice: "", making, way: next };
    if (begun > 0 && begun === whole.length)
      return { text: say("green-advice-whole", { button: say("green-do-tour") }), deed: null };
    const text = say(begun > 0 ? "green-advice-go-on" : "green-advice-tour");
    const lead = () => this.#play.lead(told);
    return { text, why: this.#said(found), deed: this.#deed(begun > 0 ? whole.slice(begun) : [], lead) };
  }

  /** A tile to lay; one to develop is pointed at first, and then what replaces it. */
  #step(next: string, found: Hint): Advised {
    const play = this.#play;
    const { at = "", lays = false } = readStep(next) ?? {};
    const why = this.#less(next, found) || this.#why(found, next) || this.#later(found, next) || this.#said(found);
    if (lays) {
      const tryOut = () => play.resumption.resume([...play.words, next]);
      return { text: say("green-advice-lay"), why, deed: this.#deed([at], tryOut) };
    }
    if (play.place !== at)
      return { text: say("green-advice-develop"), why, deed: this.#deed([at], () => play.pick(at)) };
    this.#point(next);
    const choice = play.development.open.find(({ word }) => word === next);
    return { text: say("green-advice-candidate"), deed: choice ? this.#deed([], () => play.try(choice)) : null };
  }

  #nothing(found: Hint): Advised {
    this.#point("nothing");
    const text = say("green-advice-no-building", { button: say("green-no-building") });
    return { text, why: this.#said(found), deed: this.#deed([], this.#turn.skip) };
  }

  /** A building: which one, then where, then where its tree moves. */
  #building(next: string, found: Hint): Advised {
    const play = this.#play;
    const { category = "", at = "", treeTo = null } = readErect(next) ?? {};
    const { category: chosen, treeAt } = play.buildingSite;
    if (chosen !== category) {
      this.#point(category);
      const text = say("green-advice-erect", { category: say(`green-category-${category.toLowerCase()}`) });
      const choose = () => {
        play.build(category);
        return play.load(category);
      };
      return { text, why: this.#less(next, found) || this.#said(found), deed: this.#deed([], choose) };
    }
    if (treeAt === at && treeTo)
      return { text: say("green-advice-tree"), deed: this.#deed([treeTo], () => play.pick(treeTo)) };
    const erect = () => {
      play.buildingSite.choose(category); // no tree elsewhere makes room
      play.pick(at);
    };
    const text = say(treeTo ? "green-advice-site-tree" : "green-advice-site");
    return { text, why: this.#later(found, next), deed: this.#deed([at], erect) };
  }

  #point(choice: string): void {
    this.#pointed = { choice, making: this.#play.making, way: "" };
  }

  #deed(places: string[], run: () => unknown): HintedDeed {
    return { places: new Set(places), run };
  }

  /** The tour that a Build is for. */
  #wayOf({ action, remark }: Hint): string {
    return action.split(" ").find(readTour) ?? String(remark?.args?.way ?? "");
  }

  /** Why a step is made just there, in a turn whose tour is led after it. */
  #why(found: Hint, step: string): string {
    const words = found.action.split(" ");
    if (!words.some(readTour)) return "";
    if (this.#passes(found, step)) return say("green-advice-on-way");
    const lays = readStep(step)?.lays;
    const laid = words.slice(0, words.indexOf(step)).some((word) => readStep(word)?.lays);
    if (lays && !laid && words.some(readErect)) return say("green-advice-lets-build");
    return `${say("green-advice-later")} ${this.#there(step)}`;
  }

  /** Whether the tour that is led after a step comes past it. */
  #passes(found: Hint, step: string): boolean {
    return found.action.includes("~") && routeOf(this.#wayOf(found)).includes(readStep(step)?.at ?? "");
  }

  /** What can be seen of the place of a word that pays nothing now. */
  #later({ remark }: Hint, word: string): string {
    return LATER.test(remark?.key ?? "") ? this.#there(word) : "";
  }

  /** What there will be: the new exits of a step, or those of the tile that a building comes to stand on. */
  #there(word: string): string {
    const at = readStep(word)?.at ?? readErect(word)?.at ?? "";
    const before = this.#turn.tileAt(at)?.exits ?? "";
    const after = readStep(word)?.exits;
    return seenThere(at, after === undefined ? before : without(after, before), this.#turn.tileAt);
  }

  /** That other places show a higher number than this one, if it is so and the whole turn does not bring as much. */
  #less(next: string, found: Hint): string {
    const best = Math.max(...this.#play.places.shown.values());
    const own = this.#play.offered(next[0] ?? "").find(({ word }) => word === next)?.gain ?? Infinity;
    const { before = 0, after = 0 } = found.remark?.args ?? {};
    if (!settings.cues || own >= best || Number(after) - Number(before) >= best) return "";
    return `${say("green-advice-less")} ${this.#passes(found, next) ? say("green-advice-on-way") : this.#there(next)}`;
  }

  /** The program's reason as a sentence, after what it is the reason for. */
  #said({ remark }: Hint): string {
    return remark ? `${capital(this.#told(remark))}.` : "";
  }
}
