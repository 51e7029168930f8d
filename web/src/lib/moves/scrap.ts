// What becomes of the fuel when a plant is scrapped: where it stays, and what is lost.
import type { Plant } from '../api/types';

export interface Fate {
  kept: Record<string, number>; // of the fuels that the plant burns
  holders: Plant[]; // the plants that keep them
  lost: Record<string, number>;
  choice: { count: number; fuels: string[] } | null; // so many are lost, which of them is up to the player
}

/** GRID-AUC, CARD-PLANT: each plant left stores its units so often; hybrids share room between two fuels. */
export function fuelAfter(plants: readonly Plant[], gone: Plant, stock: Readonly<Record<string, number>>, factor: number): Fate {
  const left = plants.filter((plant) => plant !== gone);
  const room: Record<string, number> = {};
  let shared = 0;
  const mixed = new Set<string>();
  for (const plant of left) {
    const { fuels } = plant;
    if (fuels.length === 1) room[fuels[0]!] = (room[fuels[0]!] ?? 0) + plant.units * factor;
    else if (fuels.length) {
      shared += plant.units * factor;
      fuels.forEach((fuel) => mixed.add(fuel));
    }
  }
  const over = Object.entries(stock).flatMap(([fuel, units]): [string, number][] => {
    const excess = units - (room[fuel] ?? 0);
    return excess > 0 ? [[fuel, excess]] : [];
  });
  const lost = Object.fromEntries(over.filter(([fuel]) => !mixed.has(fuel)));
  const sharing = over.filter(([fuel]) => mixed.has(fuel));
  const excess = Math.max(0, sharing.reduce((sum, [, units]) => sum + units, 0) - shared);
  if (excess && sharing.length === 1) lost[sharing[0]![0]] = excess;
  const choice = excess && sharing.length > 1 ? { count: excess, fuels: sharing.map(([fuel]) => fuel) } : null;
  const own = gone.fuels.filter((fuel) => stock[fuel]);
  const kept = Object.fromEntries(
    own.map((fuel): [string, number] => [fuel, (stock[fuel] ?? 0) - (lost[fuel] ?? 0)]).filter(([, units]) => units > 0),
  );
  const holders = left.filter((plant) => plant.fuels.some((fuel) => kept[fuel]));
  return { kept, holders, lost, choice };
}
