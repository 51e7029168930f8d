// Where somebody who looks through a game wants to stop.
import type { EventBody } from './api/types';

/** The first position, that at the begin of every round, and the last, in order. */
export function stopsOf(events: EventBody[], moves: number): number[] {
  const rounds = events.filter((event) => event.kind === 'round').map((event) => event.move);
  return [...new Set([0, ...rounds, moves])].sort((a, b) => a - b);
}

/** The stop before or after a position; the position itself where there is none. */
export function nextStop(stops: number[], at: number, way: 1 | -1): number {
  const found = way > 0 ? stops.find((stop) => stop > at) : stops.filter((stop) => stop < at).at(-1);
  return found ?? at;
}
