// What a city would cost the seat that looks, by which way, and why it cannot be had.
import type { Board, BoardPlayer, BoardView, CitySeen } from '$lib/api/types';
import { cheapestPath } from '$lib/geo/network';
import type { TableModel } from '$lib/table.svelte';

const VERBS: Record<string, string> = { place_trust: 'place', mark_start: 'mark' };

export interface Offer {
  word: string;
  legal: boolean;
  cost: number | null; // with the house
  house: number | null;
  left: number | null; // of my money
  path: string[];
  why: '' | 'out' | 'mine' | 'full' | 'begin' | 'dear' | 'later';
}

/** The move that a click on a city means now. */
export function wordOf(table: TableModel<Board>, city: string): string {
  const { pending } = table.board.view;
  if (pending === 'draft_region') return `region ${regionOf(table, city)}`;
  return `${VERBS[pending ?? ''] ?? 'build'} ${city}`;
}

export function regionOf(table: TableModel<Board>, city: string): string {
  return table.staticData?.map?.cities.find((c) => c.id === city)?.region ?? '';
}

export function offerOf(table: TableModel<Board>, city: string): Offer {
  const { view } = table.board;
  const word = wordOf(table, city);
  const seen = view.cities[city];
  const cost = seen?.cost ?? null;
  const mine = table.me === null ? null : (view.players[table.me] ?? null);
  const money = mine?.money ?? null;
  const left = cost === null || money === null ? null : money - cost;
  const legal = table.can(word);
  const why = legal ? '' : reason(view, seen, mine, city, left);
  return { word, legal, cost, house: seen?.house ?? null, left, path: pathTo(table, mine, city, cost), why };
}

function reason(view: BoardView, seen: CitySeen | undefined, mine: BoardPlayer | null, city: string, left: number | null): Offer['why'] {
  if (!seen) return view.pending ? 'later' : 'out';
  if (mine?.cities.includes(city)) return 'mine';
  if (seen.house === null) return 'full';
  if (!view.pending && mine && !mine.cities.length && seen.cost === null) return 'begin';
  return left !== null && left < 0 ? 'dear' : 'later';
}

function pathTo(table: TableModel<Board>, mine: BoardPlayer | null, city: string, cost: number | null): string[] {
  if (cost === null || !mine?.cities.length) return [];
  const links = (table.staticData?.map?.connections ?? []) as [string, string, number][];
  return cheapestPath(links, new Set(Object.keys(table.board.view.cities)), mine.cities, city);
}
