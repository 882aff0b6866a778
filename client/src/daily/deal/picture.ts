// A picture to share: the result and how many of the others did worse, in the colours of the page. It shows no tile.
const WIDE = 1200;
const HIGH = 630;
const EDGE = 80;

export interface SharedResult {
  title: string;
  result: string;
  rest: string[];
  share: number | null; // of the others who did worse, from 0 to 1
}

/** The picture as a PNG; null where the browser cannot draw. */
export async function drawPicture({ title, result, rest, share }: SharedResult): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDE, height: HIGH });
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  const style = getComputedStyle(document.querySelector("main") ?? document.body);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const box = (name: string, x: number, y: number, width: number, height: number) => {
    pen.fillStyle = colour(name);
    pen.fillRect(x, y, width, height);
  };
  const write = (text: string, y: number, size: number, name: string, font = "--text") => {
    pen.fillStyle = colour(name);
    pen.font = `600 ${size}px ${colour(font)}`;
    pen.fillText(text, EDGE, y, WIDE - 2 * EDGE);
  };
  await document.fonts.ready;
  box("--paper", 0, 0, WIDE, HIGH);
  box("--accent", 0, 0, WIDE, 24);
  write(title, 130, 40, "--soft");
  write(result, 270, 92, "--accent-strong", "--display");
  for (const [at, text] of rest.entries()) write(text, 360 + 60 * at, 44, "--ink");
  if (share !== null) {
    box("--line", EDGE, HIGH - 110, WIDE - 2 * EDGE, 36);
    box("--accent", EDGE, HIGH - 110, share * (WIDE - 2 * EDGE), 36);
  }
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}
