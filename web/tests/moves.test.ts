// Moves as data: what is asked and every legal move, out of what the server tells.
import { describe, expect, it } from 'vitest';
import type { AnyDecision } from '../src/lib/api/types';
import { allMoves, findMove, isSame, unofferedWord } from '../src/lib/moves/moves';

const decision = {
  asks: 'turn',
  moves: [
    { do: 'open', word: 'open {plant} {bid}', choices: [{ plant: 13, bid: [14, 16] }] },
    { do: 'build', word: 'build {city}', choices: [{ city: ['essen', 'koln'], cost: 9, path: ['bonn'] }] },
    { do: 'run', word: 'run', choices: [{ plant: 5, word: 'run 5 coal1 oil1' }] },
    { do: 'done', word: 'done' },
  ],
} as AnyDecision;

describe('the moves of a decision', () => {
  it('are one for every number between two and for each of several texts', () => {
    expect(allMoves(decision).map(({ word }) => word)).toEqual([
      'open 13 14',
      'open 13 15',
      'open 13 16',
      'build essen',
      'build koln',
      'run 5 coal1 oil1',
      'done',
    ]);
  });

  it('have one value for each parameter and keep their facts', () => {
    expect(allMoves(decision)[4]).toEqual({ do: 'build', what: { city: 'koln', cost: 9, path: ['bonn'] }, word: 'build koln' });
  });

  it('are none where nothing is asked', () => {
    expect(allMoves(null)).toEqual([]);
  });
});

describe('a move', () => {
  const moves = allMoves(decision);

  it('is found by what it does', () => {
    expect(findMove(moves, 'open', { plant: 13, bid: 15 })?.word).toBe('open 13 15');
    expect(findMove(moves, 'run', { plant: 5 })?.word).toBe('run 5 coal1 oil1');
    expect(findMove(moves, 'done')?.word).toBe('done');
    expect(findMove(moves, 'open', { plant: 14 })).toBeUndefined();
  });

  it('is the same as one that leaves things open', () => {
    const [open, build] = [
      { do: 'open', what: { plant: 13 } },
      { do: 'build', what: { city: 'koln' } },
    ];
    expect(isSame(moves[1]!, open) && isSame(open, moves[1]!)).toBe(true);
    expect(isSame(build, moves[4]!)).toBe(true);
    expect(isSame(build, moves[3]!) || isSame(moves[3]!, moves[4]!) || isSame(open, build)).toBe(false);
  });

  it('has a word where it is not offered, to ask why', () => {
    expect(unofferedWord({ do: 'build', what: { city: 'berlin' } })).toBe('build berlin');
  });
});
