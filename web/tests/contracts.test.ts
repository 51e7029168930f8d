// The client measures contracts as Python does.
import { expect, test } from 'vitest';
import type { Blackout, BlackoutView, Term } from '../src/lib/api/types';
import { unofferedWord } from '../src/lib/moves/moves';
import { blackout } from '../src/families/blackout';
import { cellsOf, likelyAim, measure, movesByCell } from '../src/families/blackout/city';
import { sources } from '../src/lib/i18n/pl';
import { Translator } from '../src/lib/i18n/translator';
import recorded from './recorded/contracts.json';

type Recorded = { contracts: { terms: Term[] }[]; view: BlackoutView; measured: number[][][] };
const positions = recorded.positions as unknown as Recorded[];

test.each(positions.map((position, n) => [n, position] as const))('position %i', (_, { contracts, view, measured }) => {
  const cells = cellsOf(view);
  const found = measured.map((_, seat) => contracts.map((contract) => contract.terms.map((term) => measure(term, seat, view, cells))));
  expect(found).toEqual(measured);
  expect(found.flat(2).filter((n) => n > 1).length).toBeGreaterThan(10);
});

test('moves are found by the cell they act on', () => {
  const decision: Blackout['decision'] = {
    asks: 'turn',
    moves: [
      { do: 'done', word: 'done', cost: 0 },
      { do: 'use', word: 'use {card}', choices: [{ card: ['overtime'], cost: 2 }] },
      { do: 'install', word: 'install {cell} {exits}', choices: [{ cell: ['r1c2'], exits: ['ns', 'ew'], cost: 1 }] },
      { do: 'fault', word: 'fault {cell}', choices: [{ cell: ['r11c5'], cost: 3 }] },
    ],
  };
  const found = [...movesByCell(decision)].map(([cell, moves]) => [cell, moves.map(({ word, what }) => [word, what.cost])]);
  expect(found).toEqual([
    [
      'r1c2',
      [
        ['install r1c2 ns', 1],
        ['install r1c2 ew', 1],
      ],
    ],
    ['r11c5', [['fault r11c5', 3]]],
  ]);
});

test('a card that wants a target is what a cell is judged by', () => {
  const { view } = positions[0]!;
  const cell = cellsOf(view).get('r0c0')!;
  expect(likelyAim(cell, { ...view, pending: 'fault' })).toEqual({ do: 'fault', what: { cell: 'r0c0' } });
  const likely = likelyAim({ ...cell, piece: null }, { ...view, pending: null, seat: 0 });
  expect(likely).toEqual({ do: 'install', what: { cell: 'r0c0', exits: expect.stringMatching(/^(ns|ew)$/) } });
  expect(unofferedWord(likely)).toBe(`install r0c0 ${String(likely.what.exits)}`);
});

test('a cell is called by its zone, and its row and column as the edge of the board numbers them', () => {
  const t = new Translator('pl', Object.values(sources));
  const layout = Array.from({ length: 9 }, (_, n) => ({ tile: `t${n}`, rotation: 0 }));
  const names = { tile: { t0: 'Port', t7: 'Centrum' } };
  const cells = blackout.places!({ ...positions[0]!.view, layout }, names, t).cell!;
  expect(Object.keys(cells)).toHaveLength(144);
  expect([cells.r3c0, cells.r11c4]).toEqual(['Port, rząd 3, kolumna 0', 'Centrum, rząd 11, kolumna 4']);
});
