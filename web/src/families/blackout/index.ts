// The wiring tile game.
import type { Blackout } from '$lib/api/types';
import { withWarning, type Asked } from '$lib/moves/decision';
import type { GameFamily } from '../family';
import { cellNames } from './city';
import { blackoutDecision } from './decision';
import { blackoutMotions } from './motions';
import { pointSources, wiringStats } from './stats';

/** Points are lost at the end of a turn, whatever could still be done with them. */
function warning({ t, view, decision }: Asked<Blackout>): string {
  const tension = view.dark ? view.tension.spare : view.tension.left; // BLK-DARK-04, BLK-DARK-08: the set is handed on
  const isKept = decision.moves.some((move) => 'kept' in move); // for the last repairs (BLK-END-02)
  if (view.pending !== null || isKept || !tension || decision.moves.length < 2) return '';
  return t.text('web-confirm-points', { tension });
}

export const blackout: GameFamily<Blackout> = {
  id: 'blackout',
  ledger: { page: 'blackout', prefixes: ['BLK'], picture: () => import('./RulePicture.svelte') },

  parts: [
    { id: 'city', icon: 'country' },
    { id: 'hand', icon: 'card' },
    { id: 'points', icon: 'cup' },
  ],
  partOf: { turn: 'city', breakdown: 'city', hands: 'hand', last_repairs: 'city' },
  board: () => import('./Table.svelte'),
  places: (view, names, t) => ({ cell: cellNames(view, names, t) }),

  phases: [],
  where: (view, t) => ({
    round: t.text('blackout-round', { round: view.round, rounds: view.rounds }),
    chips: view.dark ? [{ text: t.text('blackout-dark'), more: t.text('web-explain-dark'), hot: true }] : [],
    phase: '',
  }),

  hasAuction: false,
  decide: (asked) => withWarning(blackoutDecision(asked), warning(asked)),
  guesses: () => true, // hands and contracts are hidden

  showsOrder: false,
  facts: (view, seat, t) => {
    const player = view.players[seat];
    if (!player) return [];
    return [
      { icon: 'cup', label: t.text('blackout-result', { part: 'total' }), value: player.score.total },
      { icon: 'plug', label: t.text('blackout-result', { part: 'connections' }), value: player.connections },
      { icon: 'card', label: t.text('web-cards-in-hand'), value: player.cards },
      { icon: 'transformer', label: t.text('web-transformers'), value: player.transformers },
    ];
  },

  motions: blackoutMotions,

  hidden: { drew: ['card'], contract_dealt: ['contract'], exchanged: ['contract'] },

  deciding: ['score', 'completed_contracts', 'latest_count'],
  showsScore: () => true, // the sum of the other columns
  sources: pointSources,
  stats: (events, seats) => wiringStats(events, seats),
};
