// What a program would do next, with its reason: it points a marker out, tries a step or a building, completes a tour.
import type { HintRequest } from "../../../table/move/hint-request.svelte.ts";
import { capital } from "../../../texts/capital.ts";
import { say } from "../../../texts/texts.svelte.ts";
import type { Hint, Sentence } from "../../../wire/messages.ts";
import { readErect, readStep, routeOf } from "./notation.ts";
import type { GreentownPlay, Mode } from "./play.svelte.ts";

const ADVISED: readonly Mode[] = ["marker", "step", "erect", "tour"];

export class Advice {
  #pointed = $state.raw({ marker: "", making: "" }); // the marker it would turn down, while the turn stands as it did
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
  /** Whether there is something to ask about. */
  readonly asked = $derived.by(() => ADVISED.includes(this.#play.mode));

  /** The turn is over, or its marker is chosen: what was pointed at then is no hint for what follows. */
  forget(): void {
    this.#pointed = { marker: "", making: "" };
  }

  /** Ask what to do next, and try it out; what is said about it comes back. */
  async ask(seat: number): Promise<string> {
    const { mode, words, tourDraft } = this.#play;
    const found = await this.#request.ask(seat, mode === "tour" ? [...words, tourDraft.begun] : words);
    if (!found) return this.#request.problem;
    const next = found.action.split(" ")[words.length] ?? "";
    if (mode === "tour") await this.#play.lead(tourDraft.onTo(next));
    else if (mode === "marker") return this.#point(next, found);
    else if (mode === "erect" && !readErect(next)) return this.#said(found, say("green-advice-no-building"));
    else await this.#play.resumption.resume([...words, next]);
    return this.#aside(found.action.split(" "), next) ? `${say("green-advice-aside")}.` : this.#said(found);
  }

  /** Whether a step leads to a tile that the tour of the same turn does not come to. */
  #aside(action: string[], step: string): boolean {
    const route = action.flatMap(routeOf);
    const at = readStep(step)?.at;
    return at !== undefined && route.length > 0 && !route.includes(at);
  }

  #point(marker: string, found: Hint): string {
    this.#pointed = { marker, making: this.#play.making };
    return this.#said(found, say("green-advice-marker", { marker: say(`green-marker-${marker.toLowerCase()}`) }));
  }

  /** The program's reason as a sentence, after what it is the reason for. */
  #said({ remark }: Hint, what = ""): string {
    const why = remark ? this.#told(remark) : "";
    if (!what) return why && `${capital(why)}.`;
    return why ? `${what}: ${why}.` : `${what}.`;
  }
}
