// Hints: which of them are about equal.
import { describe, expect, test } from 'vitest';
import { aboutEqual } from '../src/lib/advisor.svelte';

describe('hints', () => {
  const count = (...chances: number[]) => aboutEqual(chances.map((chance) => ({ chance })));

  test('within one and a half points of the best are about equal', () => {
    expect(count(0.5, 0.485, 0.484)).toBe(2);
    expect(count(0.5, 0.49, 0.486)).toBe(3);
    expect(count(0.5, 0.4)).toBe(1);
    expect(count(0.5)).toBe(1);
    expect(count()).toBe(0);
  });
});
