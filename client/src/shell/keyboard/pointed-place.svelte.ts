// The place of a board that pointer or keys are at, for whatever stands beside the board.
export const pointedPlace = $state<{ name: string | null }>({ name: null });
