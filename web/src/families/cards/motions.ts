// What is seen when others play the card game.
import type { EventBody } from '$lib/api/types';
import type { Motion } from '../family';

export function cardsMotions({ kind, facts }: EventBody): Motion[] {
  const { player, plant, card, column } = facts;
  const store = `[data-store="${player ?? 'bank'}"]`;
  const market = `#part-plants [data-plant="${plant}"]`;
  if (kind === 'bought' || kind === 'bank_takes')
    return [{ from: market, to: [`${store} [data-owned="${plant}"]`, store, '#tab-players'] }];
  if (kind === 'fuel') return [{ from: `[data-fuel="buy ${card} ${column}"]`, to: [store, `[data-player="${player}"]`] }];
  if (kind === 'bank_fuel') return [{ to: [store] }];
  if (kind === 'filled') return [{ to: [`[data-column="${column}"]`] }];
  if (kind === 'shifted') return [{ to: [`[data-column="${facts.target}"]`] }];
  if (kind === 'income' || kind === 'ran') return [{ to: [store] }];
  return plant ? [{ to: [market] }] : [];
}
