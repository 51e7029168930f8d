// What a city would cost the seat that looks, by which way, and why it cannot be had.
import type { Board, BoardPlayer, BoardView, CitySeen } from '$lib/api/types';
import { movesOf, type Aim } from '$lib/moves/moves';
import type { TableModel } from '$lib/table.svelte';

const VERBS: Record<string, string> = { place_trust: 'place', mark_start: 'mark' };

export interface Terms {
  aim: Aim;
  legal: boolean;
  cost: number | null; // with the house
  house: number | null;
  left: number | null; // of my money
  why: '' | 'out' | 'mine' | 'full' | 'begin' | 'dear' | 'later';
}

export interface Offer extends Terms {
  path: string[];
}

/** The move that a click on a city means now. */
export function aimOf(table: TableModel<Board>, city: string): Aim {
  const { pending } = table.board.view;
  if (pending === 'draft_region') return { do: 'region', what: { region: regionOf(table, city) } };
  return { do: VERBS[pending ?? ''] ?? 'build', what: { city } };
}

export function regionOf(table: TableModel<Board>, city: string): string {
  return table.staticData?.map?.cities.find((c) => c.id === city)?.region ?? '';
}

export function offerOf(table: TableModel<Board>, city: string): Offer {
  return { ...termsOf(table, city), path: pathTo(table.board.decision, city) };
}

/** The same without the way there, which takes longest to find. */
export function termsOf(table: TableModel<Board>, city: string): Terms {
  const { view } = table.board;
  const aim = aimOf(table, city);
  const seen = view.cities[city];
  const cost = seen?.cost ?? null;
  const mine = table.me === null ? null : (view.players[table.me] ?? null);
  const money = mine?.money ?? null;
  const left = cost === null || money === null ? null : money - cost;
  const legal = table.can(aim.do, aim.what);
  const why = legal ? '' : reason(view, seen, mine, city, left);
  return { aim, legal, cost, house: seen?.house ?? null, left, why };
}

function reason(view: BoardView, seen: CitySeen | undefined, mine: BoardPlayer | null, city: string, left: number | null): Terms['why'] {
  if (!seen) return view.pending ? 'later' : 'out';
  if (mine?.cities.includes(city)) return 'mine';
  if (seen.house === null) return 'full';
  if (!view.pending && mine && !mine.cities.length && seen.cost === null) return 'begin';
  return left !== null && left < 0 ? 'dear' : 'later';
}

/** The way to a city that could be connected now, if only there were the money: from an own city, both ends included. */
export function pathTo(decision: Board['decision'], city: string): string[] {
  const reached = [...movesOf(decision, 'build').map(({ what }) => what), ...(decision?.too_dear ?? [])];
  const before = new Map(reached.map((one) => [one.city, one.path]));
  const path = [city];
  for (let way = before.get(city); way?.length; way = before.get(way[0]!)) path.unshift(...way);
  return path.length > 1 ? path : [];
}
