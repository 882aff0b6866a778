// A city being tapped in: which place and kind are chosen, what each touch does, and the way back.

import { announce } from "../../../shell/announce.svelte.ts";
import { say } from "../../../texts/texts.svelte.ts";
import { BOX } from "../box.ts";
import type { LaidTile } from "../city/Board.svelte";
import { cellLabel, faceName, fieldLabel, kindAt } from "../city/names.ts";
import { fieldName } from "../city/places.ts";
import { CELLS, type City, nextEmpty, painted, without, withTile, withTurn } from "./entered-city.ts";

export type EntryStep = "tiles" | "fields" | "tourists";

interface Held {
  city: City;
  tourists: string[];
}

const WIDE = 2 * BOX.side; // fields in a row
const ALL_CELLS = new Set(CELLS);
const ALL_FIELDS = new Set(
  Array.from({ length: WIDE * WIDE }, (_, at) => fieldName({ column: at % WIDE, row: Math.floor(at / WIDE) })),
);
const MEMORY = 50; // touches that can be taken back

export class CityEditor {
  step = $state<EntryStep>("tiles");
  at = $state("a1"); // the place that the next tile goes to
  kind = $state("A");
  faces = $state.raw<string[]>([]);
  #pointed = true; // whether somebody pointed at the place and has not used it yet
  #past = $state.raw<Held[]>([]);
  #held: Held;
  #onchange: () => void;

  constructor(held: Held, onchange: () => void) {
    this.#held = held;
    this.#onchange = onchange;
    this.at = nextEmpty(held.city, "d4") ?? "a1";
  }

  get city(): City {
    return this.#held.city;
  }

  get tourists(): string[] {
    return this.#held.tourists;
  }

  readonly moved = $derived.by(() => this.#past.length > 0);
  readonly standers = $derived.by(() => this.tourists.map((field) => ({ field })));
  readonly laid = $derived.by(() =>
    Object.entries(this.city).map(([at, { tile, turn, face }]): LaidTile => ({ at, tile, turn, face })),
  );

  /** What the board shows: empty places to paint on, or the chosen place in the hand. */
  readonly tiles = $derived.by((): LaidTile[] => {
    const { laid, at, step } = this;
    if (step === "fields") {
      const blank = CELLS.filter((cell) => !this.city[cell]);
      return [...laid, ...blank.map((cell): LaidTile => ({ at: cell, tile: 0, turn: "N", face: "...." }))];
    }
    if (step !== "tiles") return laid;
    const chosen = laid.find((tile) => tile.at === at) ?? { at, tile: 0, turn: "N", face: "" };
    return [...laid.filter((tile) => tile.at !== at), { ...chosen, trial: true }];
  });

  /** The places that can be touched. */
  readonly open = $derived.by(() => {
    if (this.step === "tiles") return ALL_CELLS;
    if (this.step === "fields") return ALL_FIELDS;
    return new Set([...ALL_FIELDS].filter((field) => (kindAt(field, this.laid) ?? "W") !== "W"));
  });

  nameOf(place: string): string {
    if (this.step === "tiles") return cellLabel(place, this.laid, this.standers, true);
    return fieldLabel(place, this.laid, this.standers, false);
  }

  /** A touch on the board. */
  pick(place: string): void {
    if (this.step === "fields") this.#change(painted(this.city, place, this.kind));
    else if (this.step === "tourists") this.#stand(place);
    else if (place === this.at && this.city[place]) this.turn();
    else {
      this.at = place;
      this.#pointed = true;
    }
  }

  lay(tile: number): void {
    if (this.city[this.at] && !this.#pointed) this.at = nextEmpty(this.city, this.at) ?? this.at;
    this.#pointed = false;
    this.#change(withTile(this.city, this.at, tile, this.faces[tile - 1] ?? ""));
    announce(say("companion-laid", { tile, cell: this.at }));
  }

  turn(): void {
    if (!this.city[this.at]) return;
    this.#change(withTurn(this.city, this.at));
    announce(faceName(this.city[this.at]?.face ?? ""));
  }

  takeAway(): void {
    this.#change(without(this.city, this.at));
    this.#pointed = true;
  }

  back(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#past = this.#past.slice(0, -1);
    Object.assign(this.#held, last);
    this.at = nextEmpty(this.city, "d4") ?? this.at;
    this.#pointed = true;
    this.#onchange();
  }

  #stand(field: string): void {
    const { tourists } = this;
    const lift = tourists.includes(field);
    if (!this.city[cellOf(field)] || (!lift && tourists.length >= BOX.tourists)) return;
    this.#remember();
    this.#held.tourists = lift ? tourists.filter((each) => each !== field) : [...tourists, field];
    announce(fieldLabel(field, this.laid, this.standers, true));
  }

  /** Another city; nobody stands where nothing lies any more. */
  #change(city: City): void {
    this.#remember();
    this.#held.city = city;
    this.#held.tourists = this.tourists.filter((field) => city[cellOf(field)]);
  }

  #remember(): void {
    const now = { city: $state.snapshot(this.city), tourists: $state.snapshot(this.tourists) };
    this.#past = [...this.#past.slice(1 - MEMORY), now];
    this.#onchange();
  }
}

function cellOf(field: string): string {
  return field.split(".")[0] ?? "";
}
