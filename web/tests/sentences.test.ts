// The client says of every event what Python says, in every language.
import { describe, expect, test } from 'vitest';
import { familyOf } from '../src/families';
import type { EventBody } from '../src/lib/api/types';
import { Translator, type Names } from '../src/lib/i18n/translator';
import * as en from '../src/lib/i18n/en';
import * as es from '../src/lib/i18n/es';
import * as pl from '../src/lib/i18n/pl';
import recorded from './recorded/events.json';

interface Game {
  family: string;
  seats: string[];
  names: Record<string, Names>;
  events: { event: EventBody; said: Record<string, string> }[];
}
const games = recorded as unknown as Game[];
const LANGUAGES = { en, es, pl };

describe.each(Object.entries(LANGUAGES))('%s', (lang, { sources }) => {
  const t = new Translator(lang, Object.values(sources));

  test.each(games.map((game, n) => [`${game.family} ${n}`, game] as const))('%s', (_, game) => {
    expect(game.events.length).toBeGreaterThan(20);
    for (const { event, said } of game.events)
      expect(t.event(event, game.seats, familyOf(game.family), game.names[lang] ?? {})).toBe(said[lang]);
  });

  test('one of several fuels is to be chosen', () => {
    const said = { en: 'coal or oil', es: 'carbón o petróleo', pl: 'węgiel lub olej' };
    expect(t.either(['coal', 'oil'].map((fuel) => t.text('fuel-name', { fuel })))).toBe(said[lang as keyof typeof said]);
  });

  test('a message that is missing stops nobody', () => {
    expect(t.text('no-such-message')).toBe('no-such-message');
  });
});
