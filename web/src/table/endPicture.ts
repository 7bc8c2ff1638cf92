/** The end of a game as a picture to share: 1200 × 630, drawn on the spot, without anything from elsewhere. */

export interface Row {
  name: string;
  initial: string;
  colour: string;
  /** "" where all win or lose as one. */
  place: string;
  score: string;
}

export interface EndPicture {
  game: string;
  over: string;
  title: string;
  because: string;
  rows: Row[];
  colour: string;
  credit: string;
  date: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const FONT = '"Avenir Next", "Segoe UI", Roboto, "Liberation Sans", Arial, sans-serif';
const INK = "#14151d";
const MOST_ROWS = 8;

/** Words in lines that fit a width, at most so many; what is left out ends with an ellipsis. */
export function wrapped(text: string, fits: (line: string) => boolean, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && fits(longer)) lines[lines.length - 1] = longer;
    else if (lines.length === most) {
      lines[most - 1] = `${lines[most - 1]}…`;
      return lines;
    } else lines.push(word);
  }
  return lines;
}

function draw(pen: CanvasRenderingContext2D, told: EndPicture): void {
  const glow = pen.createRadialGradient(300, 240, 20, 300, 240, 760);
  glow.addColorStop(0, told.colour);
  glow.addColorStop(0.5, "#1d2138");
  glow.addColorStop(1, "#0b0c13");
  pen.fillStyle = glow;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = "#0b0c13b8";
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const write = (text: string, x: number, y: number, font: string, colour: string): void => {
    pen.font = `${font} ${FONT}`;
    pen.fillStyle = colour;
    pen.fillText(text, x, y);
  };
  const lines = (text: string, width: number, font: string, most: number): string[] => {
    pen.font = `${font} ${FONT}`;
    return wrapped(text, (line) => pen.measureText(line).width <= width, most);
  };
  write(told.game, 64, 84, "600 28px", "#b4bad0");
  write(told.over, 64, 150, "600 28px", "#7fe0b0");
  let y = 220;
  for (const line of lines(told.title, 560, "800 60px", 2)) {
    write(line, 64, y, "800 60px", "#f1f2f8");
    y += 66;
  }
  for (const line of lines(told.because, 540, "400 26px", 6)) {
    write(line, 64, y + 4, "400 26px", "#b4bad0");
    y += 36;
  }
  const rows = told.rows.slice(0, MOST_ROWS);
  const high = Math.min(84, 480 / Math.max(1, rows.length));
  rows.forEach((row, n) => {
    const top = 76 + n * high;
    pen.fillStyle = n === 0 ? "#fff1cf26" : "#ffffff12";
    pen.beginPath();
    pen.roundRect(660, top, 476, high - 10, 14);
    pen.fill();
    const tile = high - 26;
    pen.fillStyle = row.colour;
    pen.beginPath();
    pen.roundRect(672, top + 8, tile, tile, 10);
    pen.fill();
    const middle = top + 8 + tile / 2 + 9;
    write(row.initial, 672 + tile / 2 - 9, middle, "800 26px", INK);
    const name = lines(row.name, 250, "700 28px", 1)[0] ?? "";
    write([row.place, name].filter(Boolean).join("  "), 690 + tile, middle, "700 28px", "#f1f2f8");
    pen.font = `800 30px ${FONT}`;
    write(row.score, 1118 - pen.measureText(row.score).width, middle, "800 30px", "#f1f2f8");
  });
  write(told.date, 64, 596, "400 18px", "#8d94b0");
  write(told.credit, 300, 596, "400 11px", "#8d94b0");
}

/** The picture as a file, or null where the browser cannot make one. */
export function endPicture(told: EndPicture): Promise<File | null> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.resolve(null);
  draw(pen, told);
  return new Promise((done) =>
    canvas.toBlob((blob) => done(blob && new File([blob], "six-stones.png", { type: "image/png" })), "image/png"),
  );
}

/** Hands the picture to the device's share sheet, or saves it where there is none. */
export async function share(file: File): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return;
    } catch (error) {
      if ((error as Error).name === "AbortError") return; // They thought better of it.
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
