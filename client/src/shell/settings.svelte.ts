// What a person chose about the page's looks. It stays in the browser and holds nothing secret.
export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "on" | "off";
export type Pace = "auto" | "at-once" | "quick" | "calm" | "slow";
export type Letters = "small" | "large" | "off";

export interface PageSettings {
  theme: Theme;
  motion: Motion;
  letters: Letters;
  pace: Pace; // of others' turns as they are played out; by themselves as fast as motion is allowed
  numbers: boolean; // whether tiles show their numbers
  language: string; // empty: as the browser says
  keys: boolean; // whether single letters do something
  cues: boolean; // whether places say what they would bring
  notation: boolean; // whether the history shows moves in notation
  volume: number; // of small sounds, from 0 to 100
  music: boolean; // whether there is music at the table
  muted: boolean; // whether what others say at a table is not shown
  notices: boolean; // whether the device tells when it is one's turn
  playing: boolean; // whether games were waiting here at the last visit
  veteran: boolean; // whether a game was played to its end here
  device?: true; // whether this device has ever played by itself
  introduced: string[]; // the games at whose first table a lesson was offered
  lessons: string[]; // that were finished
  name: string; // how the person was called last
}

const KEY = "townwright-settings";
const DEFAULTS: PageSettings = {
  theme: "auto",
  motion: "auto",
  letters: "small",
  pace: "auto",
  numbers: false,
  language: "",
  keys: true,
  cues: true,
  notation: false,
  volume: 60,
  music: false,
  muted: false,
  notices: false,
  playing: false,
  veteran: false,
  introduced: [],
  lessons: [],
  name: "",
};

export const settings = $state<PageSettings>({ ...DEFAULTS, ...remembered() });
let kept = ""; // the settings as they were last written, or taken over from another window

function remembered(): Partial<PageSettings> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Partial<PageSettings>) : {};
  } catch {
    return {};
  }
}

/** Take over what is chosen in another window of this browser. */
export function watchOtherWindows(changed: () => void): void {
  addEventListener("storage", ({ key }) => {
    if (key !== KEY) return;
    Object.assign(settings, remembered());
    kept = JSON.stringify(settings); // written back it could undo what the other window chooses next
    changed();
  });
}

/** Put the settings where the style sheets see them, and keep them for the next visit. */
export function applySettings(dark: boolean): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme === "auto" ? (dark ? "dark" : "light") : settings.theme;
  root.dataset.motion = settings.motion;
  root.dataset.letters = settings.letters;
  root.dataset.numbers = settings.numbers ? "on" : "off";
  const now = JSON.stringify(settings);
  if (now === kept) return;
  kept = now;
  try {
    localStorage.setItem(KEY, now);
  } catch {
    // A browser that keeps nothing still plays.
  }
}
