/** A real server on a free port with a database of its own, for tests, screenshots and measurements. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

/** The Python that has the server's packages: SIXSTONES_PYTHON, else the checkout's own environment, else the system's. */
function python() {
  const own = join(ROOT, ".venv", "bin", "python");
  return process.env.SIXSTONES_PYTHON ?? (existsSync(own) ? own : "python3");
}

/**
 * @typedef {object} Served
 * @property {string} url
 * @property {() => Promise<void>} stop
 * @property {() => Promise<void>} fall the server ends, its database stays
 * @property {() => Promise<void>} rise it is back at the same address
 */

/** @param {string[]} games further games, by the paths of their files in the repository
 * @param {string[]} more further words of the command line
 * @returns {Promise<Served>} */
export async function serve(games = [], more = []) {
  if (!existsSync(join(ROOT, "src", "sixstones", "server", "page", "index.html")))
    throw new Error("The page is not built; run: npm run build");
  const folder = mkdtempSync(join(tmpdir(), "sixstones-"));
  const db = `sqlite:///${join(folder, "test.db")}`;
  const words = ["-m", "sixstones", "serve", "--db", db, "--rate", "100", "--bot-beat", "0", ...more];
  const loads = games.flatMap((path) => ["--load", join(ROOT, path)]);
  const first = await started([...words, ...loads, "--port", "0"]);
  const { url } = first;
  let { child } = first;
  const fall = () =>
    new Promise((done) => {
      if (child.exitCode !== null || child.signalCode !== null) done(undefined);
      child.once("exit", () => done(undefined));
      child.kill("SIGTERM");
    });
  return {
    url,
    fall,
    rise: async () => {
      ({ child } = await started([...words, ...loads, "--port", new URL(url).port]));
    },
    stop: async () => {
      await fall();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @param {string[]} words */
async function started(words) {
  const child = spawn(python(), words, {
    cwd: ROOT,
    env: { ...process.env, PYTHONPATH: process.env.PYTHONPATH ?? join(ROOT, "src") },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const url = await new Promise((found, fail) => {
    const hear = (/** @type {Buffer} */ text) => {
      said += text;
      const at = /http:\/\/[\d.]+:\d+/.exec(said);
      if (at) found(at[0]);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", (code) => fail(new Error(`The server did not start (${code}):\n${said}`)));
    setTimeout(() => fail(new Error(`The server did not start in five minutes:\n${said}`)), 300_000).unref();
  });
  return { child, url };
}
