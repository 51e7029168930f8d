// Which plants to run: as many cities as possible, and for that the cheapest fuel.
import type { View } from '$lib/api/types';
import { burnOf } from '$lib/moves/board';

export interface Runs {
  words: string[];
  plants: number[];
  supplied: number; // cities, with plants that have run before
  spent: number; // what the fuel would cost now
}

/**
 * The best of all ways to run plants; with `only`, as many of these as can run together and no others, before all
 * the one that was `wanted` last.
 */
export function bestRuns(view: View, me: number, legal: readonly string[], only?: ReadonlySet<number>, wanted?: number): Runs {
  const player = view.players[me] as View;
  const plants = (player.plants as View[]).filter((plant) => !only || only.has(plant.number));
  const cities = player.cities.length as number;
  let best: Runs = { words: [], plants: [], supplied: Math.min(cities, view.supplied), spent: 0 };

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
    for (const word of legal) {
      const [verb, number] = word.split(' ');
      if (verb !== 'run' || number !== String(plant.number)) continue;
      const burn = Object.entries(burnOf(plant, word));
      if (burn.some(([fuel, units]) => units > (stock[fuel] ?? 0))) continue;
      const left = { ...stock, ...Object.fromEntries(burn.map(([fuel, units]) => [fuel, stock[fuel]! - units])) };
      const spent = burn.reduce((sum, [fuel, units]) => sum + units * (view.fuel[fuel].price ?? 9), so.spent);
      go(n + 1, left, gives + plant.supplies, { ...so, words: [...so.words, word], plants: [...so.plants, plant.number], spent });
    }
  }

  go(0, player.stock, view.supplied, best);
  return best;
}
