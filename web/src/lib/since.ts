// What happened since a player's last move, by player.
import type { EventBody } from './api/types';

/** The last move that a seat made: one that begins with something the seat did. 0 if there is none. */
export function lastMoveOf(events: readonly EventBody[], seat: number): number {
  let [last, seen] = [0, 0];
  for (const event of events) {
    if (event.move !== seen && event.facts.player === seat) last = event.move;
    seen = event.move;
  }
  return last;
}

export interface Told {
  seat: number | null; // null: nobody's doing, such as a refill
  events: EventBody[];
}

export type Join = (last: EventBody, next: EventBody) => EventBody | null;

/** Events by player, in the order in which each first did something; equal ones in a row are made one by `join`. */
export function grouped(events: readonly EventBody[], join: Join = () => null): Told[] {
  const groups: Told[] = [];
  for (const event of events) {
    const seat = typeof event.facts.player === 'number' ? event.facts.player : null;
    const group = groups.find((one) => one.seat === seat);
    if (!group) {
      groups.push({ seat, events: [event] });
      continue;
    }
    const last = group.events.pop()!;
    const joined = join(last, event);
    group.events.push(...(joined ? [joined] : [last, event]));
  }
  return groups;
}
