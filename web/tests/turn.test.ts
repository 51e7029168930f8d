// The end of a turn: by itself where nothing else can be done, and after a question where something is given up.
import { describe, expect, test, vi } from 'vitest';
import { marketWarning } from '../src/boards/grid/warning';
import type { PlantMarket } from '../src/lib/api/types';
import { sources } from '../src/lib/i18n/en';
import { Translator } from '../src/lib/i18n/translator';
import { withWarning, type Asked, type Choice, type Decision } from '../src/lib/moves/decision';
import { onlyEnd, Passing } from '../src/lib/passing.svelte';
import type { TableModel } from '../src/lib/table.svelte';

const choice = (word: string): Choice => ({ do: word.split(' ')[0]!, what: {}, word, label: word });
const t = new Translator('en', Object.values(sources));

describe('passing by itself', () => {
  const decision = (words: string[], groups: Decision['groups'] = []): Decision => ({
    question: '',
    groups,
    ending: words.map(choice),
  });

  test('is for the one move that passes or ends the turn', () => {
    expect(onlyEnd(decision(['done']))?.word).toBe('done');
    expect(onlyEnd(decision(['pass']))?.word).toBe('pass');
  });

  test('is not for anything else', () => {
    const buy = { kind: 'choices' as const, title: '', choices: [choice('buy coal')] };
    expect(onlyEnd(decision(['done'], [buy]))).toBeNull();
    expect(onlyEnd(decision(['burn']))).toBeNull();
    expect(onlyEnd(decision(['pass 13', 'pass 20']))).toBeNull();
    expect(onlyEnd(decision([]))).toBeNull();
    expect(onlyEnd(null)).toBeNull();
  });

  function watched(more: object): { play: ReturnType<typeof vi.fn>; passing: Passing; table: { position: { moves: number } } } {
    const play = vi.fn(() => Promise.resolve());
    const position = { moves: 7, question: null };
    const state = { id: 'abc', trial: null, past: null, isShared: true, myTurn: true, live: { busy: false }, view: { phase: 'fuel' } };
    const table = { ...state, position, decision: decision(['done']), play, ...more };
    return { play, table, passing: new Passing(table as unknown as TableModel) };
  }

  test('takes its time, and is not repeated after it was taken back', async () => {
    vi.useFakeTimers();
    const { play, passing, table } = watched({});
    passing.watch();
    vi.advanceTimersByTime(1000);
    expect(play).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3000);
    expect(play.mock.calls).toEqual([['done']]);
    passing.watch();
    await vi.advanceTimersByTimeAsync(3000);
    expect(play).toHaveBeenCalledTimes(1);
    table.position.moves = 9;
    passing.watch();
    await vi.advanceTimersByTimeAsync(3000);
    expect(play).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  test('is stopped by whatever happens first', async () => {
    vi.useFakeTimers();
    const { play, passing } = watched({});
    passing.watch()?.();
    await vi.advanceTimersByTimeAsync(4000);
    expect(play).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  test.each([{ trial: {} }, { past: {} }, { isShared: false }, { myTurn: false }, { live: { busy: true } }, { decision: null }])(
    'is never done with %o',
    (more) => expect(watched(more).passing.watch()).toBeUndefined(),
  );
});

describe('a question before the turn is ended', () => {
  function asked(asks: string, verbs: string[], more: object = {}, stock: object = {}): Asked<PlantMarket> {
    const plants = [{ number: 5, fuels: ['coal', 'oil'], units: 2 }];
    const view = { seat: 0, players: [{ plants, stock, supply: 0 }] };
    const moves = verbs.map((verb) => ({ do: verb, word: verb }));
    return { t, view, figures: {}, decision: { asks, moves, ...more } } as unknown as Asked<PlantMarket>;
  }
  const idle = { plants: [], words: [], gives: 0, pays: 10, dear: 0 };

  test('is asked while plants could supply more', () => {
    const both = { plants: [4, 13], words: ['run 4', 'run 13'], gives: 2, pays: 33, dear: 6 };
    expect(marketWarning(asked('run', ['run', 'done'], { runs: [both, idle] }))).toBe(
      'You could still supply 2 cities for 33 Elektro. End your turn anyway?',
    );
    expect(marketWarning(asked('run', ['done'], { runs: [idle] }))).toBe('');
  });

  test('is asked when no plant has fuel and some can be bought', () => {
    expect(marketWarning(asked('buy', ['buy', 'done']))).toContain('None of your plants');
    expect(marketWarning(asked('buy', ['buy', 'done'], {}, { coal: 1, garbage: 2 }))).toContain('None of your plants');
    expect(marketWarning(asked('buy', ['done']))).toBe('');
    expect(marketWarning(asked('build', ['build', 'done']))).toBe('');
  });

  test('is not asked of a plant with fuel whose owner has no city yet', () => {
    expect(marketWarning(asked('buy', ['buy', 'done'], {}, { coal: 1, oil: 1 }))).toBe('');
  });

  test('is put to the end of the turn alone', () => {
    const ending = ['pass', 'done'].map(choice);
    const doubted = withWarning({ question: '', groups: [], ending }, 'Sure?').ending;
    expect(doubted.map((choice) => choice.confirm)).toEqual([undefined, 'Sure?']);
    expect(withWarning({ question: '', groups: [], ending }, '').ending).toEqual(ending);
  });
});
