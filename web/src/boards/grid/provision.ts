// How much fuel is still needed for all plants to run once, or twice; and what to buy next.
import type { View } from '$lib/api/types';

/** The next fuel to buy so that all plants can run so often; null if there is enough, or none to buy. */
export function nextFuel(view: View, me: number, runs: number, can: (word: string) => boolean): string | null {
  const player = view.players[me] as View;
  const stock: Record<string, number> = { ...player.stock };
  const either = (player.plants as View[]).filter((plant) => plant.fuels.length > 1);
  for (const plant of player.plants as View[]) {
    if (plant.fuels.length !== 1) continue;
    const fuel = plant.fuels[0] as string;
    stock[fuel] = (stock[fuel] ?? 0) - plant.units * runs;
    if (stock[fuel] < 0 && can(`buy ${fuel}`)) return fuel;
  }
  for (const plant of either) {
    const lacking = plant.units * runs - use(stock, plant.fuels, plant.units * runs);
    if (lacking > 0) return cheapest(view, plant.fuels, can);
  }
  return null;
}

/** Take fuel of any of these kinds from the stock; how much there was. */
function use(stock: Record<string, number>, fuels: string[], wanted: number): number {
  let used = 0;
  for (const fuel of fuels) {
    const taken = Math.max(0, Math.min(stock[fuel] ?? 0, wanted - used));
    stock[fuel] = (stock[fuel] ?? 0) - taken;
    used += taken;
  }
  return used;
}

function cheapest(view: View, fuels: string[], can: (word: string) => boolean): string | null {
  const offered = fuels.filter((fuel) => can(`buy ${fuel}`));
  if (!offered.length) return null;
  return offered.reduce((a, b) => (view.fuel[b].price < view.fuel[a].price ? b : a));
}
