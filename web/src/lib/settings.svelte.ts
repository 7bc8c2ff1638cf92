/** What a person chose for this browser; kept in its storage, the same in all its tabs. */
import type { Pace } from "./playback";
import { LANGUAGES, type Language } from "./words";

export interface Settings {
  language: Language;
  theme: "dark" | "light" | "device";
  animation: boolean;
  glyphs: boolean;
  affordable: boolean;
  sound: boolean;
  /** How fast moves of bots are shown. */
  pace: Pace;
  /** How fast a replay plays by itself: a move takes so much of the usual time. */
  speed: number;
  /** A notification when it is my turn and I look elsewhere. */
  notify: boolean;
}

const PLACE = "sixstones.settings";

function preferred(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

const defaults = (): Settings => ({
  language: preferred(),
  theme: "device",
  animation: true,
  glyphs: false,
  affordable: true,
  sound: false,
  pace: "normal",
  speed: 1,
  notify: false,
});

export const settings: Settings = $state({ ...defaults(), ...stored() });

export function choose(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // Storage is switched off in this browser: the choice lasts as long as the page.
  }
}

/** Other tabs of this browser choose too. */
export function followOtherTabs(): () => void {
  const hear = (event: StorageEvent): void => {
    if (event.key === PLACE) Object.assign(settings, defaults(), stored());
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}

const still = matchMedia("(prefers-reduced-motion: reduce)");
const bright = matchMedia("(prefers-color-scheme: light)");
const device = $state({ still: still.matches, bright: bright.matches });
still.addEventListener("change", () => (device.still = still.matches));
bright.addEventListener("change", () => (device.bright = bright.matches));

export const moves = (): boolean => settings.animation && !device.still;
export const light = (): boolean => settings.theme === "light" || (settings.theme === "device" && device.bright);
