// What a hint says and points at, and why: made of the turn that a program would play. It is loaded with the first hint.
import { settings } from "../../../../shell/settings.svelte.ts";
import type { HintedDeed } from "../../../../table/move/remark.svelte.ts";
import { capital } from "../../../../texts/capital.ts";
import { say } from "../../../../texts/texts.svelte.ts";
import type { ChoiceView, Hint, Sentence } from "../../../../wire/messages.ts";
import { hexName, neighbour, readHex } from "../../pieces/hexes.ts";
import { exitNames } from "../../table/names.ts";
import { inWords, leadsWords, pays } from "../develop/candidate-words.ts";
import { exitsOf, without } from "../develop/candidates.ts";
import { leadsTo } from "../develop/leads.ts";
import { readErect, readStep, readTour, routeOf } from "../notation.ts";
import type { GreentownPlay } from "../play.svelte.ts";
import type { Advised, Turn } from "./advice.svelte.ts";
import { seenThere } from "./seen-there.ts";

const LATER = /^bot-greentown-(erects|streets)/; // remarks on what pays nothing now

export class Adviser {
  #play: GreentownPlay;
  #turn: Turn;
  #told: (phrase: Sentence) => string;
  #point: (what: { choice: string } | { way: string }) => void;

  constructor(
    play: GreentownPlay,
    turn: Turn,
    told: (phrase: Sentence) => string,
    point: (what: { choice: string } | { way: string }) => void,
  ) {
    this.#play = play;
    this.#turn = turn;
    this.#told = told;
    this.#point = point;
  }

  /** Say the next part of a turn with its reason, and point at it. */
  advise(found: Hint): Advised {
    const { mode, words } = this.#play;
    const next = found.action.split(" ")[words.length] ?? "";
    if (mode === "marker") return this.#marker(next, found);
    if (mode === "tour") return this.#tour(next, found);
    if (mode === "step") return this.#step(next, found);
    return readErect(next) ? this.#building(next, found) : this.#nothing(found);
  }

  #marker(marker: string, found: Hint): Advised {
    this.#point({ choice: marker });
    const choice = this.#play.openers.get(marker);
    const text = say("green-advice-marker", { marker: say(`green-marker-${marker.toLowerCase()}`) });
    return { text, why: this.#said(found), deed: choice ? this.#deed([], () => this.#turn.choose(choice)) : null };
  }

  #tour(next: string, found: Hint): Advised {
    const { tourDraft, route } = this.#play;
    const told = tourDraft.onTo(next);
    const begun = route.length;
    const goesOn = begun > 0 && next.startsWith(tourDraft.begun);
    if (next === tourDraft.begun)
      return { text: say("green-advice-whole", { button: say("green-do-tour") }), deed: null };
    this.#point({ way: goesOn ? "" : next });
    const text = say(goesOn ? "green-advice-go-on" : begun > 0 ? "green-advice-other" : "green-advice-tour");
    const lead = () => this.#play.lead(told);
    return { text, why: this.#said(found), deed: this.#deed(goesOn ? routeOf(next).slice(begun) : [], lead) };
  }

  /** A tile to lay; one to develop is pointed at first, and then what replaces it. */
  #step(next: string, found: Hint): Advised {
    const play = this.#play;
    const { at = "", lays = false } = readStep(next) ?? {};
    const pays = lays
      ? ""
      : this.#pays(
          this.#play.offered("^").find(({ word }) => word === next),
          at,
        );
    const why =
      this.#less(next, found) || pays || this.#why(found, next) || this.#later(found, next) || this.#said(found);
    if (lays) {
      const tryOut = () => play.resumption.resume([...play.words, next]);
      return { text: say("green-advice-lay"), why, deed: this.#deed([at], tryOut) };
    }
    if (play.place !== at)
      return { text: say("green-advice-develop"), why, deed: this.#deed([at], () => play.pick(at)) };
    this.#point({ choice: next });
    const choice = play.development.open.find(({ word }) => word === next);
    const old = this.#turn.tileAt(at);
    const change = choice && old ? inWords(choice, old, this.#turn.tileAt) : "";
    return {
      text: say("green-advice-candidate"),
      why: this.#pays(choice, at) || change,
      deed: choice ? this.#deed([], () => play.try(choice)) : null,
    };
  }

  #nothing(found: Hint): Advised {
    this.#point({ choice: "nothing" });
    const text = say("green-advice-no-building", { button: say("green-no-building") });
    return { text, why: this.#said(found), deed: this.#deed([], this.#turn.skip) };
  }

  /** A building: which one, then where, then where its tree moves. */
  #building(next: string, found: Hint): Advised {
    const play = this.#play;
    const { category = "", at = "", treeTo = null } = readErect(next) ?? {};
    const { category: chosen, treeAt } = play.buildingSite;
    if (chosen !== category) {
      this.#point({ choice: category });
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
    if (this.#passes(found, step)) return `${this.#said(found)} ${say("green-advice-on-way")}`.trim();
    const lays = readStep(step)?.lays;
    const laid = words.slice(0, words.indexOf(step)).some((word) => readStep(word)?.lays);
    if (lays && !laid && words.some(readErect)) return say("green-advice-lets-build");
    return `${say("green-advice-later")} ${this.#there(found, step)}`.trim();
  }

  /** Whether the tour that is led after a step comes past it; of a tile that is developed it must take a new exit. */
  #passes(found: Hint, step: string): boolean {
    const { at = "", exits = "", lays } = readStep(step) ?? {};
    const route = found.action.includes("~") ? routeOf(this.#wayOf(found)) : [];
    const gained = without(exits, this.#turn.tileAt(at)?.exits ?? "");
    const beyond = [...gained].map((side) => hexName(neighbour(readHex(at), Number(side))));
    return route.some(
      (hex, on) => hex === at && (lays || beyond.includes(route[on - 1] ?? "") || beyond.includes(route[on + 1] ?? "")),
    );
  }

  /** What the best tour can pay with a tile that is developed, if it is more than now, after the roads that it opens. */
  #pays(choice: ChoiceView | undefined, at: string): string {
    if (!settings.cues || !choice?.gain || choice.gain < 0) return "";
    const { tileAt } = this.#turn;
    const gained = without(exitsOf(choice), tileAt(at)?.exits ?? "");
    const roads = [...gained].filter((side) => !/end|nothing/.test(leadsTo(at, Number(side), tileAt))).join("");
    const opens = { leads: leadsWords(at, roads, tileAt), gained: exitNames(roads) };
    return `${roads && say("green-advice-opens", opens)} ${pays(this.#play, choice.gain)}`.trim();
  }

  /** What can be seen of the place of a word that pays nothing now. */
  #later(found: Hint, word: string): string {
    return LATER.test(found.remark?.key ?? "") ? this.#there(found, word) : "";
  }

  /** What there will be with the steps that follow: the new exits of a step, or those of the tile below a building. */
  #there({ action }: Hint, word: string): string {
    const steps = action.split(" ").flatMap((each) => readStep(each) ?? []);
    const tileAt = (place: string) => {
      const tile = this.#turn.tileAt(place);
      const exits = steps.find((step) => step.at === place)?.exits;
      return exits ? { at: place, piece: ".", kind: "", ...tile, exits } : tile;
    };
    const at = readStep(word)?.at ?? readErect(word)?.at ?? "";
    const before = this.#turn.tileAt(at)?.exits ?? "";
    const after = readStep(word)?.exits;
    return seenThere(at, after === undefined ? before : without(after, before), tileAt);
  }

  /** That other places show a higher number than this one, if it is so, and what speaks for it all the same. */
  #less(next: string, found: Hint): string {
    const best = Math.max(...this.#play.places.shown.values());
    const own = this.#play.offered(next[0] ?? "").find(({ word }) => word === next)?.gain ?? Infinity;
    const { before = 0, after = 0 } = found.remark?.args ?? {};
    if (!settings.cues || own >= best) return "";
    if (Number(after) - Number(before) >= best)
      return readStep(next) ? say("green-advice-as-much", { after: Number(after) }) : "";
    const why = this.#passes(found, next) ? say("green-advice-on-way") : this.#there(found, next);
    return `${say("green-advice-less")} ${why}`.trim();
  }

  /** The program's reason as a sentence, after what it is the reason for. */
  #said({ remark }: Hint): string {
    return remark ? `${capital(this.#told(remark))}.` : "";
  }
}
