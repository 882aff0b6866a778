// What goes over the wire, by the names that the server's own description gives it.
import type { components } from "./described.ts";

type Described = components["schemas"];

/** A sentence out of the rules: its English, and what it takes to say it in another language. */
export interface Sentence {
  key: string;
  english: string;
  args?: Record<string, unknown>;
}

export type SeenFact = Described["SeenFact"];
export type SeenSeat = Described["SeenSeat"];
export type SeenOffer = Described["SeenOffer"];
/** One word that can stand next in an action, with its sentences. */
export interface SeenChoice {
  word: string;
  whole: boolean;
  brings: Sentence[];
  why_not: Sentence | null;
}
export type OfferKind = SeenOffer["offer"];
export type Sight = Described["Sight"];
export type Looked = Described["Looked"];

export type GameInfo = Described["GameInfo"];
export type ListedTable = Described["ListedTable"];
export type BestGames = Described["BestGames"];
export type Me = Described["Me"];
export type SessionInfo = Described["SessionInfo"];
export type Invited = Described["Invited"];
export type Held = Described["Held"];
export type CitiesContents = Described["CitiesContents"];
export type GreentownContents = Described["GreentownContents"];
export type SkylinesContents = Described["SkylinesContents"];
export type Replayed = Described["Replayed"];
export type Studied = Described["Studied"];

/** Everything that the server says over the socket. */
export type Heard = Described["Said"];

type Without<Frame, Names extends PropertyKey> = Frame extends unknown ? Omit<Frame, Names> : never;

/** What must be done exactly once, without its envelope: the connection adds the table and an id. */
export type Saying = Without<Described["Act"] | Described["Propose"] | Described["Vote"], "table" | "id">;

export type Suggestion = Described["Suggestion"];
export type Hint = Described["Hint"];

export type CitiesView = Described["CitiesView"];
export type CitiesPlayer = Described["CitiesPlayerView"];
export type CitiesCity = Described["CitiesCityView"];
export type CitiesLine = Described["CitiesLine"];
