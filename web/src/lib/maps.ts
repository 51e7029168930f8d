// Maps of the gallery: how a table is opened on one.
import { api } from './api/client';
import type { GameBody, ListedMap } from './api/types';
import { easyBot, noClock, openTable, quickSeats } from './opening';
import { session } from './session.svelte';

/** The kinds of map, in the order in which the gallery shows them. */
export const KINDS = ['own', 'shipped', 'public'] as const;

export function ofKind(maps: readonly ListedMap[], kind: ListedMap['kind']): ListedMap[] {
  return maps.filter((map) => map.kind === kind);
}

/** What a table is given as its map: a shipped one by its id, any other as data. */
export async function mapOption(id: string): Promise<unknown> {
  const found = await api.get('/api/gallery/{name}', { path: { name: id } });
  return found.maker ? found.data : id;
}

/** The game that a map is played in unless another is chosen. */
export function gameFor(editions: readonly string[]): GameBody | undefined {
  return session.games.find((game) => editions.includes(game.id));
}

/** A game against bots on a map, at once. */
export async function playOn(map: unknown, game: GameBody): Promise<void> {
  const seats = ['me', ...Array<string>(quickSeats(game) - 1).fill(easyBot(game))];
  await openTable({ game: game.id, options: { map }, seats, public: false, hints: true, clock: noClock(), start: true });
}
