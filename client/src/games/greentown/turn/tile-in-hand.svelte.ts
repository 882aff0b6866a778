// The tile in hand: the stack it is from, how it is held, and where it could lie so.
import type { ChoiceView } from "../../../wire/messages.ts";
import { turned, turnsTo } from "../pieces/hexes.ts";
import type { GreentownStack } from "../pieces/view.ts";
import { byPlace, kindOf, readStep } from "./notation.ts";

export class Hand {
  turns = $state(0); // how the tile is held
  #turned = $state(false); // somebody has turned it
  #kind = $state<string | null>(null); // the stack that was chosen
  #stacks: () => GreentownStack[];
  #lays: () => ChoiceView[];

  constructor(stacks: () => GreentownStack[], lays: () => ChoiceView[]) {
    this.#stacks = stacks;
    this.#lays = lays;
  }

  /** The stacks from which something can be laid. */
  readonly stacks = $derived.by(() => {
    const kinds = new Set<string>();
    for (const { word } of this.#lays()) kinds.add(kindOf(readStep(word)?.exits ?? "", this.#stacks()));
    return this.#stacks().filter(({ kind }) => kinds.has(kind));
  });
  readonly stack = $derived.by(() => this.stacks.find(({ kind }) => kind === this.#kind) ?? this.stacks[0] ?? null);
  readonly exits = $derived.by(() => (this.stack ? turned(this.stack.exits, this.turns) : null));

  /** Where it can lie, each place with the exits that it can show there. */
  readonly places = $derived.by(() =>
    byPlace(this.#lays().filter(({ word, why_not }) => !why_not && this.#turnsTo(readStep(word)?.exits) !== null)),
  );

  take(kind: string, turns = 0): void {
    this.#turned &&= kind === this.stack?.kind;
    this.#kind = kind;
    this.turns = turns;
  }

  turn(by: number): void {
    this.#turned = true;
    this.turns = (this.turns - by + 6) % 6;
  }

  /** Hold the tile as somebody has turned it. */
  turnTo(exits: string | undefined): void {
    this.#turned = true;
    this.show(exits);
  }

  /** Hold the tile so that it shows these exits, if it can. */
  show(exits: string | undefined): void {
    this.turns = this.#turnsTo(exits) ?? this.turns;
  }

  /** The choice that shows the tile as somebody has turned it; else one that makes fewest dead ends, as it is held if it can be. */
  asHeld(choices: ChoiceView[]): ChoiceView[] {
    const held = choices.filter(({ word }) => readStep(word)?.exits === this.exits);
    if (this.#turned && held.length > 0) return held;
    const fewest = Math.min(...choices.map(deadEndsOf));
    return [...held, ...choices].filter((choice) => deadEndsOf(choice) === fewest).slice(0, 1);
  }

  forget(): void {
    this.#kind = null;
    this.#turned = false;
    this.turns = 0;
  }

  #turnsTo(exits = ""): number | null {
    return exits && this.stack ? turnsTo(this.stack.exits, exits) : null;
  }
}

function deadEndsOf({ brings }: ChoiceView): number {
  return Number(brings.find(({ key }) => key === "greentown-brings-dead-ends")?.args?.ends ?? 0);
}
