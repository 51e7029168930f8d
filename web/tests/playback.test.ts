// What others do, shown step by step.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EventBody } from '../src/lib/api/types';
import { beatsOf, Playback, type Beat } from '../src/lib/playback.svelte';

const PAUSE = 700;

function event(kind: string, player?: number, move = 1): EventBody {
  return { move, kind, facts: player === undefined ? {} : { player } };
}

/** A queue, and what it has applied so far. */
function begun(pause = PAUSE): { playback: Playback; made: string[]; tell: (name: string, player: number, own?: boolean) => void } {
  const made: string[] = [];
  const playback = new Playback();
  playback.pause = () => pause;
  const tell = (name: string, player: number, own = false): void =>
    playback.add(
      beatsOf([event(name, player)], () => made.push(name)),
      own,
    );
  return { playback, made, tell };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the pace', () => {
  test('the first move shows at once, the others one pause apart', () => {
    const { playback, made, tell } = begun();
    tell('a', 1);
    tell('b', 2);
    tell('c', 3);
    expect(made).toEqual(['a']);
    expect(playback.waiting).toBe(2);
    vi.advanceTimersByTime(PAUSE - 1);
    expect(made).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(made).toEqual(['a', 'b']);
    expect(playback.now.map(({ kind }) => kind)).toEqual(['b']);
    vi.advanceTimersByTime(PAUSE);
    expect(made).toEqual(['a', 'b', 'c']);
    expect(playback.waiting).toBe(0);
    vi.advanceTimersByTime(PAUSE);
    expect(playback.now).toEqual([]);
  });

  test('more of the same by the same player goes faster', () => {
    const { made, tell } = begun();
    for (let n = 0; n < 3; n++) tell('fuel', 1);
    vi.advanceTimersByTime(PAUSE * 1.5);
    expect(made).toHaveLength(3);
  });

  test('a long queue goes faster than its length', () => {
    const { made, tell } = begun();
    for (let n = 0; n < 80; n++) tell(String(n), n % 2);
    vi.advanceTimersByTime(PAUSE * 20 * (1 + Math.log(4)) + PAUSE);
    expect(made).toHaveLength(80);
  });

  test('switched off, what comes within a moment shows together and nothing is said', () => {
    const { playback, made, tell } = begun(0);
    tell('a', 1);
    tell('b', 2);
    expect(made).toEqual([]);
    expect(playback.waiting).toBe(0);
    vi.advanceTimersByTime(60);
    expect(made).toEqual(['a', 'b']);
    expect(playback.now).toEqual([]);
  });

  test('switched off, my own move shows at once, after what came before it', () => {
    const { made, tell } = begun(0);
    tell('a', 1);
    tell('mine', 0, true);
    expect(made).toEqual(['a', 'mine']);
    tell('b', 1);
    expect(made).toEqual(['a', 'mine']);
    vi.advanceTimersByTime(60);
    expect(made).toEqual(['a', 'mine', 'b']);
  });

  test('a move that says nothing takes no time', () => {
    const { playback, made, tell } = begun();
    playback.add(beatsOf([], () => made.push('done')));
    tell('a', 1);
    expect(made).toEqual(['done', 'a']);
  });
});

describe('nobody is kept waiting', () => {
  test('skipping shows how things are now, in order', () => {
    const { playback, made, tell } = begun();
    for (const name of ['a', 'b', 'c']) tell(name, 1);
    playback.skip();
    expect(made).toEqual(['a', 'b', 'c']);
    expect(playback.waiting).toBe(0);
    expect(playback.now).toEqual([]);
    vi.advanceTimersByTime(PAUSE * 3);
    expect(made).toEqual(['a', 'b', 'c']);
  });

  test('my own move comes at once, after all that waited', () => {
    const { playback, made, tell } = begun();
    for (const name of ['a', 'b', 'c']) tell(name, 1);
    tell('mine', 0, true);
    expect(made).toEqual(['a', 'b', 'c', 'mine']);
    tell('d', 1);
    expect(made).not.toContain('d');
    expect(playback.waiting).toBe(1);
    vi.advanceTimersByTime(PAUSE);
    expect(made.at(-1)).toBe('d');
  });

  test('what follows from my own move is said, and changes nothing later', () => {
    const { playback, made } = begun();
    const events = [event('dropped', 0), event('bought', 1), event('drawn')];
    playback.add(
      beatsOf(events, () => made.push('mine')),
      true,
    );
    expect(made).toEqual(['mine']);
    expect(playback.waiting).toBe(0);
    vi.advanceTimersByTime(PAUSE);
    expect(playback.now.map(({ kind }) => kind)).toEqual(['bought']);
  });

  test('a whole position replaces what waits', () => {
    const { playback, made, tell } = begun();
    for (const name of ['a', 'b', 'c']) tell(name, 1);
    playback.clear();
    vi.advanceTimersByTime(PAUSE * 3);
    expect(made).toEqual(['a']);
    expect(playback.waiting).toBe(0);
  });
});

describe('the steps of one message', () => {
  const kinds = (beats: Beat[]): string[][] => beats.map((beat) => beat.events.map(({ kind }) => kind));

  test('each player is a step, and the table tells two things at a time', () => {
    const events = [event('dropped', 1), event('bought', 2), event('drawn'), event('round'), event('order')];
    expect(kinds(beatsOf(events, () => undefined))).toEqual([['dropped'], ['bought'], ['drawn', 'round'], ['order']]);
  });

  test('the position changes with the last player, who is told with what follows', () => {
    const apply = (): void => undefined;
    const beats = beatsOf([event('dropped', 1), event('bought', 2), event('drawn')], apply);
    expect(beats.map((beat) => beat.apply)).toEqual([undefined, apply, undefined]);
    expect(beats[1]!.ahead.map(({ kind }) => kind)).toEqual(['drawn']);
  });

  test('before anything changes, whoever draws hears of the step', () => {
    const { playback, made } = begun();
    const seen: [string, number][] = [];
    playback.onBeat = ({ events }) => void seen.push([events[0]!.kind, made.length]);
    playback.add(beatsOf([event('a', 1)], () => made.push('a')));
    expect(seen).toEqual([['a', 0]]);
  });
});
