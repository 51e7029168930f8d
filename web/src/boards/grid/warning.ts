// What ending a turn would give up in the games with a plant market.
import type { Plant, PlantMarket } from '$lib/api/types';
import { ownPlayer, wordsOf, type Asked } from '$lib/moves/decision';
import { bestRuns, type Runs } from './running';

/** The sentence to confirm; empty if nothing is lost. */
export function marketWarning(asked: Asked<PlantMarket>): string {
  const { view } = asked;
  if (view.phase === 'bureaucracy') return unusedPlants(asked);
  return view.phase === 'fuel' ? noFuel(asked) : '';
}

/** The best runs that are still open: the one place that knows where they come from. */
function openRuns({ view, legal }: Asked<PlantMarket>): Runs | null {
  return view.seat === null ? null : bestRuns(view, view.seat, legal);
}

function unusedPlants(asked: Asked<PlantMarket>): string {
  const { t, view, figures } = asked;
  const runs = openRuns(asked);
  const before = 'supplied' in view ? Math.min(view.supplied, ownPlayer(view)?.cities.length ?? 0) : view.earned;
  if (!runs || runs.supplied <= before) return '';
  if (!('income' in figures)) return t.text('web-confirm-earn', { pay: runs.supplied });
  return t.text('web-confirm-run', { supplied: runs.supplied, pay: figures.income[runs.supplied] ?? 0 });
}

function noFuel({ t, view, legal }: Asked<PlantMarket>): string {
  const player = ownPlayer<{ plants: Plant[]; stock: Record<string, number> }>(view);
  const runs = (plant: Plant): boolean => plant.fuels.reduce((sum, fuel) => sum + (player?.stock[fuel] ?? 0), 0) >= plant.units;
  if (!wordsOf(legal, 'buy').length || !player?.plants.length || player.plants.some(runs)) return '';
  return t.text('web-confirm-fuel');
}
