/** Small sounds made on the spot; silent until the player switches them on. */

export type Cue = "token" | "card" | "tile" | "die" | "turn" | "trap" | "point" | "drum" | "end";

interface Note {
  hertz: number;
  at: number;
  length: number;
  shape: OscillatorType;
  loud: number;
}

const note = (hertz: number, at = 0, length = 0.12, shape: OscillatorType = "sine", loud = 0.12): Note => ({
  hertz,
  at,
  length,
  shape,
  loud,
});

/** The notes of a cue; pitch counts steps of a pentatonic scale, so each stone has its own click. */
export function notes(cue: Cue, pitch = 0): Note[] {
  const up = 2 ** ([0, 2, 4, 7, 9, 12, 14][Math.abs(pitch) % 7]! / 12);
  switch (cue) {
    case "token":
      return [note(1320 * up, 0, 0.09, "triangle"), note(2640 * up, 0, 0.05, "sine", 0.05)];
    case "card":
      return [note(320, 0, 0.06, "triangle", 0.06), note(240, 0.04, 0.08, "triangle", 0.05)];
    case "tile":
      return [note(180, 0, 0.1, "triangle", 0.12)];
    case "die":
      return [note(420 * up, 0, 0.05, "square", 0.04), note(300 * up, 0.06, 0.05, "square", 0.03)];
    case "turn":
      return [note(587, 0, 0.16), note(880, 0.13, 0.22)];
    case "trap":
      return [note(98, 0, 0.3, "sawtooth", 0.08)];
    case "point":
      return [note(1568, 0, 0.3, "sine", 0.08)];
    case "drum":
      return [note(58, 0, 0.38, "sine", 0.3)];
    case "end":
      return [262, 330, 392, 494, 587, 784].map((hertz, n) => note(hertz, n * 0.03, 0.36, "sine", 0.07));
  }
}

let context: AudioContext | null = null;

/** Plays a cue. Browsers allow it only after the first touch, so a failure is no error. */
export function play(cue: Cue, pitch = 0): void {
  try {
    context ??= new AudioContext();
    const start = context.currentTime;
    for (const n of notes(cue, pitch)) {
      const voice = context.createOscillator();
      const level = context.createGain();
      voice.type = n.shape;
      voice.frequency.value = n.hertz;
      level.gain.setValueAtTime(0, start + n.at);
      level.gain.linearRampToValueAtTime(n.loud, start + n.at + 0.008);
      level.gain.exponentialRampToValueAtTime(0.0001, start + n.at + n.length);
      voice.connect(level).connect(context.destination);
      voice.start(start + n.at);
      voice.stop(start + n.at + n.length + 0.02);
    }
  } catch {
    context = null;
  }
}
