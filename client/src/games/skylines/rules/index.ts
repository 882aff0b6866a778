// The pictures of the rules, with the words that their cards and bars say in a game.
import { turnsOf } from "../../../texts/catalogues.ts";
import { withTexts } from "../../../texts/texts.svelte.ts";

export const loadPictures = () => withTexts(turnsOf("skylines"), import("./Pictures.svelte"));
