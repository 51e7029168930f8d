// What happened since my last move.
import { expect, test } from 'vitest';
import type { EventBody } from '../src/lib/api/types';
import { grouped, lastMoveOf } from '../src/lib/since';
import { joinedFuel } from '../src/families/board/motions';

const event = (move: number, kind: string, facts: EventBody['facts'] = {}): EventBody => ({ move, kind, facts });

test('my last move is the last that begins with something I did', () => {
  const events = [
    event(1, 'opened', { player: 0 }),
    event(2, 'dropped', { player: 1 }),
    event(2, 'bought', { player: 0 }), // follows from the move of another
    event(2, 'drawn'),
    event(3, 'opened', { player: 1 }),
  ];
  expect(lastMoveOf(events, 0)).toBe(1);
  expect(lastMoveOf(events, 1)).toBe(3);
  expect(lastMoveOf(events, 2)).toBe(0);
});

test('events are told by player, in the order in which they began to act', () => {
  const events = [
    event(4, 'raised', { player: 2 }),
    event(5, 'dropped', { player: 1 }),
    event(5, 'drawn'),
    event(6, 'raised', { player: 2 }),
  ];
  const told = grouped(events).map(({ seat, events: done }) => [seat, ...done.map(({ move }) => move)]);
  expect(told).toEqual([
    [2, 4, 6],
    [1, 5],
    [null, 5],
  ]);
});

test('units of one fuel in a row are one sentence', () => {
  const unit = (move: number, fuel: string, price: number): EventBody => event(move, 'fuel', { player: 1, fuel, price });
  const [told] = grouped([unit(1, 'coal', 1), unit(2, 'coal', 1), unit(3, 'coal', 2), unit(4, 'oil', 3)], joinedFuel);
  expect(told!.events).toEqual([event(3, 'fuel_many', { player: 1, fuel: 'coal', price: 4, count: 3 }), unit(4, 'oil', 3)]);
});
