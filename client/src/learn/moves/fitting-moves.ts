// What was done before a step, found anew for the pupil's own table where the lesson's does not fit it.
import type { ChoiceView } from "../../wire/messages.ts";
import type { SeatAction } from "../lesson.ts";

type Offered = (plays: SeatAction[], words: string[]) => Promise<ChoiceView[]>;

/** These plays and what comes then, with other actions of two words for those of a seat; null where none is found among the first. */
export async function likewise(
  plays: SeatAction[],
  then: SeatAction[],
  like: RegExp,
  offered: Offered,
): Promise<SeatAction[] | null> {
  let done = plays;
  for (const { seat, action } of then) {
    const found = seat < 0 ? action : await find(done, like, offered);
    if (!found) return null;
    done = [...done, { seat, action: found }];
  }
  return done;
}

const MOST = 12; // first words that are asked about: each is a question to the server

async function find(plays: SeatAction[], like: RegExp, offered: Offered): Promise<string | null> {
  const open = async (words: string[]) =>
    (await offered(plays, words)).flatMap(({ word, why_not }) => (why_not ? [] : [word]));
  for (const first of (await open([])).slice(0, MOST))
    for (const last of await open([first])) if (like.test(`${first} ${last}`)) return `${first} ${last}`;
  return null;
}
