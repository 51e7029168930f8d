// What is at stake, as the server works it out: weak points, what faults cost, what the next breakdown may strike.
import type { Blackout, BlackoutView, HangingPiece } from '$lib/api/types';
import type { TableModel } from '$lib/table.svelte';

/** A number on a piece: points that hang on it, or that a fault there costs. */
export interface Mark {
  points: number;
  seat: number; // whose
}

/** The pieces that a seat's connections hang on, by cell. */
export function hangingOf(view: BlackoutView, seat: number | null): Map<string, HangingPiece> {
  return new Map((seat === null ? [] : (view.stakes?.hanging[seat] ?? [])).map((piece) => [piece.cell, piece]));
}

/** By cell, what a fault there would cost each seat. */
export function lossesByCell(view: BlackoutView): Map<string, number[]> {
  return new Map((view.stakes?.faults ?? []).map((fault) => [fault.cell, fault.losses]));
}

/** The pieces of a seat that carry points and can be struck. */
export function weakPoints(view: BlackoutView, seat: number | null): Map<string, Mark> {
  const found = new Map<string, Mark>();
  for (const [cell, piece] of hangingOf(view, seat))
    if (piece.points && piece.threats.length && seat !== null) found.set(cell, { points: piece.points, seat });
  return found;
}

/** Where something is to be faulted: what each of these pieces would cost its owner. */
export function faultMarks(view: BlackoutView, cells: Iterable<string>): Map<string, Mark> {
  const losses = lossesByCell(view);
  const owners = new Map(view.pieces.map((piece) => [piece.cell, piece.player]));
  const found = new Map<string, Mark>();
  for (const cell of cells) {
    const seat = owners.get(cell);
    if (seat !== undefined && losses.has(cell)) found.set(cell, { points: losses.get(cell)![seat] ?? 0, seat });
  }
  return found;
}

/** Where a piece of mine is to be taken back: the points that hang on each. */
export function removalMarks(view: BlackoutView, cells: Iterable<string>): Map<string, Mark> {
  const hanging = hangingOf(view, view.seat);
  return new Map([...cells].map((cell) => [cell, { points: hanging.get(cell)?.points ?? 0, seat: view.seat ?? 0 }]));
}

/** `Ana loses 9 points, Bob gains 1 point` */
export function lossWords(table: TableModel<Blackout>, losses: readonly number[]): string {
  const told = losses.flatMap((points, seat) => {
    const player = table.names[seat] ?? '';
    if (!points) return [];
    return [points > 0 ? table.t('web-fault-cost', { player, points }) : table.t('web-fault-gain', { player, points: -points })];
  });
  return told.length ? table.t('web-fault-costs', { losses: told.join(', ') }) : table.t('web-fault-nothing');
}

/** What hangs on a piece, and what can happen to it. */
export function hangingWords(table: TableModel<Blackout>, { points, threats }: HangingPiece, seat: number): string {
  const mine = seat === table.board.view.seat;
  const told = table.t(mine ? 'web-hanging-mine' : 'web-hanging', { points, player: table.names[seat] ?? '' });
  return [told, ...threats.map((threat) => table.t('web-threat', { threat }))].join(', ');
}
