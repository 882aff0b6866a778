// The words for how hard a puzzle is, from what nearly everybody solves to what hardly anybody does.
import type { PuzzlePage } from "../wire/messages.ts";

export const DIFFICULTIES: readonly PuzzlePage["difficulty"][] = ["easy", "fair", "hard", "very-hard"];
