import { isolated, say } from "../../../texts/texts.svelte.ts";
import type { GamePicture } from "../../manifest.ts";
import { type GreentownView, LETTERS } from "../pieces/view.ts";
import Painting from "./Painting.svelte";

export const picture: GamePicture = {
  Painting,
  resultOf: (view: GreentownView, nameOf) => {
    const order = view.rank.map((letter) => LETTERS.indexOf(letter));
    const money = (seat: number) => view.seats[seat]?.money ?? 0;
    return {
      headline: say("green-end-won", { name: isolated(nameOf(order[0] ?? 0)) }),
      score: money(order[0] ?? 0),
      unit: say("green-money", { money: money(order[0] ?? 0) }),
      seats: order.map((seat, at) => ({ seat, rank: at + 1, points: String(money(seat)) })),
    };
  },
};
