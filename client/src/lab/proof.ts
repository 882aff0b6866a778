// The proof of a deal, worked out by the dealer's own program on this device, whoever answers the page otherwise.
import { loadRefusals } from "../texts/texts.svelte.ts";
import { parsed, problem } from "../wire/http.ts";

export interface ProvedDraw {
  stream: string;
  number: number; // in its stream, from 0
  outcomes: number;
  attempt: number;
  digest: string;
  place: number;
  dealt: string; // by the key
  drawn: string; // in the record
}

export interface DealProof {
  game: string;
  seed: string;
  sealed: string | null; // the seal that was shown before the game
  seal: string; // the one that the key has
  draws: ProvedDraw[];
  left: number; // draws after a wrong one
  holds: boolean;
}

export async function prove(text: string, components: string[]): Promise<DealProof> {
  const engine = await (await import("../engine/page-engine.ts")).startedEngine();
  const { status, body } = await engine.answer("POST", "/api/proofs", JSON.stringify({ text, components }));
  if (status < 300) return parsed(body) as DealProof;
  await loadRefusals();
  throw problem(status, parsed(body));
}
