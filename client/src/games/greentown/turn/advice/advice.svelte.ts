// What a program would do next, with its reason: it points a marker out, tries a step or a building, completes a tour.
import { settings } from "../../../../shell/settings.svelte.ts";
import type { HintRequest } from "../../../../table/move/hint-request.svelte.ts";
import { capital } from "../../../../texts/capital.ts";
import { turnsOf } from "../../../../texts/catalogues.ts";
import { loadTexts, say } from "../../../../texts/texts.svelte.ts";
import type { Hint, Sentence } from "../../../../wire/messages.ts";
import { readErect, readStep, readTour, routeOf } from "../notation.ts";
import type { GreentownPlay, Mode } from "../play.svelte.ts";

const NOTHING = { marker: "", making: "", way: "" };
const ADVISED: readonly Mode[] = ["marker", "step", "erect", "tour"];

export class Advice {
  #pointed = $state.raw(NOTHING); // the marker it would turn down and the tour that it has in mind, while the turn stands as it did
  #play: GreentownPlay;
  #request: HintRequest;
  #told: (phrase: Sentence) => string;

  constructor(play: GreentownPlay, request: HintRequest, told: (phrase: Sentence) => string) {
    this.#play = play;
    this.#request = request;
    this.#told = told;
  }

  /** The marker that it would turn down. */
  readonly marker = $derived.by(() => (this.#pointed.making === this.#play.making ? this.#pointed.marker : ""));
  /** The hexes of the tour that a Build is for. */
  readonly way = $derived.by(() => (this.#pointed.making === this.#play.making ? routeOf(this.#pointed.way) : []));
  /** Whether there is something to ask about. */
  readonly asked = $derived.by(() => ADVISED.includes(this.#play.mode));

  /** The turn is over, or its marker is chosen: what was pointed at then is no hint for what follows. */
  forget(): void {
    this.#pointed = NOTHING;
  }

  /** Ask what to do next, and try it out; what is said about it comes back. */
  async ask(seat: number): Promise<string> {
    const { mode, words, tourDraft } = this.#play;
    const before = this.#best;
    const asked = this.#request.ask(seat, mode === "tour" ? [...words, tourDraft.begun] : words);
    const [found] = await Promise.all([asked, loadTexts(turnsOf("greentown"))]);
    if (!found) return this.#request.problem;
    const next = found.action.split(" ")[words.length] ?? "";
    if (mode === "tour") await this.#play.lead(tourDraft.onTo(next));
    else if (mode === "marker") return this.#point(next, found);
    else if (mode === "erect" && !readErect(next)) return this.#said(found, say("green-advice-no-building"));
    else await this.#play.resumption.resume([...words, next]);
    const why = mode === "step" ? this.#why(found, next) : "";
    return [why, mode === "tour" ? "" : this.#less(next, before), this.#said(found)].filter(Boolean).join(" ");
  }

  /** Why a step is made just there: the tour that the Build is for comes past, or the first laid tile lets a building be erected. */
  #why({ action, remark }: Hint, step: string): string {
    const words = action.split(" ");
    const way = words.find(readTour) ?? String(remark?.args?.way ?? "");
    const route = routeOf(way);
    const { at = "", lays = false } = readStep(step) ?? {};
    this.#pointed = { marker: "", making: this.#play.making, way };
    if (route.includes(at)) return say("green-advice-on-way");
    const laid = words.slice(0, words.indexOf(step)).some((word) => readStep(word)?.lays);
    const built = lays && !laid && words.some(readErect) ? say("green-advice-lets-build") : "";
    if (route.length === 0) return built;
    return `${say("green-advice-aside")} ${built || say("green-advice-later")}`;
  }

  /** The highest number that a place shows. */
  get #best(): number {
    return Math.max(...this.#play.places.shown.values());
  }

  /** That other places show or have shown a higher number than the one of a word, if it is so. */
  #less(word: string, before: number): string {
    const at = readStep(word)?.at ?? readErect(word)?.at ?? "";
    const own = this.#play.places.shown.get(at) ?? this.#play.pending?.gain ?? Infinity;
    return settings.cues && own < Math.max(before, this.#best) ? say("green-advice-less") : "";
  }

  #point(marker: string, found: Hint): string {
    this.#pointed = { marker, making: this.#play.making, way: "" };
    return this.#said(found, say("green-advice-marker", { marker: say(`green-marker-${marker.toLowerCase()}`) }));
  }

  /** The program's reason as a sentence, after what it is the reason for. */
  #said({ remark }: Hint, what = ""): string {
    const why = remark ? this.#told(remark) : "";
    if (!what) return why && `${capital(why)}.`;
    return why ? `${what}: ${why}.` : `${what}.`;
  }
}
