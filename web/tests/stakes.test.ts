// What is at stake in the wiring tile game, and where the points came from at its end.
import { describe, expect, it } from 'vitest';
import type { BlackoutView, Outcome } from '../src/lib/api/types';
import { faultMarks, hangingOf, lossesByCell, removalMarks, weakPoints } from '../src/families/blackout/stakes';
import { pointSources } from '../src/families/blackout/stats';

const view = {
  pieces: [
    { cell: 'r1c1', player: 0 },
    { cell: 'r1c2', player: 1 },
  ],
  stakes: {
    hanging: [
      [
        { cell: 'r1c1', connections: 2, points: 5, threats: ['fault'] },
        { cell: 'r1c2', connections: 1, points: 4, threats: ['rotate'] },
        { cell: 'r1c3', connections: 1, points: 4, threats: [] },
      ],
      [],
    ],
    faults: [
      { cell: 'r1c1', losses: [10, -2] },
      { cell: 'r1c2', losses: [4, 5] },
    ],
  },
} as unknown as BlackoutView;

describe('weak points', () => {
  it('are pieces with points on them that can be struck', () => {
    expect([...weakPoints(view, 0)]).toEqual([
      ['r1c1', { points: 5, seat: 0 }],
      ['r1c2', { points: 4, seat: 0 }],
    ]);
    expect(hangingOf(view, 0).size).toBe(3);
  });

  it('are nobody’s where nobody is asked about, or the server does not tell', () => {
    expect(weakPoints(view, null).size).toBe(0);
    expect(weakPoints(view, 1).size).toBe(0);
    expect(weakPoints({ pieces: [] } as unknown as BlackoutView, 0).size).toBe(0);
  });
});

describe('a fault', () => {
  it('is marked with what it costs the owner of the piece', () => {
    expect(faultMarks(view, ['r1c2', 'r5c5'])).toEqual(new Map([['r1c2', { points: 5, seat: 1 }]]));
    expect(lossesByCell(view).get('r1c1')).toEqual([10, -2]);
  });
});

describe('a piece that must be taken back', () => {
  it('is marked with what hangs on it for me', () => {
    const mine = { ...view, seat: 0 };
    expect(removalMarks(mine, ['r1c3', 'r9c9'])).toEqual(
      new Map([
        ['r1c3', { points: 4, seat: 0 }],
        ['r9c9', { points: 0, seat: 0 }],
      ]),
    );
  });
});

describe('points by source', () => {
  it('add up to the scores', () => {
    const outcome = {
      ranks: [1, 2],
      scores: [30, 21],
      reasons: [
        { connections: 18, zones: 3, contracts: 2, most_structures: 5, no_faults: 2, completed_contracts: 1, latest_count: 9 },
        { connections: 16, zones: 0, contracts: 5, most_structures: 0, no_faults: 0, completed_contracts: 2, latest_count: 8 },
      ],
    } as unknown as Outcome;
    const { kinds, seats } = pointSources(outcome);
    expect(kinds).toEqual(['connections', 'zones', 'contracts', 'shared']);
    expect(seats).toEqual([
      [18, 3, 2, 7],
      [16, 0, 5, 0],
    ]);
  });
});
