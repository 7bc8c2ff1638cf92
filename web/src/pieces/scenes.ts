/** Cutting what happened into scenes, for games that stage their moves. */

export interface Cut<Event> {
  name: string;
  events: Event[];
}

/**
 * Events in scenes, in the order in which they were told. `opens` has the scene a kind of event opens; what opens none, or
 * the one that is open, belongs to it, unless its kind is `always` a scene of its own.
 */
export function cut<Event extends { kind: string }>(
  events: Event[],
  opens: Partial<Record<string, string>>,
  always: Set<string> = new Set(),
): Cut<Event>[] {
  const found: Cut<Event>[] = [];
  for (const event of events) {
    const name = opens[event.kind];
    const last = found.at(-1);
    if (!last || (name && (name !== last.name || always.has(event.kind))))
      found.push({ name: name ?? "", events: [event] });
    else last.events.push(event);
  }
  return found;
}
