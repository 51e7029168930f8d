// The plants to run: the best sets come from the server, the player chooses among them.
import { describe, expect, it } from 'vitest';
import { chosenRuns } from '../src/boards/grid/running';

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
