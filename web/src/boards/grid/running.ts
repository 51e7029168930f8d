// Which plants to run: for as many cities as possible, in the card game for most money; and with the cheapest fuel.
import type { BoardPlayer, BoardView, CardsPlayer, CardsView, Plant } from '$lib/api/types';
import { burnOf, idOf, outputOf } from '$lib/moves/auction';

const DEAR = 9; // for fuel that is not to be had now

type Id = ReturnType<typeof idOf>;

/** What has to be known: in the grid board game how many cities are there to be supplied, and what fuel costs. */
type Runner<P> = { players: P[] };
type OnBoard = Pick<BoardView, 'supplied'> & { fuel: Record<string, Pick<BoardView['fuel'][string], 'price'>> } & Runner<
    Pick<BoardPlayer, 'plants' | 'stock' | 'cities'>
  >;
type WithCards = Pick<CardsView, 'earned'> & Runner<Pick<CardsPlayer, 'plants' | 'stock'>>;

export interface Runs {
  words: string[];
  plants: Id[];
  supplied: number; // cities, or money, with plants that have run before
  spent: number; // what the fuel would cost now
}

/**
 * The best of all ways to run plants; with `only`, as many of these as can run together and no others, before all
 * the one that was `wanted` last.
 */
export function bestRuns(view: OnBoard | WithCards, me: number, legal: readonly string[], only?: ReadonlySet<Id>, wanted?: Id): Runs {
  const onBoard = 'supplied' in view ? view : null;
  const mine: Plant[] = view.players[me]?.plants ?? [];
  const plants = mine.filter((plant) => !only || only.has(idOf(plant)));
  const cities = onBoard?.players[me]?.cities.length ?? Infinity;
  const before = 'supplied' in view ? view.supplied : view.earned;
  let best: Runs = { words: [], plants: [], supplied: Math.min(cities, before), spent: 0 };

  function better(found: Runs): boolean {
    const has = (runs: Runs): boolean => wanted !== undefined && runs.plants.includes(wanted);
    if (has(found) !== has(best)) return has(found);
    if (only && found.plants.length !== best.plants.length) return found.plants.length > best.plants.length;
    if (found.supplied !== best.supplied) return found.supplied > best.supplied;
    return found.spent !== best.spent ? found.spent < best.spent : found.plants.length < best.plants.length;
  }

  function go(n: number, stock: Record<string, number>, gives: number, so: Runs): void {
    const plant = plants[n];
    if (!plant) {
      const found = { ...so, supplied: Math.min(cities, gives) };
      if (better(found)) best = found;
      return;
    }
    go(n + 1, stock, gives, so);
    for (const word of waysOf(legal, plant)) {
      const burn = Object.entries(burnOf(plant, word));
      if (burn.some(([fuel, units]) => units > (stock[fuel] ?? 0))) continue;
      const left = { ...stock, ...Object.fromEntries(burn.map(([fuel, units]) => [fuel, stock[fuel]! - units])) };
      const spent = burn.reduce((sum, [fuel, units]) => sum + units * (onBoard?.fuel[fuel]?.price ?? DEAR), so.spent);
      go(n + 1, left, gives + outputOf(plant), { ...so, words: [...so.words, word], plants: [...so.plants, idOf(plant)], spent });
    }
  }

  go(0, view.players[me]?.stock ?? {}, before, best);
  return best;
}

/** The words that run a plant; for a hybrid those that say what it burns. */
export function waysOf(legal: readonly string[], plant: Plant): string[] {
  const found = legal.filter((word) => word === `run ${idOf(plant)}` || word.startsWith(`run ${idOf(plant)} `));
  const exact = found.filter((word) => word.split(' ').length > 2);
  return exact.length ? exact : found;
}
