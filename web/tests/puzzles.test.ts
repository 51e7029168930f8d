// Answers to puzzles: they are part of what somebody has learnt, and nothing overwrites them.
import { beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
const account = { lessons: {}, puzzles: { 'board-aaaaaa': 5 } };
const LIST = { day: '2026-11-16', daily: 'board-dddddd', puzzles: [] };
const STANDING = { rating: 1200, deviation: 200, streak: 0, best: 0, solved: 0, days: 0, next: '' };

function answered(path: string, method: string): object {
  if (path.includes('/me/progress')) return account;
  return method === 'GET' ? LIST : STANDING;
}

/** The page as it is after it was opened anew. */
async function opened() {
  vi.resetModules();
  const { progress } = await import('../src/lib/learn/progress.svelte');
  const { puzzles } = await import('../src/lib/puzzles.svelte');
  await puzzles.load();
  return { progress, puzzles };
}

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
  vi.stubGlobal('fetch', (path: string, { method }: { method: string }) =>
    Promise.resolve(new Response(JSON.stringify(answered(path, method)), { headers: { 'content-type': 'application/json' } })),
  );
});

test('a lesson done after a puzzle leaves its answer alone', async () => {
  const { progress, puzzles } = await opened();
  await puzzles.add('board-dddddd', true);
  progress.write('lessons', { goal: 1 });
  expect((await opened()).puzzles.answers).toEqual({ 'board-dddddd': 3, 'daily-2026-11-16': 1 });
});

test('only the first answer counts', async () => {
  const { puzzles } = await opened();
  await puzzles.add('board-cccccc', false);
  await puzzles.add('board-cccccc', true);
  expect(puzzles.answers).toEqual({ 'board-cccccc': 2 });
  expect(puzzles.isRight('board-cccccc')).toBe(false);
});

test('who signs in sees the answers given elsewhere beside those of this browser', async () => {
  const { progress, puzzles } = await opened();
  await puzzles.add('board-cccccc', false);
  await progress.join();
  expect(puzzles.answers).toEqual({ 'board-aaaaaa': 5, 'board-cccccc': 2 });
  await puzzles.add('board-bbbbbb', true);
  expect(puzzles.answers['board-bbbbbb']).toBe(7);
});
