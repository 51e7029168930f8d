// What the board proposes: fuel for all plants, and the best plants to run.
import { describe, expect, it } from 'vitest';
import { nextFuel } from '../src/boards/grid/provision';
import { bestRuns } from '../src/boards/grid/running';
import type { BoardPlant } from '../src/lib/api/types';

const coal = { number: 4, fuel: 'coal', fuels: ['coal'], units: 2, supplies: 1 };
const hybrid = { number: 5, fuel: 'hybrid', fuels: ['coal', 'oil'], units: 2, supplies: 3 };
const wind = { number: 13, fuel: 'ecological', fuels: [], units: 0, supplies: 1 };

function view(plants: BoardPlant[], stock: Record<string, number>, cities: number) {
  const fuel = { coal: { price: 2 }, oil: { price: 5 } };
  return { fuel, supplied: 0, players: [{ plants, stock, cities: Array(cities).fill('x') }] };
}

describe('fuel for all plants', () => {
  it('fills plants of one fuel first, then hybrids with the cheaper one', () => {
    expect(nextFuel(view([coal, hybrid], { coal: 1, oil: 0 }, 1), 0, 1, () => true)).toBe('coal');
    expect(nextFuel(view([hybrid], { coal: 0, oil: 1 }, 1), 0, 1, () => true)).toBe('coal');
    expect(nextFuel(view([hybrid], { coal: 0, oil: 1 }, 1), 0, 1, (word) => word === 'buy oil')).toBe('oil');
  });

  it('is enough at some time', () => {
    expect(nextFuel(view([coal, wind], { coal: 2, oil: 0 }, 1), 0, 1, () => true)).toBe(null);
    expect(nextFuel(view([coal, wind], { coal: 2, oil: 0 }, 1), 0, 2, () => true)).toBe('coal');
    expect(nextFuel(view([coal], { coal: 0, oil: 0 }, 1), 0, 1, () => false)).toBe(null);
  });
});

describe('the best plants to run', () => {
  const legal = ['run 4', 'run 5 coal2', 'run 5 oil2', 'run 5 coal1 oil1', 'run 13', 'done'];

  it('supply most, and shares fuel between plants', () => {
    const found = bestRuns(view([coal, hybrid, wind], { coal: 2, oil: 2 }, 9), 0, legal);
    expect(found).toMatchObject({ words: ['run 4', 'run 5 oil2', 'run 13'], supplied: 5 });
  });

  it('burn no more than the cities need', () => {
    expect(bestRuns(view([coal, hybrid, wind], { coal: 2, oil: 2 }, 1), 0, legal).words).toEqual(['run 13']);
    expect(bestRuns(view([coal, hybrid, wind], { coal: 2, oil: 2 }, 3), 0, legal).words).toEqual(['run 5 coal2']);
  });

  it('are those that somebody wants', () => {
    expect(bestRuns(view([coal, wind], { coal: 2, oil: 0 }, 1), 0, legal, new Set([4, 13])).plants).toEqual([4, 13]);
    expect(bestRuns(view([coal, wind], { coal: 2, oil: 0 }, 1), 0, legal, new Set()).words).toEqual([]);
  });

  it('go before others of the same fuel when chosen last', () => {
    const more = { ...coal, number: 8 };
    const words = ['run 4', 'run 8', 'done'];
    expect(bestRuns(view([coal, more], { coal: 2, oil: 0 }, 9), 0, words, new Set([4, 8]), 8).plants).toEqual([8]);
  });

  it('earn most in the card game, where a hybrid says what it burns', () => {
    const a = { id: '07b', number: 7, size: 'small', fuel: 'hybrid', fuels: ['coal', 'oil'], units: 2, income: 8 };
    const b = { id: '05b', number: 5, size: 'small', fuel: 'oil', fuels: ['oil'], units: 2, income: 6 };
    const table = { earned: 0, players: [{ plants: [a, b], stock: { coal: 2, oil: 2 } }] };
    const found = bestRuns(table, 0, ['run 07b', 'run 07b coal2', 'run 07b oil2', 'run 05b', 'done']);
    expect(found).toMatchObject({ words: ['run 07b coal2', 'run 05b'], supplied: 14 });
  });
});
