// What the server has worked out, as it is shown: the plants to run, the way to a city.
import { describe, expect, it } from 'vitest';
import { chosenRuns } from '../src/boards/grid/running';
import { pathTo } from '../src/boards/map/offer';
import type { Board } from '../src/lib/api/types';

const runs = (plants: number[], gives: number) => ({ plants, words: plants.map((plant) => `run ${plant}`), gives, pays: gives * 10 });
const [both, coal, more, wind, none] = [runs([4, 13], 2), runs([4], 1), runs([8], 1), runs([13], 1), runs([], 0)];

describe('the plants to run', () => {
  it('are the best set where nobody has chosen', () => {
    expect(chosenRuns([wind, both, none], null)).toBe(wind);
    expect(chosenRuns([], null)).toBeUndefined();
  });

  it('are those that somebody wants, as many as can run', () => {
    expect(chosenRuns([wind, both, coal, none], new Set([4, 13]))).toBe(both);
    expect(chosenRuns([wind, both, coal, none], new Set([4]))).toBe(coal);
    expect(chosenRuns([wind, both, coal, none], new Set())).toBe(none);
  });

  it('go before others of the same fuel when chosen last', () => {
    expect(chosenRuns([coal, more, none], new Set([4, 8]), 8)).toBe(more);
    expect(chosenRuns([coal, more, none], new Set([4, 8]))).toBe(coal);
  });
});

describe('the way to a city', () => {
  const near = [
    { city: 'essen', cost: 12, path: ['bonn', 'koln'] },
    { city: 'bremen', cost: 30, path: ['essen'] },
  ];
  const decision: Board['decision'] = {
    asks: 'build',
    moves: [{ do: 'build', word: 'build {city}', choices: near }],
    too_dear: [
      { city: 'kiel', cost: 90, path: ['bremen', 'hamburg'] },
      { city: 'ulm', cost: 99, path: [] },
    ],
  };

  it('leads from an own city through others that are told of', () => {
    expect(pathTo(decision, 'essen')).toEqual(['bonn', 'koln', 'essen']);
    expect(pathTo(decision, 'kiel')).toEqual(['bonn', 'koln', 'essen', 'bremen', 'hamburg', 'kiel']);
  });

  it('is none for a first city, and where nothing is asked', () => {
    expect([pathTo(decision, 'ulm'), pathTo(decision, 'rome'), pathTo(null, 'essen')]).toEqual([[], [], []]);
  });
});
