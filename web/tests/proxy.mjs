/** A real line between a browser and a server that can be spoilt: every byte goes through two TCP connections. */
import { createServer, connect } from "node:net";

/**
 * @typedef {object} Proxy
 * @property {string} url where browsers connect
 * @property {() => void} freeze from now on every byte is dropped, both ways, and nobody is told
 * @property {() => void} thaw new connections pass again; those that lost bytes stay dead, as behind a router that forgot them
 * @property {(ms: number, bytesPerSecond: number) => void} slow every byte comes so much later, and no faster than that
 * @property {() => void} fast no delay any more
 * @property {() => void} cut end every connection at once
 * @property {() => Promise<void>} stop
 */

/** @param {string} target the server's address @returns {Promise<Proxy>} */
export async function spoilable(target) {
  const to = new URL(target);
  let frozen = false;
  let delay = 0;
  let rate = Infinity;
  /** @type {Set<import("node:net").Socket>} */
  const sockets = new Set();

  const server = createServer((near) => {
    const far = connect(Number(to.port), to.hostname);
    /** Bytes were lost here: nothing that follows them makes sense. */
    let dead = frozen;
    for (const [from, into] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(from);
      let free = 0;
      from.on("data", (bytes) => {
        dead ||= frozen;
        if (dead) return;
        const now = Date.now();
        free = Math.max(free, now) + (bytes.length / rate) * 1000;
        const wait = free - now + delay;
        if (wait < 1) into.write(bytes);
        else setTimeout(() => dead || into.destroyed || into.write(bytes), wait);
      });
      from.on("error", () => from.destroy());
      from.on("close", () => {
        sockets.delete(from);
        if (!dead && !frozen) into.destroy();
      });
    }
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: `http://127.0.0.1:${port}`,
    freeze: () => void (frozen = true),
    thaw: () => void (frozen = false),
    slow: (ms, bytesPerSecond) => {
      delay = ms;
      rate = bytesPerSecond;
    },
    fast: () => {
      delay = 0;
      rate = Infinity;
    },
    cut,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        cut();
      }),
  };
}
