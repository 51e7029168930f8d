// What is asked at the table of the wiring game, and what the buttons say.
import { describe, expect, test } from 'vitest';
import { blackout } from '../src/families/blackout';
import { kindsOfMoves, type CellMove } from '../src/families/blackout/decision';
import type { Blackout } from '../src/lib/api/types';
import { sources } from '../src/lib/i18n/en';
import { Translator } from '../src/lib/i18n/translator';
import type { Asked, Decision } from '../src/lib/moves/decision';

type Moves = NonNullable<Blackout['decision']>['moves'];

const t = new Translator('en', Object.values(sources));
const DONE: Moves[number] = { do: 'done', word: 'done', cost: 0 };
const INSTALL: Moves[number] = { do: 'install', word: 'install {cell} {exits}', choices: [{ cell: ['r1c2'], exits: ['ns'], cost: 1 }] };
const CARDS = {
  resources: [{ id: 'cable_reel', effects: [{ verb: 'install', up_to: 4, count: 0 }] }],
  breakdowns: [
    { id: 'copper_thieves', effects: [{ verb: 'remove', up_to: 0, count: 3 }] },
    { id: 'storm', effects: [{ verb: 'fault', up_to: 0, count: 1 }] },
  ],
};
const card = (cost: number): Moves[number] => ({ do: 'use', word: 'use {card}', choices: [{ card: ['stockroom'], cost }] });

const NAMES = { card: { cable_reel: 'Cable reel', copper_thieves: 'Copper thieves', storm: 'Storm' } };

function decided(moves: Moves, tension: object, more: object = {}): Decision {
  const points = { left: 4, per_turn: 4, acted: false, spare: 0, ...tension };
  const turn = {
    phase: 'turn',
    pending: null,
    card: null,
    round: 6,
    rounds: 10,
    dark: false,
    tension: points,
  };
  const asked = { t, view: { ...turn, ...more }, figures: CARDS, decision: { asks: 'turn', moves }, staticData: { names: NAMES } };
  return blackout.decide(asked as unknown as Asked<Blackout>);
}

describe('a turn', () => {
  const WORDS = 'Lay and repair wiring, use cards, or end your turn.';

  test('says which points there are', () => {
    expect(decided([DONE, INSTALL], {}).question).toBe(`You have 4 points. ${WORDS}`);
    expect(decided([DONE, INSTALL], { left: 1 }).question).toBe(`You have 1 point. ${WORDS}`);
  });

  test('in the dark names the set and the points of one’s own', () => {
    const dark = (tension: object) => decided([DONE, INSTALL], tension, { dark: true }).question;
    expect(dark({})).toBe(`Blackout: one action with the set of 4 points. ${WORDS}`);
    expect(dark({ spare: 2 })).toBe(
      `Blackout: one action with the set of 4 points. You also have 2 points of your own, spent first where they are enough. ${WORDS}`,
    );
    expect(dark({ left: 1, acted: true, spare: 1 })).toBe(
      `You have taken your action with the set. You still have 1 point of your own. ${WORDS}`,
    );
    expect(decided([DONE], { left: 1, acted: true }, { dark: true }).question).toBe(
      'You have taken your one action of this blackout round. End your turn.',
    );
  });

  test('speaks of cards without a cost only if there are any', () => {
    expect(decided([DONE], { left: 0 }).question).toBe('You have no points left. End your turn.');
    expect(decided([DONE, card(0)], { left: 0 }).question).toBe(
      'You have no points left. Use a card that costs nothing, or end your turn.',
    );
    expect(decided([DONE, card(1)], { left: 1 }).question).toBe('You have 1 point. Use a card, or end your turn.');
  });

  test('is not ended unasked while points would be lost', () => {
    const confirm = (tension: object, more: object = {}, done = DONE) => decided([done, INSTALL], tension, more).ending[0]?.confirm;
    expect(confirm({ left: 2 })).toContain('You have 2 points left');
    expect(confirm({ left: 4 }, { dark: true })).toBeUndefined(); // handed on
    expect(confirm({ left: 4, spare: 1 }, { dark: true })).toContain('You have 1 point left');
    expect(confirm({ left: 2 }, { round: 10 }, { ...DONE, kept: 2 })).toBeUndefined(); // for the last repairs
    expect(confirm({ left: 2 }, { round: 10 })).toContain('You have 2 points left'); // in a game without them
  });
});

test.each([
  ['copper_thieves', 'remove', 0, 'Copper thieves: take a piece back (1 of 3).'],
  ['copper_thieves', 'remove', 2, 'Copper thieves: take a piece back (3 of 3).'],
  ['cable_reel', 'install', 1, 'Cable reel: install a piece (2 of up to 4).'],
  ['storm', 'fault', 0, 'Storm: fault a straight.'],
])('a card says how many pieces it wants: %s', (id, pending, did, said) => {
  expect(decided([INSTALL], {}, { pending, card: { card: id, effect: 0, did } }).question).toBe(said);
});

test.each([
  [0, 'Storm: fault one of your own straights.'],
  [1, 'Storm: fault a straight.'],
])('a card says if it strikes only oneself: a straight of seat %i', (player, said) => {
  const fault: Moves[number] = { do: 'fault', word: 'fault {cell}', choices: [{ cell: ['r1c2', 'r1c3'], cost: 0 }] };
  const pieces = [
    { cell: 'r1c2', player: 0 },
    { cell: 'r1c3', player },
    { cell: 'r5c5', player: 1 },
  ];
  const more = { seat: 0, pieces, pending: 'fault', card: { card: 'storm', effect: 0, did: 0 }, stakes: { faults: [] } };
  expect(decided([fault], {}, more).question).toBe(said);
});

describe('the last button', () => {
  const label = (more: object, tension: object = {}) => {
    const [{ label, note } = { label: '' }] = decided([DONE], tension, more).ending;
    return [label, note];
  };

  test('says what it ends', () => {
    expect(label({})).toEqual(['End turn', '']);
    expect(label({ pending: 'install', card: { card: 'cable_reel', effect: 0, did: 1 } })).toEqual(['Install no more', '']);
    expect(label({ pending: 'contract', card: { card: 'storm', effect: 0, did: 0 } })).toEqual(['Keep the contract', '']);
    expect(label({ phase: 'last_repairs', round: 10 }, { left: 0 })).toEqual(['Repair no more', '']);
  });

  test('says what is kept for the last repairs', () => {
    const kept = (points: number) => decided([{ ...DONE, kept: points }], {}, { round: 10 }).ending[0]?.note;
    expect(kept(3)).toBe('3 points for last repairs');
    expect(kept(0)).toBe('');
  });
});

describe('the moves at a cell', () => {
  const move = (verb: string, cost: number, exits?: string): CellMove => ({
    do: verb,
    word: `${verb} r1c2 ${exits ?? ''}`.trim(),
    what: { cell: 'r1c2', cost, exits },
  });

  test('are offered by cost, then by kind', () => {
    const found = kindsOfMoves([
      move('install', 4, 'nesw'),
      move('install', 2, 'ne'),
      move('install', 1, 'ns'),
      move('install', 2, 'es'),
      move('rotate', 2, 'ew'),
      move('fault', 3),
      move('repair', 1),
      move('transformer', 2),
    ]);
    expect(found.map(({ verb, kind, cost, moves }) => [cost, verb, kind, moves.length])).toEqual([
      [1, 'install', 'straight', 1],
      [1, 'repair', '', 1],
      [2, 'install', 'elbow', 2],
      [2, 'rotate', '', 1],
      [2, 'transformer', '', 1],
      [3, 'fault', '', 1],
      [4, 'install', 'quad', 1],
    ]);
  });

  test('say what each of them costs', () => {
    const notes = (moves: Moves) =>
      decided(moves, {}, { stakes: { faults: [] } }).groups.map((group) => 'choices' in group && group.choices[0]?.note);
    expect(notes([INSTALL])).toEqual(['1 point']);
    expect(notes([{ do: 'transformer', word: 'transformer {cell}', choices: [{ cell: ['r1c2'], cost: 3 }] }])).toEqual(['3 points']);
    expect(notes([{ do: 'repair', word: 'repair {cell}', choices: [{ cell: ['r1c2'], cost: 0 }] }])).toEqual(['']); // a card pays
  });
});
