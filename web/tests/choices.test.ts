// Maps to choose from: those of the box first, the others by their names in the language of the page.
import { expect, it } from 'vitest';
import { choiceGroups } from '../src/lib/choices';

const OPTION = {
  name: 'map',
  text: '',
  default: 'germany',
  choices: ['germany', 'usa', 'spain', 'india', 'aland'],
  names: { spain: { en: 'Spain' }, india: { en: 'India' }, aland: { en: 'Åland' } },
  printed: ['germany', 'usa'],
  also: 'map' as const,
};

it('keeps the maps of the box first, and sorts the rest by name', () => {
  expect(choiceGroups(OPTION)).toEqual({ printed: ['germany', 'usa'], more: ['aland', 'india', 'spain'] });
});

it('leaves other choices as they are', () => {
  const option = { ...OPTION, choices: ['random', 'draft'], names: {}, printed: [] };
  expect(choiceGroups(option)).toEqual({ printed: ['random', 'draft'], more: [] });
});
