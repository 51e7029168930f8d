import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReviewState } from '../src/lib/api/types';
import { spread } from '../src/lib/replay';
import { GameReview } from '../src/lib/review.svelte';

const state = (name: ReviewState['state'], percent = 0): ReviewState => ({
  state: name,
  ahead: 0,
  percent,
  review: name === 'done' ? ({ findings: [] } as unknown as ReviewState['review']) : null,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a review is asked about until it is there', async () => {
  const answers = [state('waiting'), state('running', 40), state('done', 100)];
  const ask = vi.fn(() => Promise.resolve(answers.shift()!));
  const review = new GameReview(ask);
  await review.start();
  expect(review.isRunning).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(review.progress?.percent).toBe(40);
  await vi.advanceTimersByTimeAsync(1000);
  expect([review.isRunning, review.data !== null]).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('a look that began before the review was asked for does not stop it', async () => {
  let answerLook: (told: ReviewState) => void = () => undefined;
  const review = new GameReview((start) =>
    start ? Promise.resolve(state('running', 5)) : new Promise((resolve) => (answerLook = resolve)),
  );
  const looking = review.look();
  await review.start();
  answerLook(state('none'));
  await looking;
  expect(review.progress?.percent).toBe(5);
});

test('marks of moves that lie close together are moved apart', () => {
  expect(spread([0.1, 0.5], 0.1)).toEqual([0.1, 0.5]);
  expect(spread([0.2, 0.2], 0.1)).toEqual([0.2, expect.closeTo(0.3)]);
  expect(spread([0.98, 1], 0.1)).toEqual([expect.closeTo(0.9), 1]);
});
