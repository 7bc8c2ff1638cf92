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

/** @param {string[]} games further games, by the paths of their files in the repository
 * @returns {Promise<{url: string, stop: () => Promise<void>}>} */
export async function serve(games = []) {
  if (!existsSync(join(ROOT, "src", "sixstones", "server", "page", "index.html")))
    throw new Error("The page is not built; run: npm run build");
  const folder = mkdtempSync(join(tmpdir(), "sixstones-"));
  const words = ["-m", "sixstones", "serve", "--port", "0", "--db", `sqlite:///${join(folder, "test.db")}`];
  const loads = games.flatMap((path) => ["--load", join(ROOT, path)]);
  const child = spawn(python(), [...words, ...loads, "--rate", "100", "--bot-beat", "0"], {
    cwd: ROOT,
    env: { ...process.env, PYTHONPATH: process.env.PYTHONPATH ?? join(ROOT, "src") },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stop = () =>
    new Promise((done) => {
      child.once("exit", () => {
        rmSync(folder, { recursive: true, force: true });
        done(undefined);
      });
      child.kill("SIGTERM");
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
  return { url, stop };
}
