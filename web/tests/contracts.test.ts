// The client measures contracts as Python does.
import { expect, test } from 'vitest';
import type { BlackoutView } from '../src/lib/api/types';
import { cellsOf, likelyWord, measure, wordsByCell } from '../src/families/blackout/city';
import recorded from './recorded/contracts.json';

const { contracts } = recorded;
const positions = recorded.positions as unknown as { view: BlackoutView; measured: number[][][] }[];

test.each(positions.map((position, n) => [n, position] as const))('position %i', (_, { view, measured }) => {
  const cells = cellsOf(view);
  const found = measured.map((_, seat) => contracts.map((contract) => contract.terms.map((term) => measure(term, seat, view, cells))));
  expect(found).toEqual(measured);
  expect(found.flat(2).filter((n) => n > 1).length).toBeGreaterThan(10);
});

test('words are found by the cell they act on', () => {
  const found = wordsByCell(['done', 'use overtime', 'install r1c2 ns', 'install r1c2 ew', 'fault r11c5']);
  expect([...found]).toEqual([
    ['r1c2', ['install r1c2 ns', 'install r1c2 ew']],
    ['r11c5', ['fault r11c5']],
  ]);
});

test('a card that wants a target is what a cell is judged by', () => {
  const { view } = positions[0]!;
  const cell = cellsOf(view).get('r0c0')!;
  expect(likelyWord(cell, { ...view, pending: 'fault' })).toBe('fault r0c0');
  expect(likelyWord({ ...cell, piece: null }, { ...view, pending: null, seat: 0 })).toMatch(/^install r0c0 (ns|ew)$/);
});
