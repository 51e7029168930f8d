// What fuel for all plants will cost, and what becomes of fuel when a plant is scrapped.
import { describe, expect, it } from 'vitest';
import { planned } from '../src/boards/grid/provision';
import { fuelAfter } from '../src/lib/moves/scrap';

const coal = { number: 4, fuel: 'coal', fuels: ['coal'], units: 2, supplies: 1 };
const hybrid = { number: 5, fuel: 'hybrid', fuels: ['coal', 'oil'], units: 2, supplies: 1 };
const oil = { number: 7, fuel: 'oil', fuels: ['oil'], units: 3, supplies: 2 };
const wind = { number: 13, fuel: 'ecological', fuels: [], units: 0, supplies: 1 };

describe('enough fuel', () => {
  const tracks = [{ name: 'coal', spaces: [3, 3, 2, 2, 1] }];
  const view = (money: number, tokens: number, store = 0) => ({
    fuel: { coal: { price: tracks[0]!.spaces[tokens - 1] ?? null, tokens, store } },
    players: [{ money, plants: [coal], stock: { coal: 0 } }],
  });

  it('costs what the units cost one after the other', () => {
    expect(planned(view(50, 5), 0, 1, tracks, 0, () => true)).toEqual({ fuels: ['coal', 'coal'], cost: 3, enough: true });
    expect(planned(view(50, 5), 0, 2, tracks, 0, () => true)).toEqual({ fuels: Array(4).fill('coal'), cost: 8, enough: true });
  });

  it('is as much as can be paid, or is there', () => {
    expect(planned(view(3, 5), 0, 2, tracks, 0, () => true)).toEqual({ fuels: ['coal', 'coal'], cost: 3, enough: false });
    expect(planned(view(50, 1), 0, 1, tracks, 0, () => true)).toMatchObject({ fuels: ['coal'], enough: false });
    expect(planned(view(50, 1, 3), 0, 1, tracks, 8, () => true)).toEqual({ fuels: ['coal', 'coal'], cost: 11, enough: true });
  });

  it('changes nothing that is shown', () => {
    const shown = view(50, 5);
    planned(shown, 0, 2, tracks, 0, () => true);
    expect(shown).toEqual(view(50, 5));
  });
});

describe('fuel of a plant that is scrapped', () => {
  it('is lost where no other plant holds it', () => {
    expect(fuelAfter([coal, wind], coal, { coal: 3, oil: 0 }, 2)).toMatchObject({ lost: { coal: 3 }, kept: {}, choice: null });
  });

  it('stays where another plant has room for it', () => {
    const fate = fuelAfter([coal, hybrid, wind], coal, { coal: 4, oil: 0 }, 2);
    expect(fate).toMatchObject({ lost: {}, kept: { coal: 4 }, choice: null });
    expect(fate.holders).toEqual([hybrid]);
  });

  it('is lost in part, and as the player chooses where two fuels share room', () => {
    expect(fuelAfter([coal, hybrid], coal, { coal: 6, oil: 0 }, 2)).toMatchObject({ lost: { coal: 2 }, kept: { coal: 4 } });
    expect(fuelAfter([oil, coal, hybrid], oil, { coal: 7, oil: 3 }, 2).choice).toEqual({ count: 2, fuels: ['coal', 'oil'] });
  });

  it('is nothing for a plant that burns nothing', () => {
    expect(fuelAfter([coal, wind], wind, { coal: 2 }, 2)).toEqual({ kept: {}, holders: [], lost: {}, choice: null });
  });
});
