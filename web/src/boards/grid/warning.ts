// What ending a turn would give up in the games with a plant market.
import type { BoardPlayer, CardsPlayer, PlantMarket } from '$lib/api/types';
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
  if (!canBuy || !player?.plants.length || ('supply' in player ? player.supply : player.production)) return '';
  return t.text('web-confirm-fuel');
}
