// What somebody has learnt, in a browser and with an account.
import { beforeEach, expect, test, vi } from 'vitest';
import { best, parsed, Progress } from '../src/lib/learn/progress.svelte';

const kept = new Map<string, string>();
const asked: string[] = [];
let account: object;

beforeEach(() => {
  kept.clear();
  asked.length = 0;
  account = { lessons: {}, puzzles: {} };
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
  vi.stubGlobal('fetch', (_: string, { method, body }: { method: string; body: string | null }) => {
    asked.push(`${method} ${body ?? ''}`.trim());
    return Promise.resolve(new Response(JSON.stringify(account), { headers: { 'content-type': 'application/json' } }));
  });
});

test('the better of two results stays', () => {
  expect(best({ a: 1, b: 3 }, { b: 2, c: 1 })).toEqual({ a: 1, b: 3, c: 1 });
});

test('what an older client kept is read, and what is no result is left out', () => {
  expect(parsed('goal fuel')).toEqual({ goal: 1, fuel: 1 });
  expect(parsed('{"goal":1,"fuel":"much"}')).toEqual({ goal: 1 });
  expect(parsed('{"goal":')).toEqual({});
});

test('a guest’s results stay in the browser', () => {
  new Progress().write('puzzles', { fork: 2 });
  expect(asked).toEqual([]);
  expect(new Progress().read('puzzles')).toEqual({ fork: 2 });
});

test('who signs in brings the results of this browser along', async () => {
  kept.set('megavolt-lessons', 'goal');
  account = { lessons: { goal: 1, fuel: 1 }, puzzles: { fork: 3 } };
  const progress = new Progress();
  progress.write('puzzles', { pin: 1 });
  await progress.join();
  expect(asked).toEqual(['GET', 'PUT {"lessons":{"goal":1},"puzzles":{"pin":1}}']);
  expect(progress.read('lessons')).toEqual({ goal: 1, fuel: 1 });
  expect(progress.read('puzzles')).toEqual({ pin: 1, fork: 3 });
});

test('nothing is sent that the account has already', async () => {
  kept.set('megavolt-lessons', 'goal');
  account = { lessons: { goal: 1 }, puzzles: {} };
  await new Progress().join();
  expect(asked).toEqual(['GET']);
});

test('who signs out leaves nothing for the next person, a guest keeps all', async () => {
  const progress = new Progress();
  progress.write('lessons', { goal: 1 });
  progress.leave();
  expect(progress.read('lessons')).toEqual({ goal: 1 });
  await progress.join();
  progress.leave();
  expect(new Progress().read('lessons')).toEqual({});
});
