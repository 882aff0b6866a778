import { afterEach, describe, expect, it, vi } from "vitest";
import type { ServerMessage } from "../wire/messages.ts";
import { eventually } from "./eventually.ts";
import type { SeatAction } from "./lesson.ts";
import { Practice } from "./practice.svelte.ts";

const DRAWN: SeatAction = { seat: -1, action: "tile 13" };

/** A server that answers every question about a position, and remembers after which actions it was asked. */
function server(): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (_path: string, { body }: { body: string }) => {
    const { plays } = JSON.parse(body) as { plays: SeatAction[] };
    asked.push(plays.map(({ action }) => action).join(", "));
    const replayed = { step: plays.length, names: [], view: {}, finished: false };
    return new Response(JSON.stringify({ replayed, to_act: [0], choices: [], sentences: [] }));
  });
  return asked;
}

function watched(study: Practice): string[] {
  const heard: string[] = [];
  study.watch("study", { receive: (message: ServerMessage) => heard.push(message.say), connectionChanged: () => {} });
  return heard;
}

const act = (study: Practice) => study.send("study", { say: "act", seat: 0, turn: 1, action: "13N@a1 +1" });

describe("a table that is studied", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("answers an action only when all that follows from it lies there", async () => {
    const asked = server();
    const study = new Practice("a-game 1", 0);
    const heard = watched(study);
    study.went = (plays) => study.show([...plays, DRAWN]);
    act(study);
    await eventually(() => expect(heard).toContain("answer"));
    expect(heard).toEqual(["update", "answer"]);
    expect(asked.at(-1)).toBe("13N@a1 +1, tile 13");
    expect(study.plays).toHaveLength(2);
  });

  it("calls the pupil by their own name, and the others as in the record", async () => {
    vi.stubGlobal("fetch", async () => {
      const replayed = { step: 0, names: ["Kim", "Robin"], view: {}, finished: false };
      return new Response(JSON.stringify({ replayed, to_act: [0], choices: [], sentences: [] }));
    });
    const study = new Practice("a-game 1", 0);
    let names: string[] = [];
    const receive = (message: ServerMessage) => {
      if (message.say === "update") names = message.sight?.seats.map(({ name }) => name ?? "") ?? [];
    };
    study.watch("study", { receive, connectionChanged: () => {} });
    study.called = "Ada";
    await study.show([]);
    expect(names).toEqual(["Ada", "Robin"]);
  });

  it("asks once for a table and its first choices", async () => {
    const asked = server();
    const study = new Practice("a-game 1", 0);
    await study.show([DRAWN]);
    await study.ask("study", 0, []);
    expect(asked).toEqual(["tile 13"]);
    await study.ask("study", 0, ["13N@a1"]);
    await study.ask("study", 1, []);
    expect(asked).toHaveLength(3);
  });

  it("keeps its table when the action misses what the lesson is about", async () => {
    server();
    const study = new Practice("a-game 1", 0);
    const heard = watched(study);
    await study.show([]);
    study.judge = () => ({ key: "learn-set-back", english: "not so" });
    act(study);
    await eventually(() => expect(heard).toEqual(["update", "refusal"]));
    expect(study.plays).toEqual([]);
  });

  it("says that nothing was done when the line breaks", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("away")));
    const study = new Practice("a-game 1", 0);
    const heard = watched(study);
    act(study);
    await eventually(() => expect(heard).toEqual(["refusal"]));
  });
});
