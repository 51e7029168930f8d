// How fast it goes, and whether things may move.
import { afterEach, expect, test, vi } from 'vitest';
import { pacing } from '../src/lib/pacing.svelte';
import { settings } from '../src/lib/settings.svelte';

function browser({ reduce = false, hidden = false } = {}): void {
  vi.stubGlobal('document', { hidden });
  vi.stubGlobal('matchMedia', () => ({ matches: reduce }));
}

afterEach(() => {
  settings.set('pace', 'normal');
  vi.unstubAllGlobals();
});

test('the pace is what was chosen, and nothing is played back to nobody', () => {
  browser();
  const pauses = (['off', 'fast', 'normal', 'slow'] as const).map((pace) => {
    settings.set('pace', pace);
    return pacing.pause;
  });
  expect(pauses).toEqual([0, 350, 700, 1400]);
  browser({ hidden: true });
  expect(pacing.pause).toBe(0);
});

test('whoever prefers little motion gets the same steps, and nothing moves', () => {
  browser({ reduce: true });
  expect(pacing.pause).toBe(700);
  expect(pacing.mayMove).toBe(false);
  browser();
  expect(pacing.mayMove).toBe(true);
  settings.set('pace', 'off');
  expect(pacing.mayMove).toBe(false);
});
