// A record played again by the server, as something a table can show.
import { botName } from "../table/people/seat-names.ts";
import { say } from "../texts/texts.svelte.ts";
import type { FactView, Replayed, TableView } from "../wire/messages.ts";

/** Programs stand in records by their plain names, and whoever has no name by the seat. */
export function nameIn(recorded: string): string {
  const seat = /^Seat (\d+)$/.exec(recorded)?.[1];
  return seat ? say("page-seat", { seat }) : botName(recorded);
}

/** What a seat saw, or a spectator, with nothing to do. */
export function sightOf(replayed: Replayed, seat: number | null): TableView {
  return {
    number: replayed.step,
    game: replayed.game,
    rules: replayed.rules,
    options: replayed.options,
    visibility: "private",
    seconds: null,
    lateness: "wait",
    commitment: "",
    aids: false,
    branched: 0,
    retried: false,
    daily: null,
    contest: null,
    status: "ended",
    why: "finished",
    seats: replayed.names.map((name, at) => ({
      seat: at,
      called: String(at + 1),
      holder: "person",
      name: nameIn(name),
      yours: false,
      host: false,
      to_act: false,
      deadline: null,
      late: false,
    })),
    seat,
    turn: null,
    host: false,
    offers: [],
    can_offer: [],
    view: replayed.view,
    result: null,
    rematch: null,
    kept: [],
  };
}

/** A step of the record as a fact of a history. */
export function factOf(step: { seat: number; action: string }, at: number): FactView {
  const chance = step.seat < 0;
  return {
    number: at + 1,
    at: 0,
    kind: chance ? "dealt" : "acted",
    seat: chance ? null : step.seat,
    action: step.action,
    offer: null,
    about: null,
    by: null,
    undone: null,
    why: null,
  };
}
