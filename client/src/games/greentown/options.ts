import type { GameOptions } from "../index.ts";
import Options from "./Options.svelte";

export const options: GameOptions = { Options, seats: { least: 2, most: 4 } };
