// Putting up a building: which one, where, and where a tree goes that makes room for it.
import type { ChoiceView } from "../../../wire/messages.ts";
import { readErect } from "./notation.ts";

export class BuildingSite {
  category = $state<string | null>(null); // the building to put up
  treeAt = $state<string | null>(null); // the tree that makes room
  #offered: (begun: string) => ChoiceView[];

  constructor(offered: (begun: string) => ChoiceView[]) {
    this.#offered = offered;
  }

  readonly sites = $derived.by(() => (this.category ? this.#offered(this.category) : []));
  readonly #free = $derived.by(() => this.sites.filter(({ why_not }) => !why_not));

  /** Where the building can stand, or where its tree can go. */
  readonly open = $derived.by((): Set<string> => {
    const open = this.#free.flatMap(({ word }) => readErect(word) ?? []);
    if (!this.treeAt) return new Set(open.map(({ at }) => at));
    return new Set(open.flatMap(({ at, treeTo }) => (at === this.treeAt && treeTo ? treeTo : [])));
  });

  /** What can be done by pointing at a place: the building there, or its tree. */
  choicesAt(place: string): ChoiceView[] {
    return this.#free.filter(({ word }) => {
      const built = readErect(word);
      return this.treeAt ? built?.at === this.treeAt && built.treeTo === place : built?.at === place;
    });
  }

  choose(category: string): void {
    this.category = category;
    this.treeAt = null;
  }

  /** A place was pointed at, for the building or for its tree. What is tried out from now on comes back. */
  pick(place: string, before: ChoiceView | null): ChoiceView | null {
    if (this.treeAt) {
      const word = `${this.category}${this.treeAt}>${place}`;
      return this.#free.find((choice) => choice.word === word) ?? before;
    }
    const here = this.#free.filter(({ word }) => readErect(word)?.at === place);
    const found = here.find(({ word }) => readErect(word)?.treeTo === null) ?? null;
    if (!found && here.length > 0) this.treeAt = place;
    return found;
  }

  forget(): void {
    this.category = null;
    this.treeAt = null;
  }
}
