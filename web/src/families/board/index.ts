// The grid board game, in all its editions.
import type { Board } from '$lib/api/types';
import { bidOf, marketStats } from '$lib/market';
import { withWarning } from '$lib/moves/decision';
import RunButton from '../../boards/grid/RunButton.svelte';
import { marketWarning } from '../../boards/grid/warning';
import { roundOf, type GameFamily, type PlayerFact } from '../family';
import Reference from './Reference.svelte';
import { boardDecision } from './decision';
import Has from './Has.svelte';
import { boardMotions, joinedFuel } from './motions';
import { topicOf } from './topics';

export const board: GameFamily<Board> = {
  id: 'board',
  ledger: { page: 'grid', prefixes: ['GRID'], picture: () => import('./RulePicture.svelte') },

  parts: [
    { id: 'map', icon: 'country' },
    { id: 'plants', icon: 'plant' },
    { id: 'fuel', icon: 'coal' },
  ],
  partOf: { auction: 'plants', fuel: 'fuel', building: 'map', bureaucracy: 'plants' },
  board: () => import('./Table.svelte'),

  phases: ['auction', 'fuel', 'building', 'bureaucracy'],
  where: (view, t) => ({
    round: roundOf(view, t),
    chips: [{ text: t.text('step-name', { step: view.step }), more: t.text('web-explain-step', { step: view.step }) }],
    phase: t.text('phase-name', { phase: view.phase }),
  }),

  hasAuction: true,
  decide: (asked) => withWarning(boardDecision(asked), marketWarning(asked)),
  Main: RunButton,
  topic: topicOf,
  guesses: (options) => !!options.hidden_money,

  showsOrder: true,
  order: (view) => view.order,
  facts: (view, seat, t) => {
    const player = view.players[seat];
    if (!player) return [];
    const { supply, income } = player;
    return [
      { icon: 'money', label: t.text('board-money'), value: player.money ?? '?' },
      { icon: 'house', label: t.text('board-cities'), value: player.cities.length },
      { icon: 'bolt', label: t.text('web-income-all', { supplied: supply, income }), value: `${supply} → ${income}` },
    ] satisfies PlayerFact[];
  },
  bid: bidOf,
  Has,
  Reference,

  motions: boardMotions,
  joined: joinedFuel,

  hidden: {},

  deciding: ['supplied', 'money', 'cities'],
  showsScore: () => false,
  stats: (events, seats, figures) => marketStats(events, seats, figures.start_money, { bought: 'plants', fuel: 'fuel', built: 'cities' }),
};
