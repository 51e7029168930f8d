// The card game.
import type { Cards } from '$lib/api/types';
import { bidOf, marketStats } from '$lib/market';
import { withWarning } from '$lib/moves/decision';
import RunButton from '../../boards/grid/RunButton.svelte';
import { marketWarning } from '../../boards/grid/warning';
import { roundOf, type GameFamily } from '../family';
import { cardsDecision } from './decision';
import { cardsMotions } from './motions';

export const cards: GameFamily<Cards> = {
  id: 'cards',
  ledger: { page: 'cards', prefixes: ['CARD', 'DEMO'], picture: () => import('./RulePicture.svelte') },

  parts: [
    { id: 'plants', icon: 'plant' },
    { id: 'fuel', icon: 'coal' },
    { id: 'stores', icon: 'card' },
  ],
  partOf: { auction: 'plants', fuel: 'fuel', bureaucracy: 'stores' },
  board: () => import('./Table.svelte'),

  phases: ['auction', 'fuel', 'bureaucracy'],
  where: (view, t) => ({
    round: roundOf(view, t),
    chips: view.last_round ? [{ text: t.text('cards-last-round'), more: t.text('web-explain-last-round'), hot: true }] : [],
    phase: t.text('phase-name', { phase: view.phase }),
  }),

  hasAuction: true,
  decide: (asked) => withWarning(cardsDecision(asked), marketWarning(asked)),
  Main: RunButton,
  guesses: (options) => !!options.hidden_money,

  showsOrder: false,
  order: (view) => view.order,
  facts: (view, seat, t) => {
    const player = view.players[seat];
    if (!player) return [];
    return [
      { icon: 'money', label: t.text('board-money'), value: player.money ?? '?' },
      { icon: 'plant', label: t.text('board-plants'), value: player.plants.length },
      { icon: 'bolt', label: t.text('cards-income'), value: player.production },
    ];
  },

  bid: bidOf,
  motions: cardsMotions,

  hidden: {},

  deciding: ['points', 'rest', 'highest'],
  showsScore: () => false,
  stats: (events, seats, figures) => marketStats(events, seats, figures.start_money, { bought: 'plants', fuel: 'fuel' }),
};
