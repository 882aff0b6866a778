// What a seat is asked for now, and what the main button would do, in a sentence each.
import type { OwnSeat } from "../../../table/move/own-seat.svelte.ts";
import { capital } from "../../../texts/capital.ts";
import { isolated, say } from "../../../texts/texts.svelte.ts";
import type { ChoiceView } from "../../../wire/messages.ts";
import type { SkylinesView } from "../pieces/view.ts";
import type { AdviceState } from "./advice.svelte.ts";
import type { SkylinesPlay } from "./play.svelte.ts";

export interface Told {
  what: string; // to do
  why: string;
}

export interface Happened {
  newsCame?: boolean; // instead of the card that was drawn
  before?: string | null; // what somebody else did last
}

const RENEWAL = 1; // coins for each card, where no other card changes that

/** Where the game stands for a seat: what it is asked, or whom it waits for. */
export function prompt(
  view: SkylinesView,
  play: SkylinesPlay,
  seat: OwnSeat,
  advising: AdviceState,
  { newsCame = false, before = null }: Happened = {},
): string {
  if (seat.sending) return say("sky-status-sending");
  if (seat.asked && view.phase === "draw" && newsCame) return say("sky-status-draw-again");
  if (seat.asked && view.phase === "turn" && !play.card && before) return `${before} ${asking(view, play)}`;
  if (seat.asked) return asking(view, play);
  const name = isolated(seat.nameOf(view.seat));
  if (advising.may && advising.on)
    return say(advising.shown ? "sky-status-suggested" : "sky-status-advising", { name });
  if ((view.to_act[0] ?? -1) < 0) return say("sky-status-dealing");
  return say(seat.still ? "sky-status-to-act" : "sky-status-waiting", { name });
}

/** What stands in the prompt's place for whoever has asked for a hint: what to do and why or, once that is tried out, the button that plays it. */
export function hinted(view: SkylinesView, play: SkylinesPlay, { hint, hintRequest }: AdviceState): Told | null {
  if (hintRequest.thinking) return { what: say("page-hint-thinking"), why: "" };
  if (hintRequest.problem) return { what: capital(hintRequest.problem), why: say("sky-advice-general") };
  if (!hint) return null;
  const begun = view.phase === "turn" ? play.words.length > 0 : play.words.length > 1;
  if (!begun) return hint;
  if (play.next === "done") return { what: say("sky-hint-done", { button: mainButtonText(view, play) }), why: "" };
  return view.phase === "turn" ? null : hint;
}

function asking(view: SkylinesView, play: SkylinesPlay): string {
  if (view.phase === "draw") return say("sky-status-draw", { count: view.drawing?.due ?? 1 });
  if (view.phase === "open" && view.turn > 0) return say("sky-status-open-beside");
  if (view.phase === "renew")
    return say("sky-status-renew", { price: view.prices.find(({ what }) => what === "renew")?.now ?? RENEWAL });
  if (view.phase !== "turn") return say(`sky-status-${view.phase}`);
  if (!play.card) return say(turning(view));
  if (play.swapping) return say("sky-status-swap");
  if (play.card.kind === "policy") return say("sky-status-policy");
  if (play.trial) return say("sky-status-tried");
  return say(play.next === "place" ? "sky-status-hinted" : "sky-status-place");
}

/** What a turn asks for: ending the milestone is named as soon as it can be done, alone where nothing else can. */
export function turning({ piles, ending }: Pick<SkylinesView, "piles" | "ending">): string {
  if (piles.every((pile) => pile.length === 0)) return "sky-status-forced-end";
  return ending && !ending.why_not ? "sky-status-turn-or-end" : "sky-status-turn";
}

/** What is done now, or what is missing before it can be; outside of a turn the phase says what is to be done. */
export function mainButtonText(view: SkylinesView, play: SkylinesPlay): string {
  const [word = view.phase, ...chosen] = play.words;
  const price = priceOf(play.last);
  switch (word) {
    case "swap":
      return say("sky-deed-swap", { price });
    case "end":
      return say("sky-deed-end", { milestone: view.milestone });
    case "open":
      return chosen[0] ? say("sky-deed-open", { board: chosen[0], price }) : say("sky-deed-open-which");
    case "layout":
      return say("sky-deed-layout");
    case "policy":
      return say("sky-deed-enact");
    case "renew":
      return chosen.length > 0
        ? say("sky-deed-renew", { count: chosen.length, price: price * chosen.length })
        : say("sky-deed-keep");
    default:
      return say(play.trial ? "sky-deed-build" : "sky-deed-build-where");
  }
}

function priceOf(choice: ChoiceView | null): number {
  return Number(choice?.brings[0]?.args?.price ?? 0);
}
