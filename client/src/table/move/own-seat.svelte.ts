// The seat that this page looks from: what it is asked now, and how it answers.
import { untrack } from "svelte";
import { settings } from "../../shell/settings.svelte.ts";
import type { ChoiceView, TableView } from "../../wire/messages.ts";
import type { MoveDraft, Table } from "../../wire/table.svelte.ts";
import { seatName } from "../people/seat-names.ts";
import { keepDraft, keptDraft } from "./kept-draft.ts";

interface Seen {
  table: Table;
  sight: TableView;
  still?: boolean; // nobody can act, as in a replay
}

/** A move in the making, whatever game it belongs to. */
interface MoveHandlers {
  begin: () => void; // something new is asked
  rest: () => void; // nothing is asked
  again: () => void; // a line that was broken is back
  draft: () => MoveDraft;
  kept?: () => string[]; // what a reload brings back, if it is not the draft's words
  resume: (words: string[]) => unknown; // try out what was tried out before a reload
  refused?: () => void; // a move made on the board was not allowed
}

export class OwnSeat {
  begun = $state<string | null>(null); // the question that the move in the making answers
  #seen: () => Seen;

  constructor(seen: () => Seen) {
    this.#seen = seen;
  }

  readonly number = $derived.by(() => this.#seen().sight.seat); // null for those who only look on
  /** The seat of whoever plays for nobody else here, who can be called *you*. */
  readonly you = $derived.by(() => {
    const own = this.#seen().sight.seats.filter(({ yours }) => yours);
    return own.length === 1 ? (own[0]?.seat ?? null) : null;
  });
  readonly still = $derived.by(() => this.#seen().still ?? false);
  readonly asked = $derived.by(() => {
    const { sight, still } = this.#seen();
    return !still && sight.seat !== null && sight.turn !== null && sight.status === "playing";
  });
  readonly question = $derived.by(() => (this.asked ? `${this.number}:${this.#seen().sight.turn}` : null));
  readonly sending = $derived.by(() => this.number !== null && this.#seen().table.pendingAction(this.number) !== null);

  readonly nameOf = (seat: number): string => seatName(this.#seen().sight, seat);
  readonly ask = (words: string[]): Promise<ChoiceView[]> => this.#seen().table.ask(this.number ?? 0, words);

  /** Say an action, once for each question. */
  act(action: string): void {
    const { table, sight } = this.#seen();
    if (this.number === null || sight.turn === null || this.sending) return;
    table.send({ say: "act", seat: this.number, turn: sight.turn, action });
  }

  /** Whether the own last action can be taken back, or others be asked whether it may. */
  readonly mayTakeBack = $derived.by(() => {
    const { sight } = this.#seen();
    return !this.still && this.number !== null && !this.sending && sight.can_offer.includes("undo");
  });

  takeBack(): void {
    if (this.mayTakeBack) this.#seen().table.send({ say: "propose", offer: "undo", seat: this.number, bot: null });
  }

  /** Every new question begins a new move; a line that is back asks for what is missing. */
  bindMove(
    { begin, rest, again, draft, kept = () => draft().words, resume, refused }: MoveHandlers,
    question: () => string | null = () => this.question,
  ): void {
    let stands = false; // all of the table is there
    const take = () => {
      const now = question();
      if (!stands) return;
      untrack(() => {
        this.begun = now;
        if (now === null) return rest();
        const words = keptDraft(now);
        begin();
        if (words.some(Boolean)) resume(words);
      });
    };
    $effect.pre(take); // before the page is drawn: it would be drawn without the move, and then again with it
    $effect(() => {
      stands = true;
      untrack(() => {
        this.#seen().table.tryOut = resume;
        take();
      });
    });
    $effect(() => {
      if (this.#seen().table.connectionState === "open") untrack(again);
    });
    $effect(() => {
      this.#seen().table.draft = draft();
      if (this.begun !== null) keepDraft(this.begun, kept());
    });
    $effect(() => {
      if (refused && this.#seen().table.refusedMoves > 0) untrack(refused);
    });
  }

  /** Whoever has seen the end of an own game is no beginner any more. */
  noteFinishedGame(over: () => boolean): void {
    $effect(() => {
      if (over() && !this.#seen().still && this.number !== null) settings.veteran = true;
    });
  }
}
