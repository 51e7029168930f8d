// Runs are sent in one go; the card game may ask which cards they burn.
import { describe, expect, it } from 'vitest';
import { makeRuns } from '../src/boards/grid/several';
import type { TableModel } from '../src/lib/table.svelte';

/** A table that wants `burn` after these words, or refuses a word. */
function table(asks: string[], wrong = '') {
  const sent: string[][] = [];
  const refusal = (words: string[]) => {
    const at = words.findIndex((word, n) => word === wrong || (word !== 'burn' && n > 0 && asks.includes(words[n - 1]!)));
    return at < 0
      ? null
      : { word: words[at]!, at, problem: { code: words[at] === wrong ? 'no' : 'must_burn', text: '', rule: '', facts: {} } };
  };
  const send = (words: string[]) => (sent.push(words), Promise.resolve(refusal(words)));
  return { sent, send, explained: null as { word: string } | null };
}

describe('runs', () => {
  it('are one request', async () => {
    const at = table([]);
    await makeRuns(at as unknown as TableModel, ['run a', 'run b', 'done']);
    expect(at.sent).toEqual([['run a', 'run b', 'done']]);
  });

  it('burn what the game takes, wherever it asks', async () => {
    const at = table(['run a', 'run b']);
    await makeRuns(at as unknown as TableModel, ['run a', 'run b', 'done']);
    expect(at.sent.at(-1)).toEqual(['run a', 'burn', 'run b', 'burn', 'done']);
    expect(at.sent).toHaveLength(3);
    expect(at.explained).toBe(null);
  });

  it('are explained when they are refused', async () => {
    const at = table([], 'run b');
    await makeRuns(at as unknown as TableModel, ['run a', 'run b', 'done']);
    expect(at.sent).toHaveLength(1);
    expect(at.explained).toMatchObject({ word: 'run b' });
  });
});
