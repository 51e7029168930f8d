// The board on the start page: Germany as it is shipped, and networks that grow on it.
import { describe, expect, it } from 'vitest';
import germany from '../src/pages/start/germany.json';
import { growth } from '../src/pages/start/growth';
import { maps } from './maps.mjs';

const LINKS = [
  ['a', 'b', 5],
  ['b', 'c', 3],
  ['a', 'd', 9],
  ['c', 'd', 1],
] as const;

describe('the board on the start page', () => {
  it('is the shipped map', () => {
    const { regions, cities, connections, land } = maps.find((map) => map.id === 'germany')!;
    expect(germany).toEqual({ regions, cities, connections, land });
  });

  it('grows by the cheapest connection', () => {
    expect(growth(LINKS, ['a'], 4)).toEqual([
      { city: 'a', seat: 0, from: null },
      { city: 'b', seat: 0, from: 'a' },
      { city: 'c', seat: 0, from: 'b' },
      { city: 'd', seat: 0, from: 'c' },
    ]);
  });

  it('gives every city to one seat, and ends where nothing is free', () => {
    const built = growth(LINKS, ['a', 'c'], 9);
    expect(built.map(({ city, seat }) => `${city}${seat}`)).toEqual(['a0', 'c1', 'b0', 'd1']);
  });
});
