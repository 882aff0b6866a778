// What happened in Skylines, in sentences.
import { factsOfOthers } from "../../../table/history/others-actions.ts";
import { seatName } from "../../../table/people/seat-names.ts";
import { isolated, say } from "../../../texts/texts.svelte.ts";
import type { FactView, TableView } from "../../../wire/messages.ts";
import { cardNameOf, placeName } from "../pieces/names.ts";
import type { SkylinesView } from "../pieces/view.ts";

const STAGES: Record<string, string> = { "1": "I", "2": "II", "3": "III" };

export function describeFact(fact: FactView, sight: TableView): string | null {
  if (fact.action === null || !sight.view) return null;
  const view = sight.view as SkylinesView;
  if (fact.kind === "dealt") return drawn(fact.action.slice(1), view);
  return acted(fact.action, view, isolated(seatName(sight, fact.seat ?? 0)));
}

/** What somebody else did last since one acted, but for what they drew. */
export function lastOfOthers(facts: FactView[], sight: TableView): string | null {
  const last = factsOfOthers(facts, sight).findLast(({ action }) => !action?.startsWith("+"));
  return last ? describeFact(last, sight) : null;
}

/** The cells of the tile that an action built. */
export function placesOf({ kind, action }: FactView, sight: TableView): string[] {
  const [deed, card] = action?.split(" ") ?? [];
  if (kind !== "acted" || deed !== "play") return [];
  return (sight.view as SkylinesView | null)?.tiles.find((tile) => tile.card === card)?.cells ?? [];
}

/** A tile is shown where it will lie before it does. */
export function partsOf(action: string): string[] {
  return action.startsWith("play ") ? [action] : [];
}

function drawn(name: string, view: SkylinesView): string {
  if (name.length === 1) return say("sky-log-board", { board: name });
  const kind = view.cards.find(([id]) => id === name)?.[1];
  return say(kind === "news" ? "sky-log-news" : kind === "role" ? "sky-log-role-offered" : "sky-log-drawn", {
    card: cardNameOf(view, name),
  });
}

/** An action as a sentence about somebody. */
export function acted(action: string, view: SkylinesView, who: string): string {
  const words = action.split(" ");
  const [deed = "", second = ""] = words;
  const card = cardNameOf(view, second);
  if (deed.startsWith("+x>")) return say("sky-log-took", { who, card: cardNameOf(view, deed.slice(3)) });
  if (deed.startsWith("+")) return say("sky-log-pile", { who, stage: STAGES[deed.slice(1)] ?? "" });
  switch (deed) {
    case "play":
      return say("sky-log-play", { who, card, cell: placeName(words.at(-1)?.split("/")[0] ?? "") });
    case "policy":
      return say("sky-log-policy", { who, card });
    case "swap":
      return say("sky-log-swap", { who, card });
    case "end":
      return say("sky-log-end", { who });
    case "open":
      return say("sky-log-open", { who, board: second });
    case "role":
      return say("sky-log-role", { who, card });
    case "renew":
      return second ? say("sky-log-renew", { who, count: words.length - 1 }) : say("sky-log-keep", { who });
    default:
      return say("sky-log-layout", { who });
  }
}

/** An action as something that could be done. */
export function could(action: string, view: SkylinesView): string {
  const words = action.split(" ");
  const [deed = "", second = ""] = words;
  const card = cardNameOf(view, second);
  if (deed.startsWith("+x>")) return say("sky-could-take", { card: cardNameOf(view, deed.slice(3)) });
  if (deed.startsWith("+")) return say("sky-could-draw", { stage: STAGES[deed.slice(1)] ?? "" });
  switch (deed) {
    case "play":
      return say("sky-could-play", { card, cell: placeName(words.at(-1)?.split("/")[0] ?? "") });
    case "policy":
      return say("sky-could-policy", { card });
    case "swap":
      return say("sky-could-swap", { card });
    case "end":
      return say("sky-could-end");
    case "open":
      return say("sky-could-open", { board: second });
    case "role":
      return say("sky-could-role", { card });
    case "renew":
      return second
        ? say("sky-could-renew", {
            cards: words
              .slice(1)
              .map((id) => cardNameOf(view, id))
              .join(", "),
          })
        : say("sky-could-keep");
    default:
      return say("sky-could-layout");
  }
}
