// The families of games, found by their id. One that is not known here is shown plainly.
import { blackout } from './blackout';
import { board } from './board';
import { cards } from './cards';
import type { GameFamily } from './family';
import { plain } from './plain';

/** Those with a board of their own. */
export const FAMILIES: readonly GameFamily[] = [board, cards, blackout];

export function familyOf(id: string): GameFamily {
  return FAMILIES.find((family) => family.id === id) ?? plain;
}
