// What stands on each city, and how much its name matters.
import type { Board, BoardView, CitySeen } from '$lib/api/types';
import type { Connection, Layout } from '$lib/geo/layout';
import { fitted, SLOT } from '$lib/geo/forms';
import { RANKS, type CitySign, type CostSign, type Rank } from '$lib/geo/signs';
import type { TableModel } from '$lib/table.svelte';
import { aimOf } from './offer';

export interface Mark extends CitySign {
  houses: (number | 'trust')[];
  price: number | null; // of the next house: with connections where I can build, else the space's alone
  playing: boolean;
}

/** `unit`: of a pixel; prices that find no room are left out. */
export function marksOf(table: TableModel<Board>, { cities }: Layout, inPlay: readonly string[], unit: number): Mark[] {
  const { view, figures } = table.board;
  const open = figures.buildings_per_city[view.step - 1] ?? 3;
  const marks = cities.map((city): Mark => {
    const seen = view.cities[city.id];
    const aim = aimOf(table, city.id);
    const legal = table.can(aim.do, aim.what);
    const houses = (seen?.spaces ?? []).filter((owner) => owner !== null);
    const price = seen ? priceOf(seen, legal, open, figures.house_costs) : null;
    const form = { city, at: city, built: houses.length, priced: price !== null, wide: (price ?? 0) > 99, step: SLOT };
    const playing = inPlay.includes(city.region);
    return { ...form, rank: rankOf(seen, legal, playing, table.me), houses, price, legal, playing };
  });
  return fitted(marks, unit);
}

/** Of the cheapest free space, if it is open in this step. */
function priceOf(seen: CitySeen, legal: boolean, open: number, prices: readonly number[]): number | null {
  if (legal && seen.cost !== null) return seen.cost;
  const space = seen.spaces.indexOf(null);
  return space < 0 || space >= open ? null : (prices[space] ?? null);
}

function rankOf(seen: CitySeen | undefined, legal: boolean, playing: boolean, me: number | null): Rank {
  if (legal || (me !== null && seen?.owners.includes(me))) return RANKS.wanted;
  return playing ? RANKS.name : RANKS.out;
}

/** Costs of connections in play; those of my own cities first. */
export function costsOf(links: readonly Connection[], view: BoardView, inPlay: readonly string[], me: number | null): CostSign[] {
  const mine = new Set(me === null ? [] : view.players[me]?.cities);
  return links
    .filter(({ a, b }) => inPlay.includes(a.region) && inPlay.includes(b.region))
    .map((link) => ({ link, rank: mine.has(link.a.id) || mine.has(link.b.id) ? RANKS.ownCost : RANKS.cost }));
}
