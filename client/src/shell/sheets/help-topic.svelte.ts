// What is on screen, so that help and rules open at it. A table names its game; the game may name the matter at hand, and the texts
// that hold at this table instead of statements of its short rules.
interface HelpTopic {
  game: string | null;
  at: string | null;
  instead?: Record<string, string>;
}
export const helpTopic = $state<HelpTopic>({ game: null, at: null });
