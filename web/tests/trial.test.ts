// Moves tried out: steps back, answers of the others, another deal.
import { describe, expect, test } from 'vitest';
import { Refused } from '../src/lib/api/client';
import type { Position, TrialPosition, View } from '../src/lib/api/types';
import { refusedWord, Trial, type TrialBody } from '../src/lib/trial.svelte';

const refused = (tried?: number): Refused => new Refused(400, { code: 'no', text: 'No.', rule: '', facts: tried ? { tried } : {} });

const seenBy = (seat: number): View => ({ seat }) as View; // a trial looks at nothing else

/** A server where two bots answer, and where deal 1 has no `b`. */
function server(): { asked: TrialBody[]; ask: (body: TrialBody) => Promise<TrialPosition> } {
  const asked: TrialBody[] = [];
  const ask = (body: TrialBody): Promise<TrialPosition> => {
    asked.push(body);
    const wrong = body.deal === 1 ? body.words.indexOf('b') + 1 : 0;
    if (wrong) return Promise.reject(refused(wrong));
    const words = body.answer ? [...body.words, 'x', 'y'] : body.words;
    const events = words.map((word, n) => ({ move: body.moves + n + 1, kind: word, facts: {} }));
    return Promise.resolve({
      moves: body.moves,
      deal: body.deal,
      words,
      events,
      decision: null,
      to_move: words.length % 2,
      view: seenBy(0),
      mover_view: words.length % 2 ? seenBy(1) : null,
      outcome: null,
    });
  };
  return { asked, ask };
}

async function begun(): Promise<{ trial: Trial; asked: TrialBody[] }> {
  const { asked, ask } = server();
  const trial = new Trial(7, 20, ask);
  await trial.begin();
  return { trial, asked };
}

describe('a trial', () => {
  test('sends all words each time, from where it began', async () => {
    const { trial, asked } = await begun();
    await trial.play('a');
    await trial.play('b');
    expect(asked.map((body) => body.words)).toEqual([[], ['a'], ['a', 'b']]);
    expect(asked.every((body) => body.moves === 7)).toBe(true);
  });

  test('keeps a move that comes before its first position, once', async () => {
    const { asked, ask } = server();
    const trial = new Trial(7, 20, ask);
    await Promise.all([trial.begin(), trial.play('a'), trial.play('a')]);
    expect(asked.map((body) => body.words)).toEqual([[], ['a']]);
  });

  test('makes several moves in one step', async () => {
    const { trial, asked } = await begun();
    await trial.play('a', 'b');
    expect(asked.map((body) => body.words)).toEqual([[], ['a', 'b']]);
    await trial.back();
    expect([trial.words, trial.canGoBack]).toEqual([[], false]);
  });

  test('takes answers of the others back in one step', async () => {
    const { trial } = await begun();
    await trial.play('a');
    await trial.answer();
    expect(trial.words).toEqual(['a', 'x', 'y']);
    expect(trial.latest.map((event) => event.kind)).toEqual(['x', 'y']);
    await trial.back();
    expect(trial.words).toEqual(['a']);
    await trial.back();
    expect([trial.words, trial.canGoBack]).toEqual([[], false]);
  });

  test('does what is asked for meanwhile afterwards, but makes a move once', async () => {
    const { trial, asked } = await begun();
    await Promise.all([trial.play('a'), trial.play('a'), trial.answer(), trial.back(), trial.back(), trial.back()]);
    expect(asked.map((body) => body.words.length + Number(body.answer) * 10)).toEqual([0, 1, 11, 1, 0]);
    expect([trial.words, trial.busy]).toEqual([[], false]);
  });

  test('keeps what can be made in another deal', async () => {
    const { trial } = await begun();
    for (const word of ['a', 'b', 'a']) await trial.play(word);
    expect(await trial.redeal()).toBe(2);
    expect([trial.words, trial.deal, trial.canGoBack]).toEqual([['a'], 1, true]);
    await trial.back();
    expect([trial.words, trial.canGoBack]).toEqual([[], false]);
  });

  test('is shown as a position of the table, through the eyes of who is to move', async () => {
    const { trial } = await begun();
    const real = { number: 20, status: 'over', moves: 30, to_move: null, seat: 0, undo: 'free', decision: null } as unknown as Position;
    const first = trial.position(real);
    await trial.play('a');
    const then = trial.position(real);
    expect(then).toMatchObject({ status: 'playing', to_move: 1, moves: 8, undo: null, seat: 0, view: { seat: 1 } });
    expect(then.number).not.toBe(first.number);
    expect([first.number, then.number].every((number) => number < 0)).toBe(true);
  });

  test('a refused word changes nothing', async () => {
    const { trial } = await begun();
    await trial.redeal();
    await expect(trial.play('b')).rejects.toBeInstanceOf(Refused);
    expect([trial.words, trial.canGoBack, trial.busy]).toEqual([[], false, false]);
  });

  test('a refusal tells which word it was', () => {
    expect([refusedWord(refused(3)), refusedWord(refused()), refusedWord(new Error('x'))]).toEqual([3, 0, 0]);
  });
});
