// Icons: drawn where they are named.
import { expect, test } from 'vitest';
import { ICONS } from '../src/components/icons';

test('every icon that is named is drawn, and every one that is drawn is named', () => {
  const files = import.meta.glob<string>('../src/**/*.{svelte,ts}', { eager: true, query: '?raw', import: 'default' });
  const drawn = Object.keys(ICONS);
  const others = Object.entries(files).flatMap(([path, source]) => (path.endsWith('/icons.ts') ? [] : [source]));
  const named = others.flatMap((source) => [...source.matchAll(/(?:Icon name="|\bicon: '|icon=")(\w+)/g)].map(([, name]) => name!));
  expect(named.length).toBeGreaterThan(40);
  expect([...new Set(named)].filter((name) => !drawn.includes(name))).toEqual([]);
  expect(drawn.filter((name) => !others.some((source) => new RegExp(`\\b${name}\\b`).test(source)))).toEqual([]);
});
