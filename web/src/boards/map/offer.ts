// What a city would cost the seat that looks, by which way, and why it cannot be had.
import type { View } from '$lib/api/types';
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
export function wordOf(table: TableModel, city: string): string {
  const pending = table.view?.pending as string | null;
  if (pending === 'draft_region') return `region ${regionOf(table, city)}`;
  return `${VERBS[pending ?? ''] ?? 'build'} ${city}`;
}

export function regionOf(table: TableModel, city: string): string {
  return table.material?.map?.cities.find((c) => c.id === city)?.region ?? '';
}

export function offerOf(table: TableModel, city: string): Offer {
  const view = table.view as View;
  const word = wordOf(table, city);
  const seen = view.cities[city] as View | undefined;
  const cost = (seen?.cost as number | null) ?? null;
  const mine = table.me === null ? null : (view.players[table.me] as View);
  const money = mine?.money as number | undefined;
  const left = cost === null || money === undefined ? null : money - cost;
  const legal = table.can(word);
  const why = legal ? '' : reason(view, seen, mine, city, left);
  return { word, legal, cost, house: seen?.house ?? null, left, path: pathTo(table, mine, city, cost), why };
}

function reason(view: View, seen: View | undefined, mine: View | null, city: string, left: number | null): Offer['why'] {
  if (!seen) return view.pending ? 'later' : 'out';
  if (mine?.cities.includes(city)) return 'mine';
  if (seen.house === null) return 'full';
  if (!view.pending && mine && !mine.cities.length && seen.cost === null) return 'begin';
  return left !== null && left < 0 ? 'dear' : 'later';
}

function pathTo(table: TableModel, mine: View | null, city: string, cost: number | null): string[] {
  if (cost === null || !mine?.cities.length) return [];
  const links = (table.material?.map?.connections ?? []) as [string, string, number][];
  return cheapestPath(links, new Set(Object.keys(table.view?.cities ?? {})), mine.cities, city);
}
