// A cell in words, for whoever cannot see it or wants to be sure.
import type { Blackout, Piece } from '$lib/api/types';
import { kindOf } from './decision';
import type { TableModel } from '$lib/table.svelte';
import type { Cell } from './city';
import { hangingOf, hangingWords, lossesByCell, lossWords } from './stakes';

const GROUNDS: Record<string, string> = { '.': 'open', t: 'site', '#': 'blocked' };

/** `Harbour, row 3, column 5: Straight of Anna (exits: north, south), fed by Anna; 2 moves here`. Beside the board the exits can be seen. */
export function describe(table: TableModel<Blackout>, cell: Cell, actions: number, withExits = true): string {
  const t = table.t;
  const parts = [cell.piece ? pieceWords(table, cell.piece, withExits) : groundWords(table, cell)];
  parts.push(...stakeWords(table, cell.name, actions)); // early: where there is too little room, the end is cut off
  if (cell.piece?.live.length) parts.push(t('web-cell-fed', { names: names(table, cell.piece.live) }));
  if (cell.piece && cell.ground === 't' && !cell.piece.transformer) parts.push(t('web-cell-ground', { ground: 'site', name: '' }));
  const connected = cell.plugs.map((plug) => plug.seat);
  if (connected.length) parts.push(t('web-cell-connected', { names: names(table, connected) }));
  if (actions) parts.push(t('web-cell-actions', { count: actions }));
  return `${table.name('cell', cell.name)}: ${parts.join('; ')}`;
}

/** What hangs on a piece for me, and what a fault would do where I can make one. */
function stakeWords(table: TableModel<Blackout>, cell: string, actions: number): string[] {
  const { view } = table.board;
  const piece = hangingOf(view, view.seat).get(cell);
  const losses = actions ? lossesByCell(view).get(cell) : undefined;
  return [
    ...(piece && view.seat !== null ? [hangingWords(table, piece, view.seat)] : []),
    ...(losses && table.can('fault', { cell }) ? [lossWords(table, losses)] : []),
  ];
}

function groundWords(table: TableModel<Blackout>, cell: Cell): string {
  const points = table.board.figures.structures.find((kind) => kind.id === cell.structure)?.points ?? 0;
  const ground = GROUNDS[cell.ground] ?? 'structure';
  return table.t('web-cell-ground', { ground, name: table.name('structure', cell.structure), points });
}

/** `north, south` */
export function directions(table: TableModel<Blackout>, exits: string): string {
  return [...exits].map((side) => table.t('web-direction', { side })).join(', ');
}

function pieceWords(table: TableModel<Blackout>, piece: Piece, withExits: boolean): string {
  const t = table.t;
  const kind = table.name('piece', kindOf(piece.exits));
  const parts = [
    t('web-cell-piece', { kind, exits: withExits ? directions(table, piece.exits) : 'none', owner: table.names[piece.player] }),
  ];
  for (const mark of ['transformer', 'insulated', 'faulted'] as const) if (piece[mark]) parts.push(t('web-cell-mark', { mark }));
  if (!piece.live.length && !piece.faulted) parts.push(t('web-cell-unfed'));
  return parts.join(', ');
}

/** The names of seats, each once, with how often if more than once. */
function names(table: TableModel<Blackout>, seats: number[]): string {
  const counts = new Map<number, number>();
  for (const seat of seats) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  return [...counts].map(([seat, n]) => (n > 1 ? `${table.names[seat]} ×${n}` : table.names[seat])).join(', ');
}
