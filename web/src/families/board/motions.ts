// What is seen when others play the grid board game.
import type { EventBody } from '$lib/api/types';
import type { Motion } from '../family';

export function boardMotions({ kind, facts }: EventBody): Motion[] {
  const { player, plant, fuel, city } = facts;
  const seat = Number(player);
  const home = [`[data-player="${seat}"]`, '#tab-players'];
  const market = `.plants [data-plant="${plant}"]`;
  if (kind === 'bought') return [{ from: market, to: [`[data-player="${seat}"] [data-owned="${plant}"]`, ...home] }];
  if (kind === 'fuel') return [{ from: `[data-track="${fuel}"] .full`, to: home }, { to: [`[data-track="${fuel}"]`] }];
  if (city) return [{ icon: 'house', seat: player === undefined ? undefined : seat, to: [`[data-mark="${city}"]`] }];
  if (facts.fuels) return Object.keys(facts.fuels as object).map((one) => ({ to: [`[data-track="${one}"]`] }));
  return plant ? [{ to: [market] }] : [];
}

/** Units of one fuel that a player buys in a row, as one purchase. */
export function joinedFuel(last: EventBody, next: EventBody): EventBody | null {
  const isSame = last.facts.player === next.facts.player && last.facts.fuel === next.facts.fuel;
  if (next.kind !== 'fuel' || !['fuel', 'fuel_many'].includes(last.kind) || !isSame) return null;
  const count = Number(last.facts.count ?? 1) + 1;
  const price = Number(last.facts.price) + Number(next.facts.price);
  return { move: next.move, kind: 'fuel_many', facts: { ...last.facts, count, price } };
}
