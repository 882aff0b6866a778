// What a seat is asked for now, in a sentence.
import { say } from "../../../texts/texts.svelte.ts";
import type { GreentownPlay, Mode } from "./play.svelte.ts";

/** The sentence; a second turn in a row begins with saying so. */
export function prompt(play: GreentownPlay, again = false): string {
  const then = play.words[0] === "BT" ? say("green-status-then", { mode: play.mode }) : "";
  switch (play.mode) {
    case "marker":
      return say(again ? "green-status-again" : "green-status-marker");
    case "step":
      if (play.openers.has("-")) return say("green-build-lapses");
      if (play.place) return say("green-status-candidates");
      return say(play.pending ? "green-status-laid" : "green-status-step", {
        step: play.words.length || 1,
        then,
        fixed: Number(play.fixed),
      });
    case "erect":
      if (play.pending) return say("green-status-erected");
      if (play.buildingSite.treeAt) return say("green-status-tree");
      return say(play.buildingSite.category ? "green-status-site" : "green-status-erect", { then });
    case "tour":
      if (play.openers.has("~-")) return say("green-tour-lapses");
      if (play.pending) return say("green-status-toured");
      return say(play.tourDraft.trail.length === 0 ? "green-status-hotel" : "green-status-tour");
    case "keep":
      return say("green-keep-asked");
    case "ready":
      return say("green-ready");
    default:
      return say("green-status-thinking");
  }
}

/** What the numbers on places say, also where all are the same, none is more than 0, or one is less. */
export function cueOf(mode: Mode | "tree", gains: number[]): string {
  if (mode === "step" || mode === "erect" || mode === "tree") {
    const [first = 0] = gains;
    if (first >= 0 && gains.length > 1 && gains.every((gain) => gain === first))
      return `${mode}-${first || mode === "tree" ? "same" : "none"}`;
    return gains.some((gain) => gain > 0) ? mode : "less";
  }
  if (mode === "tour" && gains.every((gain) => gain === 0)) return "tour-none";
  return mode === "tour" && gains.some((gain) => gain < 0) ? "tour-less" : mode;
}
