// How much of the engine is here.
export const progress = $state({ here: 0, all: 0, done: true });
