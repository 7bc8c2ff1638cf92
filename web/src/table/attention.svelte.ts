/** Effects of a table page that reach beyond it: the tab's title mark, sounds of the turn and the end, who I look as. */
import { untrack } from "svelte";
import { card as gameCard } from "../lib/games.svelte";
import { me } from "../lib/identity.svelte";
import type { Cue } from "../lib/sound";
import { checkTurns, turnHere } from "../lib/turns.svelte";
import { asked } from "./places";
import type { Session } from "./session.svelte";
import type { Shown } from "./shown.svelte";

/** Coming back to the page or to the network. */
export function followNetwork(session: Session): void {
  $effect(() => {
    const wake = (): void => {
      if (!document.hidden) session.wake();
    };
    const doubt = (): void => session.doubt();
    const heard: [EventTarget, string, () => void][] = [
      [window, "online", wake],
      [window, "offline", doubt],
      [window, "pageshow", wake],
      [document, "visibilitychange", wake],
      [document, "resume", wake],
    ];
    for (const [target, name, hear] of heard) target.addEventListener(name, hear);
    return () => {
      for (const [target, name, hear] of heard) target.removeEventListener(name, hear);
    };
  });
}

/** Who I am, and where I sit. */
export function followMe(session: Session): void {
  let known = me().id;
  $effect(() => {
    const id = me().id;
    untrack(() => {
      if (id !== known) session.again();
    });
    known = id;
  });
  $effect(() => {
    void session.latest;
    const id = me().id;
    untrack(() => session.follow(id));
  });
}

/** Hot seat without secrets: the eyes go where the question is, once everything before it has been shown. */
export function followQuestion(session: Session, shown: Shown): void {
  $effect(() => {
    const { update } = shown;
    const game = session.card?.game;
    if (!shown.now || !update || update.ask || update.look === null || !game || gameCard(game)?.hidden !== false)
      return;
    const mine = session.mine(me().id).filter((seat) => seat.bot === null);
    const next = mine.find((seat) => asked(update.view).includes(seat.seat));
    if (next && next.seat !== update.look) session.lookFrom(next.seat);
  });
}

/** My turn: the tab and its icon tell of it, a notification somebody who looks elsewhere, a sound whoever is here. */
export function tellTurns(shown: Shown, session: Session, sound: (cue: Cue) => void): void {
  $effect(() => {
    turnHere(session.id, shown.myTurn);
    if (shown.myTurn && document.hidden) untrack(() => void checkTurns());
    return () => turnHere(session.id, false);
  });
  let asks = false;
  $effect(() => {
    const { myTurn } = shown;
    if (myTurn && !asks && shown.update?.status === "running") untrack(() => sound("turn"));
    asks = myTurn;
  });
}

/** The end of a game that was seen being played. */
export function tellEnd(shown: Shown, ended: () => void): void {
  let running = false;
  $effect(() => {
    const status = shown.update?.status;
    if (status === "running") running = true;
    if (status === "over" && shown.now && running) {
      running = false;
      untrack(ended);
    }
  });
}
