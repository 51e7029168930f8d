// What ending a turn would give up in the games with a plant market.
import type { BoardPlayer, CardsPlayer, Plant, PlantMarket } from '$lib/api/types';
import { ownPlayer, type Asked } from '$lib/moves/decision';

/** The sentence to confirm; empty if nothing is lost. */
export function marketWarning(asked: Asked<PlantMarket>): string {
  if (asked.decision.asks === 'run') return unusedPlants(asked);
  return asked.decision.asks === 'buy' ? noFuel(asked) : '';
}

/** The best runs that are still open, if they pay more than ending now. */
function unusedPlants({ t, decision, figures }: Asked<PlantMarket>): string {
  const runs = decision.runs ?? [];
  const [best, none] = [runs[0], runs.find(({ plants }) => !plants.length)];
  if (!best || best.pays <= (none?.pays ?? 0)) return '';
  if ('guaranteed_income' in figures) return t.text('web-confirm-earn', { pay: best.pays });
  return t.text('web-confirm-run', { supplied: best.gives, pay: best.pays });
}

/** No plant has its fuel, and there is some to be had. */
function noFuel({ t, view, decision }: Asked<PlantMarket>): string {
  const player = ownPlayer<BoardPlayer | CardsPlayer>(view);
  const canBuy = decision.moves.some((verb) => verb.do === 'buy');
  if (!canBuy || !player?.plants.length || player.plants.some((plant) => hasFuel(plant, player.stock))) return '';
  return t.text('web-confirm-fuel');
}

/** Not by what the plants would supply: that is nothing as long as a player has no city. */
function hasFuel({ fuels, units }: Plant, stock: Record<string, number>): boolean {
  return fuels.reduce((sum, fuel) => sum + (stock[fuel] ?? 0), 0) >= units;
}
