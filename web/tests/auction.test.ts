// The choices of an auction, from what the server tells: bids, and what scrapping does to fuel.
import { describe, expect, it } from 'vitest';
import type { Board, BoardPlant } from '../src/lib/api/types';
import { sources } from '../src/lib/i18n/en';
import { Translator } from '../src/lib/i18n/translator';
import { bidding, opening, scrapping } from '../src/lib/moves/auction';
import type { Asked } from '../src/lib/moves/decision';

type Told = NonNullable<Board['decision']>;
const t = new Translator('en', Object.values(sources));
const coal = { number: 4, fuel: 'coal', fuels: ['coal'], units: 2, supplies: 1 };
const hybrid = { number: 5, fuel: 'hybrid', fuels: ['coal', 'oil'], units: 2, supplies: 1 };

function asked(decision: Told, plants: BoardPlant[] = []): Asked<Board> {
  const view = { seat: 0, players: [{ plants }], market: { current: [coal, hybrid] }, auction: { lot: 4, least: 9 } };
  return { t, view, decision } as unknown as Asked<Board>;
}

describe('bids', () => {
  it('are offered from the lowest to the highest, by plant', () => {
    const { groups, ending } = opening(
      asked({
        asks: 'open',
        moves: [
          { do: 'open', word: 'open {plant} {bid}', choices: [{ plant: 5, bid: [5, 7] }] },
          { do: 'pass', word: 'pass' },
        ],
      }),
    );
    const [group] = groups;
    expect(group).toMatchObject({ kind: 'amounts', amounts: [{ do: 'open', what: { plant: 5 }, low: 5, high: 7 }] });
    expect(group?.kind === 'amounts' && group.amounts[0]?.bids.get(6)).toBe('open 5 6');
    expect(ending.map(({ word }) => word)).toEqual(['pass']);
  });

  it('name the plant that leaves where a pass must', () => {
    const choices = [3, 4].map((plant) => ({ plant, word: `pass ${plant}` }));
    const { ending } = opening(asked({ asks: 'open', moves: [{ do: 'pass', word: 'pass {plant}', choices }] }));
    expect(ending.map(({ word, label }) => [word, /0?3|0?4/.test(label)])).toEqual([
      ['pass 3', true],
      ['pass 4', true],
    ]);
  });

  it('are none for somebody who cannot pay the least', () => {
    const { groups, ending } = bidding(asked({ asks: 'bid', moves: [{ do: 'pass', word: 'pass' }] }));
    expect([groups, ending.map(({ word }) => word)]).toEqual([[], ['pass']]);
  });
});

describe('fuel of a plant that is scrapped', () => {
  const none = { kept: {}, keepers: [], lost: {}, to_lose: null };
  function more(facts: Partial<Omit<typeof none, 'to_lose'>> & { to_lose?: { count: number; fuels: string[] } }): string {
    const choice = { plant: 4, ...none, ...facts };
    const { groups } = scrapping(asked({ asks: 'scrap', moves: [{ do: 'scrap', word: 'scrap {plant}', choices: [choice] }] }, [coal]));
    return (groups[0]?.kind === 'choices' && groups[0].choices[0]?.more) || '';
  }

  it('is told: lost, kept, up to the player, or none', () => {
    expect(more({ lost: { coal: 3 } })).toBe(t.text('web-scrap-lost', { fuels: '3 coal' }));
    expect(more({ kept: { coal: 4 }, keepers: [5] as never[] })).toBe(
      t.text('web-scrap-kept', { fuels: '4 coal', count: 1, plants: '05' }),
    );
    expect(more({ to_lose: { count: 2, fuels: ['coal', 'oil'] } })).toBe(t.text('web-scrap-choice', { count: 2, fuels: 'coal or oil' }));
    expect(more({})).toBe(t.text('web-scrap-nothing'));
  });
});
