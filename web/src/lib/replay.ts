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

/** Places from 0 to 1, in order, moved apart so that each has this much room; they stay as close to theirs as that allows. */
export function spread(places: number[], room: number): number[] {
  const found = places.reduce<number[]>((kept, place) => [...kept, Math.max(place, (kept.at(-1) ?? -room) + room)], []);
  for (let n = found.length - 1, most = 1; n >= 0; n--, most -= room) found[n] = Math.min(found[n]!, most);
  return found;
}
