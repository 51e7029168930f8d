// The list of what happened, as it grows and is cut by moves taken back.
import type { EventBody } from './api/types';

/** The events after news: moves that were taken back, or come again, are replaced. */
export function kept(old: EventBody[], news: EventBody[], moves: number): EventBody[] {
  const first = news[0]?.move ?? moves + 1;
  const stay = old.filter((event) => event.move < first && event.move <= moves);
  return [...stay, ...news];
}
