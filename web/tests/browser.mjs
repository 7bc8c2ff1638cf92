/** The browser of the system; none is ever downloaded, and it talks to nobody by itself. Without windows it needs a third less. */
import { existsSync } from "node:fs";

const PLACES = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

export const BROWSER = {
  executablePath: process.env.CHROMIUM ?? PLACES.find((place) => existsSync(place)) ?? PLACES.at(-1),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
};
