// Boards on the table before the game: laid in any order, turned, and taken away again. What fits where the server says.
import type { ChoiceView, Sentence } from "../../../wire/messages.ts";
import type { SkylinesPlay } from "../turn/play.svelte.ts";

export interface Laid {
  letter: string;
  turns: number;
  row: number;
  column: number;
}

export class BoardLayout {
  laid = $state.raw<Laid[]>([]);
  #chosen = $state<string | null>(null); // the place that was touched last
  #play: SkylinesPlay;
  #boards: () => string[];

  constructor(play: SkylinesPlay, boards: () => string[]) {
    this.#play = play;
    this.#boards = boards;
    $effect(() => {
      if (!play.composer.offered.has(this.#words)) void play.composer.look(this.#words);
    });
    // A layout that came from elsewhere, from a program or by chance, lies on the table too.
    $effect(() => {
      const said = play.action ? readLayout(play.words.slice(1)) : [];
      if (said.length > 0) this.laid = said;
    });
  }

  readonly #words = $derived.by(() => ["lay", ...this.laid.map(wordOf)]);
  readonly #offered = $derived.by(() => this.#play.offered(...this.#words));
  readonly left = $derived.by(() =>
    this.#boards().filter((board) => !this.laid.some(({ letter }) => letter === board)),
  );

  /** Free places beside the boards, in reading order. */
  readonly places = $derived.by(() => [...new Set(this.#offered.map(({ word }) => word.slice(3)))]);
  /** The place that the next board goes to: the one touched, or the first where one fits. */
  readonly place = $derived.by(() => {
    if (this.#chosen !== null && this.places.includes(this.#chosen)) return this.#chosen;
    return this.#offered.find(({ why_not }) => !why_not)?.word.slice(3) ?? this.places[0] ?? null;
  });
  /** The board that was touched. */
  readonly board = $derived.by(() => this.laid.find((each) => placeOf(each) === this.#chosen) ?? null);

  touch(place: string): void {
    this.#chosen = place;
  }

  /** The ways in which a board fits the place, and why it does not otherwise. */
  ways(letter: string): { fits: number[]; why: Sentence | null } {
    const here = this.#offered.filter(({ word }) => word[0] === letter && word.slice(3) === this.place);
    return { fits: turnsOf(here), why: here.find(({ why_not }) => why_not)?.why_not ?? null };
  }

  lay(letter: string, turns: number): void {
    const [row = 0, column = 0] = (this.place ?? "0,0").split(",").map(Number);
    this.#put([...this.laid, { letter, turns, row, column }]);
  }

  takeAway(letter: string): void {
    this.#put(this.laid.filter((each) => each.letter !== letter));
  }

  /** Turn a board that lies to the next way that fits; whether it turned comes back. */
  async turn({ letter, turns, row, column }: Laid): Promise<boolean> {
    const others = this.laid.filter((each) => each.letter !== letter);
    const words = ["lay", ...others.map(wordOf)];
    await this.#play.composer.look(words);
    const here = this.#play
      .offered(...words)
      .filter(({ word }) => word[0] === letter && word.slice(3) === `${row},${column}`);
    const fits = turnsOf(here);
    const next = fits.find((each) => each > turns) ?? fits[0] ?? turns;
    if (next === turns) return false;
    this.#put([...others, { letter, turns: next, row, column }]);
    this.#chosen = placeOf(this.laid.find((each) => each.letter === letter) ?? { letter, turns, row, column });
    return true;
  }

  clear(): void {
    this.#put([]);
  }

  /** What lies now; when it is all, it is said as a layout. */
  #put(laid: Laid[]): void {
    const [top, left] = cornerOf(laid);
    this.laid = laid.map((each) => ({ ...each, row: each.row - top, column: each.column - left }));
    this.#chosen = null;
    void this.#play.composer.take(["layout", ...(this.left.length === 0 ? layoutOf(laid) : [])]);
  }
}

/** The topmost row and the leftmost column. */
function cornerOf(laid: Laid[]): [number, number] {
  if (laid.length === 0) return [0, 0];
  return [Math.min(...laid.map(({ row }) => row)), Math.min(...laid.map(({ column }) => column))];
}

export function placeOf({ row, column }: Laid): string {
  return `${row},${column}`;
}

function wordOf(each: Laid): string {
  return `${each.letter}${each.turns}@${placeOf(each)}`;
}

function turnsOf(choices: ChoiceView[]): number[] {
  return choices.filter(({ why_not }) => !why_not).map(({ word }) => Number(word[1]));
}

/** Boards as the words of a layout, row by row: `A0 B3 / -- C2`. */
export function layoutOf(laid: Laid[]): string[] {
  const [top, left] = cornerOf(laid);
  const words: string[] = [];
  for (let row = top; row <= Math.max(...laid.map((each) => each.row)); row += 1) {
    if (words.length > 0) words.push("/");
    for (let column = left; column <= Math.max(...laid.map((each) => each.column)); column += 1) {
      const here = laid.find((each) => each.row === row && each.column === column);
      words.push(here ? `${here.letter}${here.turns}` : "--");
    }
  }
  return words;
}

/** The boards that the words of a layout name. */
export function readLayout(words: string[]): Laid[] {
  let [row, column] = [0, -1];
  return words.flatMap((word) => {
    column += 1;
    if (word === "/") [row, column] = [row + 1, -1];
    return word === "/" || word === "--" ? [] : [{ letter: word[0] ?? "", turns: Number(word[1]), row, column }];
  });
}
