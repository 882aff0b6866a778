// How a tour stands, read off what the server says that it brings.
import type { Sentence } from "../../../../wire/messages.ts";
import type { Category } from "../../pieces/view.ts";

export type WishStatus = "good" | "few" | "many";

export interface TourProgress {
  left: number | null; // stops
  wishes: Map<Category, { visits: number; stands: WishStatus }>;
  paid: { seat: string; paid: number }[];
  remarks: Sentence[]; // that nobody is paid, what wishes cost, or what a difference is of
}

const NAMED: Record<string, Category> = {
  "greentown-nature": "N",
  "greentown-culture": "C",
  "greentown-sport": "S",
  "greentown-shopping": "M",
};

export function tourProgress(brings: Sentence[]): TourProgress {
  const progress: TourProgress = { left: null, wishes: new Map(), paid: [], remarks: [] };
  for (const said of brings) {
    const args = said.args ?? {};
    const wish = /^greentown-wish-(good|few|many)$/.exec(said.key)?.[1] as WishStatus | undefined;
    if (said.key === "greentown-stops-left") progress.left = Number(args.left);
    else if (wish) {
      const category = NAMED[(args.category as Sentence).key];
      if (category) progress.wishes.set(category, { visits: Number(args.visits), stands: wish });
    } else if (said.key === "greentown-brings-money")
      progress.paid.push({ seat: String(args.seat), paid: Number(args.paid) });
    else progress.remarks.push(said);
  }
  return progress;
}
