// Words that must not leave their place: smaller first, then cut.
export interface Fitted {
  text: string;
  size: number; // of the letters
}

type Measure = (text: string, size: number) => number;

const SMALLEST = 0.62; // of the size that is wanted

/** The words in letters of at most this size, in a width. */
export function fitted(text: string, size: number, width: number, measure: Measure): Fitted {
  const needed = measure(text, size);
  if (needed <= width) return { text, size };
  const smaller = Math.max(size * SMALLEST, (size * width) / needed);
  let letters = [...text];
  const shown = () => (letters.length === [...text].length ? text : `${letters.join("").trimEnd()}…`);
  while (letters.length > 1 && measure(shown(), smaller) > width + 0.5) letters = letters.slice(0, -1);
  return { text: shown(), size: smaller };
}

/** Measures words by a font of the page, as `600 {size}px Georgia`. */
export function measureBy(font: (size: number) => string): Measure {
  const context = document.createElement("canvas").getContext("2d");
  return (text, size) => {
    if (!context) return text.length * size * 0.55;
    context.font = font(size);
    return context.measureText(text).width;
  };
}
