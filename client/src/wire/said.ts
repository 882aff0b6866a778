// What the server says, spelled as in tables/said.py; a test compares the two.
export type Seat = number;

export interface Sentence {
  key: string;
  english: string;
  args: Record<string, unknown>;
}

export interface SeenFact {
  number: number;
  at: number; // milliseconds since 1970
  kind: string;
  seat: Seat | null;
  action: string | null;
  offer: number | null;
  about: OfferKind | null;
  undone: number | null;
  why: string | null;
}

export type OfferKind = "undo" | "rematch" | "bot" | "abandon";

export interface SeenSeat {
  seat: Seat;
  called: string;
  holder: "person" | "bot" | "nobody";
  name: string;
  yours: boolean;
  host: boolean;
  to_act: boolean;
  deadline: number | null;
  late: boolean;
}

export interface SeenOffer {
  number: number;
  offer: OfferKind;
  by: Seat[];
  seat: Seat | null;
  bot: string | null;
  agreed: Seat[];
  waits_for: Seat[];
  yours_to_answer: boolean;
}

export interface SeenResult {
  ranks: number[];
  winners: Seat[];
  totals: number[];
  facts: Record<string, unknown>;
}

export interface Sight<View = unknown> {
  number: number;
  game: string;
  rules: number;
  options: Record<string, string>;
  visibility: "private" | "public";
  seconds: number | null;
  lateness: "wait" | "bot";
  commitment: string;
  status: "waiting" | "playing" | "ended";
  why: "finished" | "abandoned" | "cancelled" | null;
  seats: SeenSeat[];
  seat: Seat | null;
  turn: number | null;
  host: boolean;
  watch_key: string | null;
  offers: SeenOffer[];
  can_offer: OfferKind[];
  view: View | null;
  result: SeenResult | null;
  rematch: string | null;
}

export interface SeenChoice {
  word: string;
  whole: boolean;
  brings: Sentence[];
  why_not: Sentence | null;
}
