// A move on its way, as it is told where it was clicked.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notSent, Sending, type Stage } from '../src/lib/sending.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { activeElement: null, body: null });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Send a move, and let it end after so long; what was said before, just after, and at last. */
async function sent(isConnected: boolean, wait: number, problem?: unknown): Promise<(Stage | null)[]> {
  const sending = new Sending();
  let made = (): void => undefined;
  let failed: (problem: unknown) => void = made;
  const answer = new Promise<void>((resolve, reject) => ([made, failed] = [resolve, reject]));
  const followed = sending.follow(answer, isConnected).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(wait);
  const said = [sending.stage];
  if (problem) failed(problem);
  else made();
  await followed;
  said.push(sending.stage);
  await vi.advanceTimersByTimeAsync(5000);
  return [...said, sending.stage];
}

test('a quick answer needs no word', async () => {
  expect(await sent(true, 100)).toEqual([null, null, null]);
});

test('without a connection it is said at once, and then that the move was made', async () => {
  expect(await sent(false, 0)).toEqual(['sending', 'made', null]);
});

test('a slow answer is said, and a refusal too', async () => {
  expect(await sent(true, 2000, { code: 'conflict' })).toEqual(['sending', 'refused', null]);
});

test('a move that was withdrawn was not sent', async () => {
  expect(await sent(false, 0, notSent())).toEqual(['sending', 'not-sent', null]);
});
