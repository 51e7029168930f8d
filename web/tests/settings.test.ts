// What somebody has chosen for a browser, how a browser is called, and the keys of a table.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { browserName } from '../src/lib/browsers';
import { sources } from '../src/lib/i18n/en';
import { Translator } from '../src/lib/i18n/translator';
import { isTaken, keyOf, KEYS } from '../src/lib/keys';
import { Settings } from '../src/lib/settings.svelte';

const t = new Translator('en', Object.values(sources));

describe('settings', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    });
  });

  test('begin with what most people want', () => {
    const { theme, pace, land, sound, confirms, passes, keys, chances, warns } = new Settings();
    expect({ theme, pace, land, sound, confirms, passes, keys, chances, warns }).toEqual({
      theme: 'auto',
      pace: 'normal',
      land: true,
      sound: false,
      confirms: true,
      passes: true,
      keys: true,
      chances: false,
      warns: false,
    });
  });

  test('are there again next time', () => {
    const first = new Settings();
    first.set('pace', 'slow');
    first.set('confirms', false);
    first.set('theme', 'dark');
    expect(kept.get('megavolt-pace')).toBe('slow');
    const { pace, confirms, theme } = new Settings();
    expect([pace, confirms, theme]).toEqual(['slow', false, 'dark']);
  });

  test('that are no longer known are as at first', () => {
    kept.set('megavolt-pace', 'breakneck');
    kept.set('megavolt-theme', 'pink');
    const { pace, theme } = new Settings();
    expect([pace, theme]).toEqual(['normal', 'auto']);
  });

  test('pass at one table as everywhere, until it is changed there', () => {
    const first = new Settings();
    first.passAt('abc', false);
    expect([first.passesAt('abc'), first.passesAt('xyz')]).toEqual([false, true]);
    first.set('passes', false);
    first.passAt('abc', true);
    const next = new Settings();
    expect([next.passesAt('abc'), next.passesAt('xyz')]).toEqual([true, false]);
  });

  test('do without a storage', () => {
    vi.stubGlobal('localStorage', undefined);
    const alone = new Settings();
    alone.set('sound', true);
    expect(alone.sound).toBe(true);
  });
});

describe('keys', () => {
  const event = (key: string, more = {}) => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    repeat: false,
    defaultPrevented: false,
    target: null,
    ...more,
  });

  test('are found small and capital, and once while held down', () => {
    expect(keyOf(event('p'))?.does).toBe('pass');
    expect(keyOf(event('P'))?.does).toBe('pass');
    expect(keyOf(event('p', { repeat: true }))).toBeUndefined();
    expect(keyOf(event('+', { repeat: true }))?.does).toBe('more');
    expect(keyOf(event('x'))).toBeUndefined();
    expect(keyOf(event('Enter'))).toBeUndefined();
  });

  test('are left to fields, dialogs, the browser and whatever has used them', () => {
    const inField = { closest: () => ({}) } as unknown as EventTarget;
    expect(isTaken(event('p'))).toBe(false);
    expect(isTaken(event('p', { target: inField }))).toBe(true);
    expect(isTaken(event('p', { ctrlKey: true }))).toBe(true);
    expect(isTaken(event('+', { defaultPrevented: true }))).toBe(true);
  });

  test('each do something else, and say what', () => {
    expect(new Set(KEYS.map(({ key }) => key)).size).toBe(KEYS.length);
    expect(new Set(KEYS.map(({ does }) => t.text('web-key', { does }))).size).toBe(KEYS.length);
  });
});

describe('a browser', () => {
  const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
  test.each([
    [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`, 'Chrome · Linux'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/140.0.0.0`, 'Edge · Windows'],
    [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 'Chrome · Android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1', 'Safari · iPhone'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox · macOS'],
    ['megavolt/1.0', 'megavolt/1.0'],
    ['', ''],
  ])('%s is called %s', (agent, name) => expect(browserName(agent)).toBe(name));
});
