// What is seen when others play the wiring game; pieces land and lines light by themselves (Piece.svelte).
import type { EventBody } from '$lib/api/types';
import type { Motion } from '../family';

export function blackoutMotions({ facts }: EventBody): Motion[] {
  return typeof facts.cell === 'string' ? [{ to: [`[data-cell="${facts.cell}"]`] }] : [];
}
