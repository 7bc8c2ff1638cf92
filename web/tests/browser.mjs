/** The browser of the system; none is ever downloaded, and it talks to nobody by itself. Without windows it needs a third less. */
import { existsSync } from "node:fs";

const LIGHTER = "/usr/bin/chromium-headless-shell";
const WHOLE = process.env.CHROMIUM ?? "/usr/bin/chromium";

export const BROWSER = {
  executablePath: !process.env.CHROMIUM && existsSync(LIGHTER) ? LIGHTER : WHOLE,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
};

/** The one that could have windows: it keeps notifications, too. */
export const WHOLE_BROWSER = { ...BROWSER, executablePath: WHOLE };
