// A game that brings nothing but the engine contract: its view as an outline, its moves as their words.
import type { Outcome } from '$lib/api/types';
import { choices } from '$lib/moves/decision';
import { allMoves } from '$lib/moves/moves';
import { roundOf, type GameFamily } from '../family';

export const plain: GameFamily = {
  id: 'plain',

  parts: [{ id: 'outline', icon: 'table' }],
  board: () => import('./Table.svelte'),

  phases: [],
  where: (view, t) => ({ round: roundOf(view, t), chips: [], phase: t.text('phase-name', { phase: view.phase.replaceAll('_', ' ') }) }),

  hasAuction: false,
  decide: ({ t, decision }) => ({
    question: t.text('web-ask-plain'),
    groups: choices(
      '',
      allMoves(decision).map((move) => ({ ...move, label: move.word })),
    ),
    ending: [],
  }),
  guesses: () => true, // nobody knows what it hides

  showsOrder: false,
  facts: () => [],

  hidden: {},

  deciding: [],
  showsScore: (outcome) => !isAmongReasons(outcome),
};

function isAmongReasons({ scores, reasons }: Outcome): boolean {
  return Object.keys(reasons[0] ?? {}).some((reason) => scores.every((score, seat) => reasons[seat]?.[reason] === score));
}
