// The messages and answers of the server and of the page. Only this file knows how the server's own description names them.
import type { components } from "./described.ts";

type Described = components["schemas"];

/** A sentence out of the rules: its English, and what it takes to say it in another language. */
export interface Sentence {
  key: string;
  english: string;
  args?: Record<string, unknown>;
}

export type FactView = Described["FactView"];
export type SeatView = Described["SeatView"];
export type OfferView = Described["OfferView"];
/** One word that can stand next in an action, with its sentences. */
export interface ChoiceView {
  word: string;
  whole: boolean;
  brings: Sentence[];
  why_not: Sentence | null;
  gain: number | null; // points more at once, at best
  changes?: Record<string, number>; // by how much figures of the game move
  costs?: string[]; // which of them cost points by it
}
export type OfferKind = OfferView["offer"];
export type TableView = Described["TableView"];
export type VisibleTable = Described["VisibleTable"];

export type GameInfo = Described["GameInfo"];
/** A program as people meet it. */
export type BotInfo = Described["BotInfo"];
/** One thing to agree on before a game, as its own schema says. */
export type Option = Described["Option"];
export type OptionValue = Described["OptionValue"];
export type OptionRule = Described["OptionRule"];
export type ListedTable = Described["ListedTable"];
export type BestGames = Described["BestGames"];
export type MadeInvitation = Described["MadeInvitation"];
export type MadeTable = Described["MadeTable"];
export type DailyToday = Described["DailyToday"];
export type DailyMonth = Described["DailyMonth"];
export type DayDeal = Described["DayDeal"];
export type DayPage = Described["DayPage"];
export type DayResults = Described["DayResults"];
export type MadeContest = Described["MadeContest"];
export type ContestInfo = Described["ContestInfo"];
export type ContestPage = Described["ContestPage"];
export type PuzzleLists = Described["PuzzleLists"];
export type PuzzlePage = Described["PuzzlePage"];
export type PuzzleOutcome = Described["PuzzleOutcome"];
export type PuzzleChoice = Described["PuzzleChoice"];
export type ListedPuzzle = Described["ListedPuzzle"];
export type GameCampaign = Described["GameCampaign"];
export type CampaignStage = Described["CampaignStage"];
export type Achievement = Described["Achievement"];
export type PlayedGame = Described["PlayedGame"];
export type PlayedGames = Described["PlayedGames"];
export type GameStatistics = Described["GameStatistics"];
export type KindRating = Described["KindRating"];
export type BoardChoices = Described["BoardChoices"];
export type GroupInfo = Described["GroupInfo"];
export type RatedPerson = Described["RatedPerson"];
export type DailyPerson = Described["DailyPerson"];
export type Me = Described["Me"];
export type SessionInfo = Described["SessionInfo"];
export type NoticeChoices = Described["NoticeChoices"];
export type UsedLink = Described["UsedLink"];
export type InvitationTarget = Described["InvitationTarget"];
export type ComponentSet = Described["ComponentSet"];
export type Replayed = Described["Replayed"];
export type Studied = Described["Studied"];
export type ReviewUpdate = Described["ReviewUpdate"];
export type SeatReview = Described["SeatReview"];
export type MeasureReview = Described["MeasureReview"];
export type ReviewedDecision = Described["ReviewedDecision"];
export type ReviewedMove = Described["ReviewedMove"];

/** Everything that the server sends over the socket. */
export type ServerMessage = Described["ServerMessage"];
/** What happened at a table, and how it looks now. */
export type Update = Extract<ServerMessage, { say: "update" }>;
/** Everything that the page sends over the socket. */
export type ClientMessage = LeavingOut<Described["ClientMessage"], "seat" | "key" | "looking">;

/** Messages without some of their fields. */
export type Without<Message, Names extends PropertyKey> = Message extends unknown ? Omit<Message, Names> : never;

/** A message to watch a table may leave out what it does not know. */
type LeavingOut<Message, Names extends PropertyKey> = Message extends { say: "watch" }
  ? Omit<Message, Names> & Partial<Pick<Message, Names & keyof Message>>
  : Message;

/** What must be done exactly once at a table, without its envelope: the connection adds the table and an id. */
export type Command = Without<Extract<ClientMessage, { say: "act" | "propose" | "vote" }>, "table" | "id">;

export type Suggestion = Described["Suggestion"];
/** What people can say to each other at a table. */
export type Greeting = Described["Greeted"]["greeting"];
export type Hint = Described["Hint"];
