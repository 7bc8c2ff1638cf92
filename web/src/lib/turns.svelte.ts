/**
 * Where I am waited for, so that somebody who looks elsewhere learns of it: by the title and the icon of the tab, in the
 * lobby, and by a notification where he wants one. The server is asked now and then (`GET /api/me/turns`).
 */
import type { Turn } from "../protocol";
import { api } from "./api";
import { title } from "./games.svelte";
import { me } from "./identity.svelte";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";
import { t } from "./speech.svelte";

const EVERY = 10_000;
const UNSEEN = 30_000;

const state = $state<{ turns: Turn[]; here: string | null }>({ turns: [], here: null });
/** What was told already; null before the first answer, which is no news. */
let known: Set<string> | null = null;

export const turns = (): Turn[] => state.turns;

/** The table that is open knows best whether it is my turn there. */
export function turnHere(table: string, mine: boolean): void {
  if (mine) state.here = table;
  else if (state.here === table) state.here = null;
}

/** How many tables wait for me. */
export const waitingFor = (): number =>
  new Set([...state.turns.map((turn) => turn.table), ...(state.here ? [state.here] : [])]).size;

/** What the title of a page says of the other tables. */
export const elsewhereMark = (table: string | null = null): string => {
  const others = new Set(state.turns.map((turn) => turn.table).filter((id) => id !== table)).size;
  return others ? `(${others}) ` : "";
};

const key = (turn: Turn): string => `${turn.table} ${turn.seat} ${turn.ask} ${turn.since}`;

export async function checkTurns(): Promise<void> {
  if (!me().id) return;
  let found: Turn[];
  try {
    found = await api.turns();
  } catch {
    return; // The next time, perhaps.
  }
  const news = known === null ? [] : found.filter((turn) => !known!.has(key(turn)));
  known = new Set(found.map(key));
  state.turns = found;
  if (document.hidden) for (const turn of news) void notify(turn);
}

/** Asks from now on; the icon of the tab follows. */
export function followTurns(): () => void {
  let asked = 0;
  const ask = (): void => {
    asked = Date.now();
    void checkTurns();
  };
  const timer = setInterval(() => {
    if (Date.now() - asked >= (document.hidden ? UNSEEN : EVERY)) ask();
  }, 1000);
  const seen = (): void => {
    if (!document.hidden) ask();
  };
  document.addEventListener("visibilitychange", seen);
  ask();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}

/** Notifications exist under https and on this machine's own address only. */
export const canNotify = (): boolean => "Notification" in window && isSecureContext;

/** Whether the browser lets us; asks the person if that was never settled. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

async function notify(turn: Turn): Promise<void> {
  if (!settings.notify || !canNotify() || Notification.permission !== "granted") return;
  const path = `/table/${turn.table}`;
  const about = { body: t("notify-turn"), tag: turn.table, icon: "/icon-192.png", data: { path } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) {
    await worker.showNotification(title(turn.game), about);
    return;
  }
  const shown = new Notification(title(turn.game), about);
  shown.onclick = () => {
    focus();
    go(path);
    shown.close();
  };
}
