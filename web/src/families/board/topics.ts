// What the guide of a first game speaks of.
import type { BoardView } from '$lib/api/types';

const PHASES = ['auction', 'fuel', 'building', 'bureaucracy'];

/** Which tip fits a position of the grid board game. */
export function topicOf(view: BoardView): string {
  if (view.pending === 'scrap') return 'scrap';
  if (view.phase === 'auction' && view.auction.lot !== null) return 'bidding';
  return PHASES.includes(view.phase) ? view.phase : '';
}
