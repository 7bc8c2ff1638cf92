/**
 * Keeps the shell of the page, so that it opens without a network and says what is missing. It never keeps anything of a
 * table: what the server says under /api goes past it, and so does every other address but the page and its files.
 */
const SHELF = "shell";
const FILES = ["/icon.svg", "/icon_turn.svg", "/icon-192.png", "/manifest.webmanifest"];
/** How long a page may take to come before the one that was kept is shown. */
const PATIENCE = 5000;
/** Files of older builds go when there are more than this. */
const MOST = 150;

const keep = async (/** @type {string} */ path) => {
  const shelf = await caches.open(SHELF);
  await shelf.add(new Request(path, { cache: "no-cache" })).catch(() => {});
};

self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all(["/", ...FILES].map(keep)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(shell(event));
  else if (url.pathname.startsWith("/assets/") || FILES.includes(url.pathname)) event.respondWith(file(request));
});

/** The page as the server has it, or as it was kept: the same at every address. */
async function shell(event) {
  const coming = fetch(event.request).then((answer) => {
    if (answer.ok) event.waitUntil(keep("/"));
    return answer;
  });
  const late = new Promise((_, fail) => setTimeout(() => fail(new Error("late")), PATIENCE));
  try {
    return await Promise.race([coming, late]);
  } catch {
    return (await caches.match("/")) ?? coming;
  }
}

/** The names of assets carry their content, so a kept one is never old; the other files are asked for first. */
async function file(request) {
  const kept = await caches.match(request);
  if (kept && new URL(request.url).pathname.startsWith("/assets/")) return kept;
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      const shelf = await caches.open(SHELF);
      await shelf.put(request, answer.clone());
      const old = await shelf.keys();
      await Promise.all(
        old.slice(FILES.length + 1, Math.max(FILES.length + 1, old.length - MOST)).map((one) => shelf.delete(one)),
      );
    }
    return answer;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? "/";
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then(async (pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === path) ?? pages[0];
      if (!open) return self.clients.openWindow(path);
      await open.focus();
      return new URL(open.url).pathname === path ? open : open.navigate(path);
    }),
  );
});
