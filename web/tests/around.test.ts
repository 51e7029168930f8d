// What surrounds the boards: figures of a game, stops of a replay, moves in words, rules pages, the guide.
import { describe, expect, test } from 'vitest';
import { blackout } from '../src/families/blackout';
import { wiringStats } from '../src/families/blackout/stats';
import { board } from '../src/families/board';
import type { EventBody, Outcome } from '../src/lib/api/types';
import { ago } from '../src/lib/i18n/ago';
import { sources } from '../src/lib/i18n/en';
import { Translator } from '../src/lib/i18n/translator';
import { marketStats } from '../src/lib/market';
import type { Decision } from '../src/lib/moves/decision';
import { toldMove } from '../src/lib/moves/told';
import { nextStop, stopsOf } from '../src/lib/replay';
import { bookFor, bookWith, rulebookOf, tells } from '../src/lib/rulebook';
import { decidedBy, inRounds } from '../src/lib/stats';

const event = (move: number, kind: string, facts: Record<string, unknown> = {}): EventBody => ({ move, kind, facts });
const GAME = [
  event(1, 'bought', { player: 0, plant: 4, price: 5 }),
  event(2, 'bought', { player: 1, plant: 5, price: 7 }),
  event(3, 'fuel', { player: 1, fuel: 'coal', price: 1 }),
  event(4, 'fuel', { player: 1, fuel: 'coal', price: 2 }),
  event(5, 'built', { player: 1, city: 'essen', price: 10 }),
  event(6, 'income', { player: 0, supplied: 0, pay: 10 }),
  event(7, 'income', { player: 1, supplied: 1, pay: 22 }),
  event(7, 'round', { round: 2 }),
  event(8, 'built', { player: 0, city: 'essen', price: 15 }),
];

describe('figures', () => {
  const stats = marketStats(GAME, 2, 50, { bought: 'plants', fuel: 'fuel', built: 'cities' });
  const course = (id: string) => stats.courses.find((one) => one.id === id)?.lines.map((line) => line.values);

  test('money, cities and income follow from what happened', () => {
    expect(course('money')).toEqual([
      [55, 40],
      [52, 52],
    ]);
    expect(course('cities')).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(course('income')).toEqual([
      [10, null],
      [22, null],
    ]);
  });
  test('a fuel has the mean price of a round, and none where none was bought', () => {
    expect(stats.courses.find((one) => one.id === 'fuel')?.lines).toEqual([{ key: 'coal', values: [1.5, null] }]);
  });
  test('what was spent is told by kind', () => {
    expect(stats.spending).toEqual({
      kinds: ['plants', 'fuel', 'cities'],
      seats: [
        [5, 0, 15],
        [7, 3, 10],
      ],
    });
  });
  test('fuel cards are counted by the units that were kept', () => {
    const cards = marketStats([event(1, 'fuel', { player: 0, card: 'gas3', price: 4, kept: 2 })], 2, 12, {
      bought: 'plants',
      fuel: 'fuel',
    });
    expect(cards.courses.at(-1)?.lines).toEqual([{ key: 'gas', values: [2] }]);
  });
  test('the wiring game has pieces, contracts and counts', () => {
    const found = wiringStats(
      [
        event(1, 'installed', { player: 0, cost: 2 }),
        event(2, 'count', { points: [3, 4] }),
        event(2, 'round', { round: 2 }),
        event(3, 'contract_met', { player: 1, points: 5 }),
        event(3, 'count', { points: [6, 4] }),
      ],
      2,
    );
    expect(found.courses.map((one) => one.id)).toEqual(['wiring', 'contracts', 'count']);
    expect(found.courses[2]?.lines[0]?.values).toEqual([3, 6]);
    expect(found.spending).toEqual({ kinds: ['wiring'], seats: [[2], [0]] });
  });
  test('what begins a round belongs to it', () => {
    expect(inRounds(GAME).map((round) => round.length)).toEqual([7, 2]);
  });
});

test('a ranking is decided by the first thing that differs', () => {
  const outcome = {
    ranks: [1, 2],
    scores: [9, 9],
    reasons: [
      { supplied: 9, money: 8, cities: 3 },
      { supplied: 9, money: 7, cities: 5 },
    ],
  } as Outcome;
  expect(decidedBy(board.deciding, outcome, 0, 1)).toBe('money');
  expect(decidedBy(blackout.deciding, { ...outcome, scores: [10, 9] }, 0, 1)).toBe('score');
  expect(decidedBy(board.deciding, { ...outcome, reasons: [outcome.reasons[0]!, outcome.reasons[0]!] }, 0, 1)).toBe('');
});

test('a replay stops at the rounds', () => {
  const stops = stopsOf(GAME, 8);
  expect(stops).toEqual([0, 7, 8]);
  expect([nextStop(stops, 3, 1), nextStop(stops, 3, -1), nextStop(stops, 8, 1), nextStop(stops, 7, -1)]).toEqual([7, 0, 8, 0]);
});

test('a move is told with its verb', () => {
  const t = new Translator('en', Object.values(sources));
  const bids = new Map([13, 14].map((bid) => [bid, `open 13 ${bid}`]));
  const decision: Decision = {
    question: '',
    groups: [
      {
        kind: 'choices',
        title: '',
        choices: [
          { do: 'build', what: { city: 'essen' }, word: 'build essen', label: 'Essen' },
          { do: 'buy', what: { fuel: 'coal' }, word: 'buy coal', label: 'Buy coal' },
          { do: 'buy', what: { card: 'coal3' }, word: 'buy coal3 2', label: '3 coal' },
        ],
      },
      { kind: 'amounts', title: '', amounts: [{ do: 'open', what: { plant: 13 }, label: 'Plant 13', low: 13, high: 14, bids }] },
      {
        kind: 'places',
        title: 'rotate a piece',
        verb: 'rotate',
        places: [{ id: 'r1c2', choices: [{ do: 'rotate', what: { cell: 'r1c2' }, word: 'rotate r1c2 ns', label: 'Straight ns' }] }],
      },
    ],
    ending: [{ do: 'done', what: {}, word: 'done', label: 'End turn' }],
  };
  const told = ['build essen', 'buy coal', 'buy coal3 2', 'open 13 14', 'rotate r1c2 ns', 'done', 'fly'].map((word) =>
    toldMove(decision, word, t),
  );
  expect(told).toEqual([
    'Connect Essen',
    'Buy coal',
    'Buy 3 coal',
    'Plant 13: open with 14 Elektro',
    'rotate a piece: r1c2, Straight ns',
    'End turn',
    'fly',
  ]);
});

test('a rules page is read into sections, editions and rules', () => {
  const book = rulebookOf('# Title\n\nAbout.\n\n## One\n- [R] [DN] Text [C] more. {GRID-AUC-01 DEMO-02}\n- Bare.\n');
  expect(book).toMatchObject({ title: 'Title', about: 'About.' });
  expect(book.sections).toEqual([
    {
      anchor: 'section-1',
      title: 'One',
      paragraphs: [
        {
          pieces: [
            { editions: ['recharged', 'deluxe-north-america'], text: 'Text' },
            { editions: ['classic'], text: 'more.' },
          ],
          rules: ['GRID-AUC-01', 'DEMO-02'],
        },
        { pieces: [{ editions: [], text: 'Bare.' }], rules: [] },
      ],
    },
  ]);
});

test('each edition has its own page, and a search finds words and rules', () => {
  const book = rulebookOf(
    '# T\n\nA.\n\n## One\n- [R] [DN] Texto. [C] More. {GRID-AUC-01}\n- Zażółć all. {GRID-AUC-02}\n\n## Two\n- [C] Old.\n',
  );
  const pieces = (game: string): string[][] =>
    bookFor(book, game).sections.flatMap(({ title, paragraphs }) =>
      paragraphs.map((one) => [title, ...one.pieces.flatMap(({ editions, text }) => [...editions, text])]),
    );
  expect(pieces('recharged')).toEqual([
    ['One', 'Texto.'],
    ['One', 'Zażółć all.'],
  ]);
  expect(pieces('deluxe')).toEqual([
    ['One', 'deluxe-north-america', 'Texto.'],
    ['One', 'Zażółć all.'],
  ]);
  expect(pieces('classic')).toEqual([
    ['One', 'More.'],
    ['One', 'Zażółć all.'],
    ['Two', 'Old.'],
  ]);
  const found = (words: string): string[] => bookWith(book, words).sections.flatMap((one) => one.paragraphs.flatMap(({ rules }) => rules));
  expect(found('zazolc ALL')).toEqual(['GRID-AUC-02']);
  expect(found('auc-01')).toEqual(['GRID-AUC-01']);
  expect(found('nothing')).toEqual([]);
  expect([tells(book, 'GRID-AUC-02'), tells(bookFor(book, 'deluxe'), 'GRID-AUC-03')]).toEqual([true, false]);
});

test('how long ago a move was is said in words, and after a week by its day', () => {
  const now = Date.UTC(2026, 10, 16, 12) / 1000;
  const said = [5, 150, 7200, 90_000, 8 * 86_400].map((past) => ago(now - past, 'en', now));
  expect(said).toEqual(['now', '2 minutes ago', '2 hours ago', 'yesterday', 'Nov 8, 2026']);
  expect(ago(now - 150, 'pl', now)).toBe('2 minuty temu');
});
