// Carries games between a server and this device, as records. What arrives is kept and counts for nothing there.
import { startedEngine } from "../engine/page-engine.ts";
import { botName } from "../table/people/seat-names.ts";
import { say } from "../texts/texts.svelte.ts";
import { get, getText, parsed, post, problem } from "../wire/http.ts";
import type { ListedTable, PlayedGame, Replayed } from "../wire/messages.ts";

interface Branch {
  text: string;
  components: string[];
  moves: number;
  same_deal: boolean;
  whole: boolean;
  seats: object[];
}

type Seat = PlayedGame["seats"][number];

/** Lay a finished game of the server on this device, and return its table there. */
export async function takeAlong({ table, seats }: PlayedGame): Promise<string> {
  const people = seats.map((seat, at) => (seat.yours ? { who: "you" } : friend(seat, at)));
  const asked = await branchOf(table, people, true);
  const { status, body } = await (await startedEngine()).answer("POST", "/api/branches", JSON.stringify(asked));
  if (status >= 300) throw problem(status, parsed(body));
  return (parsed(body) as { table: string }).table;
}

/** Lay a game of this device on the server, where it is kept or goes on, and return its table there. */
export async function sendToServer({ table, seats, stage }: ListedTable): Promise<string> {
  const people = seats.map((seat, at) => {
    if (seat.yours) return { who: "you" };
    return seat.holder === "bot" ? { who: "bot", name: seat.name } : friend(seat, at);
  });
  return (await post<{ table: string }>("/api/branches", await branchOf(table, people, stage === "ended"))).table;
}

/** All that was played at a table; a finished record tells its deal, so that it can be proved there too. */
async function branchOf(table: string, seats: object[], whole: boolean): Promise<Branch> {
  const asked = [getText(`/api/tables/${table}/record`), get<string[]>(`/api/tables/${table}/components`)] as const;
  const [text, components] = await Promise.all(asked);
  const { steps } = await post<Replayed>("/api/records", { text, components, step: 0 });
  const seeded = /^\S+ seed [0-9a-f]{64}$/m.test(text);
  return { text, components, moves: steps.length, same_deal: whole && seeded, whole, seats };
}

/** Somebody who was there: a program that cannot play on devices is at least named. */
function friend({ holder, name }: Seat, at: number): object {
  return {
    who: "friend",
    name: (holder === "bot" ? botName(name) : name).slice(0, 24) || say("page-player", { number: at + 1 }),
  };
}
