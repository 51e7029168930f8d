// Which plants to run: for as many cities as possible, in the card game for most money; and with the cheapest fuel.
import type { View } from '$lib/api/types';
import { burnOf } from '$lib/moves/board';

const DEAR = 9; // for fuel that is not to be had now

type Id = number | string; // of a plant: its number, in the card game its id

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
export function bestRuns(view: View, me: number, legal: readonly string[], only?: ReadonlySet<Id>, wanted?: Id): Runs {
  const player = view.players[me] as View;
  const plants = (player.plants as View[]).filter((plant) => !only || only.has(idOf(plant)));
  const cities = (player.cities?.length ?? Infinity) as number;
  const before = (view.supplied ?? view.earned) as number;
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
      const spent = burn.reduce((sum, [fuel, units]) => sum + units * (view.fuel[fuel]?.price ?? DEAR), so.spent);
      go(n + 1, left, gives + (plant.supplies ?? plant.income), { ...so, words: [...so.words, word], plants: [...so.plants, idOf(plant)], spent });
    }
  }

  go(0, player.stock, before, best);
  return best;
}

export function idOf(plant: View): Id {
  return (plant.id ?? plant.number) as Id;
}

/** The words that run a plant; for a hybrid those that say what it burns. */
export function waysOf(legal: readonly string[], plant: View): string[] {
  const found = legal.filter((word) => word === `run ${idOf(plant)}` || word.startsWith(`run ${idOf(plant)} `));
  const exact = found.filter((word) => word.split(' ').length > 2);
  return exact.length ? exact : found;
}
