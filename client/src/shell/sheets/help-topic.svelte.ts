// What is on screen, so that help and rules open at it. A table names its game; the game may name the matter at hand.
export const helpTopic = $state<{ game: string | null; at: string | null }>({ game: null, at: null });
