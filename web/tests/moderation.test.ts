// The host's terms as text, and who is muted at a table.
import { beforeEach, expect, test, vi } from 'vitest';
import { Muting } from '../src/lib/chat.svelte';
import { blocksOf } from '../src/lib/terms.svelte';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
});

test('terms are headings, paragraphs and lists', () => {
  const text = '# Terms\nBe kind,\nplease.\n\nYou must:\n- play\n- lose\n  well\n\n## Privacy';
  expect(blocksOf(text).map(({ kind, items }) => [kind, ...items.map((spans) => spans.map((span) => span.text).join(''))])).toEqual([
    ['h1', 'Terms'],
    ['p', 'Be kind, please.'],
    ['p', 'You must:'],
    ['ul', 'play', 'lose well'],
    ['h2', 'Privacy'],
  ]);
});

test('links lead to web pages, mail and pages of ours, and nowhere else', () => {
  const links = (text: string) => blocksOf(text).flatMap(({ items }) => items.flat().flatMap(({ href }) => href ?? []));
  expect(links('See [us](https://example.org/a), [mail](mailto:me@example.org) or [rules](/rules).')).toEqual([
    'https://example.org/a',
    'mailto:me@example.org',
    '/rules',
  ]);
  expect(links('[x](javascript:alert(1)) [y](data:text/html,1) [z](//evil.example) <a href="https://evil.example">z</a>')).toEqual([]);
});

test('who is muted stays so in this browser, at this table', () => {
  new Muting().mute('t1', { name: 'Ana', seat: 2 });
  const muting = new Muting();
  expect(muting.has('t1', { name: 'Ana again', seat: 2 })).toBe(true);
  expect(muting.has('t1', { name: 'Ana', seat: null })).toBe(false);
  expect(muting.has('t2', { name: 'Ana', seat: 2 })).toBe(false);
  muting.unmute('t1', { name: 'Ana', seat: 2 });
  expect(new Muting().at('t1')).toEqual([]);
});
