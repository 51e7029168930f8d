// A game that brings nothing but the engine contract, and of which the client knows nothing.
import { expect, test } from 'vitest';
import { familyOf } from '../src/families';
import { plain } from '../src/families/plain';
import { outlineOf } from '../src/families/plain/outline';
import type { Outcome } from '../src/lib/api/types';
import { sources } from '../src/lib/i18n/en';
import { Translator } from '../src/lib/i18n/translator';
import { rulePath } from '../src/lib/rules';

const t = new Translator('en', Object.values(sources));
const words = { names: ['Ana', 'Bob'], yes: 'yes', no: 'no' };

test('an unknown family is shown plainly', () => {
  expect(familyOf('tender')).toBe(plain);
  expect(familyOf('')).toBe(plain);
  expect(familyOf('blackout').id).toBe('blackout');
});

test('a view is an outline, with seats by name', () => {
  const view = {
    game: 'tender',
    options: {},
    seat: 0,
    to_move: 1,
    round: 2,
    phase: 'bidding',
    pending: null,
    turn: 1,
    contract: 4,
    coming: [1, 2],
    order: [1, 0],
    none: [],
    market: { open: true, owner: 1 },
    players: [
      { seat: 0, points: 3, has_bid: true, bid: 6 },
      { seat: 1, points: 0, has_bid: false, bid: null },
    ],
  };
  expect(outlineOf(view, words)).toEqual([
    { label: 'Contract', value: '4' },
    { label: 'Coming', value: '1, 2' },
    { label: 'Order', value: 'Bob, Ana' },
    { label: 'None', value: '–' },
    {
      label: 'Market',
      parts: [
        { label: 'Open', value: 'yes' },
        { label: 'Owner', value: 'Bob' },
      ],
    },
    {
      label: 'Players',
      parts: [
        {
          label: 'Ana',
          seat: 0,
          parts: [
            { label: 'Points', value: '3' },
            { label: 'Has bid', value: 'yes' },
            { label: 'Bid', value: '6' },
          ],
        },
        {
          label: 'Bob',
          seat: 1,
          parts: [
            { label: 'Points', value: '0' },
            { label: 'Has bid', value: 'no' },
            { label: 'Bid', value: '–' },
          ],
        },
      ],
    },
  ]);
});

test('a list may hold lists, and things without a seat', () => {
  const rows = [
    { label: '1', value: '1, 2' },
    { label: '2', parts: [{ label: 'Piece', value: 'rook' }] },
    { label: '3', value: '–' },
  ];
  expect(outlineOf({ rows: [[1, 2], { piece: 'rook' }, null] }, words)).toEqual([{ label: 'Rows', parts: rows }]);
});

test('every legal word can be chosen', () => {
  const asked = { asks: 'move', moves: [{ do: 'bid', word: 'bid {amount}', choices: [{ amount: [1, 2] }] }] };
  const decision = plain.decide({ t, decision: asked } as unknown as Parameters<typeof plain.decide>[0]);
  expect(decision.groups).toEqual([
    {
      kind: 'choices',
      title: '',
      choices: [
        { do: 'bid', what: { amount: 1 }, word: 'bid 1', label: 'bid 1' },
        { do: 'bid', what: { amount: 2 }, word: 'bid 2', label: 'bid 2' },
      ],
    },
  ]);
});

test('events are told as Python tells them', () => {
  const said = (kind: string, facts: Record<string, unknown>) => t.event({ move: 1, kind, facts }, words.names, plain, {});
  expect(said('sold', { player: 1, contract: 4, bids: [3, 5] })).toBe('Sold: player Bob, contract 4, bids [3, 5].');
  expect(said('last_round', {})).toBe('Last round.');
});

test('a score has a column of its own unless it is among the reasons', () => {
  const outcome = { ranks: [1, 2], scores: [9, 4], reasons: [{ points: 9 }, { points: 4 }] } as Outcome;
  expect(plain.showsScore(outcome)).toBe(false);
  expect(plain.showsScore({ ...outcome, reasons: [{}, {}] })).toBe(true);
});

test('no page tells the rules of another package', () => {
  expect(rulePath('TENDER-02', 'tender', 'tender')).toBe('');
  expect(rulePath('DEMO-02', 'tender', 'tender')).toBe('/rules/cards#DEMO-02');
});

test('it goes by its id', () => {
  expect(t.text('web-game-name', { game: 'tender' })).toBe('tender');
  expect(t.text('web-game-time', { game: 'tender' })).toBe('');
});
