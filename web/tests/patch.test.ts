import { expect, test } from 'vitest';
import { kept } from '../src/lib/events';
import { patched } from '../src/lib/patch';
import { placeOf } from '../src/lib/places';
import { rulePath } from '../src/lib/rules';

test('a patch puts, replaces and removes', () => {
  const old = { a: 1, list: [1, { b: 2 }], gone: true };
  expect(patched(old, [[['a'], 5], [['list', 1, 'b'], 3], [['gone']]])).toEqual({ a: 5, list: [1, { b: 3 }] });
});

test('what has not changed stays the same object, and the old document stays whole', () => {
  const old = { same: { x: 1 }, other: { y: [1, 2] } };
  const now = patched(old, [[['other', 'y', 0], 9]]);
  expect(now.same).toBe(old.same);
  expect(old.other.y).toEqual([1, 2]);
  expect(now.other.y).toEqual([9, 2]);
});

test('an empty path is the whole document', () => {
  expect(patched({ a: 1 }, [[[], { b: 2 }]])).toEqual({ b: 2 });
});

test('events that were taken back go, and those that come again are not doubled', () => {
  const event = (move: number) => ({ move, kind: 'passed', facts: {} });
  const old = [event(1), event(2), event(3)];
  expect(kept(old, [], 2).map((e) => e.move)).toEqual([1, 2]);
  expect(kept(old, [event(2), event(3), event(4)], 4).map((e) => e.move)).toEqual([1, 2, 3, 4]);
});

test('paths lead to pages', () => {
  expect(placeOf('/')).toEqual({ page: 'start', id: '' });
  expect(placeOf('/table/abc23')).toEqual({ page: 'table', id: 'abc23' });
  expect(placeOf('/no/such')).toEqual({ page: 'lost', id: '' });
});

test('a rule has its place', () => {
  expect(rulePath('GRID-AUC-08', 'board', 'classic')).toBe('/rules/classic#GRID-AUC-08');
  expect(rulePath('DEMO-01', 'board', 'classic')).toBe('/rules/cards#DEMO-01');
});
