// The places of the map while a turn is made: which can be picked, what each brings, and why the others cannot.
import type { ChoiceView, Sentence } from "../../../wire/messages.ts";
import { endOf, readErect, readStep } from "./notation.ts";
import type { GreentownPlay } from "./play.svelte.ts";

export class OpenPlaces {
  #play: GreentownPlay;

  constructor(play: GreentownPlay) {
    this.#play = play;
  }

  readonly glowing = $derived.by((): Set<string> => {
    const { mode, hand, buildingSite, tourDraft } = this.#play;
    if (mode === "step") return new Set(hand.places.keys());
    if (mode === "erect") return buildingSite.open;
    return mode === "tour" ? tourDraft.open : new Set();
  });

  /** Places that can be picked without glowing: tiles that can be developed. */
  readonly quiet = $derived.by(() => new Set(this.#play.mode === "step" ? this.#play.development.places.keys() : []));

  /** What each place brings, for writing on it; where a Build brings the same everywhere, or no stop anything, one sentence says so instead. */
  readonly shown = $derived.by(() => {
    const gains = new Set(this.gains.values());
    const told = gains.size > 1 || (this.#play.mode === "tour" && !gains.has(0));
    return told ? this.gains : new Map<string, number>();
  });

  /** What each place that can be picked brings: a tile as it is held, what replaces a tile at best. */
  readonly gains = $derived.by((): Map<string, number> => {
    const { mode, hand, buildingSite, tourDraft, development } = this.#play;
    const found = new Map<string, number>();
    const note = (at: string, choices: ChoiceView[]) => {
      const gains = choices.flatMap(({ gain }) => gain ?? []);
      if (gains.length > 0) found.set(at, Math.max(...gains));
    };
    if (mode === "step") {
      for (const [at, choices] of development.places) note(at, choices);
      for (const [at, choices] of hand.places) note(at, hand.asHeld(choices));
    } else if (mode === "erect") for (const at of this.glowing) note(at, buildingSite.choicesAt(at));
    else if (mode === "tour") for (const at of this.glowing) note(at, tourDraft.waysTo(at).slice(0, 1));
    return found;
  });

  /** Why the other places are closed. */
  readonly closed = $derived.by((): Map<string, Sentence> => {
    const why = new Map<string, Sentence>();
    const { mode, lays, develops, buildingSite, tourDraft } = this.#play;
    if (mode === "rest" || mode === "marker") return why;
    const choices = mode === "step" ? [...lays, ...develops] : mode === "erect" ? buildingSite.sites : tourDraft.ways;
    for (const { word, why_not } of choices) {
      const at = mode === "tour" ? endOf(word) : (readStep(word)?.at ?? readErect(word)?.at ?? "");
      if (why_not && !this.glowing.has(at) && !this.quiet.has(at) && !why.has(at)) why.set(at, why_not);
    }
    return why;
  });
}
