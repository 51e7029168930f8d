// Hints: which of them are about equal.
import { describe, expect, test } from 'vitest';
import { aboutEqual } from '../src/lib/advisor.svelte';

describe('hints', () => {
  const count = (...equal: boolean[]) => aboutEqual(equal.map((one) => ({ equal: one })));

  test('the server says which moves cannot be told apart', () => {
    expect(count(true, true, false)).toBe(2);
    expect(count(true, false, false)).toBe(1);
    expect(count()).toBe(0);
  });
});
