// The city as it is drawn and counted: places on the sheet, who feeds what, how far a contract has come.
import type { Blackout, BlackoutView, Piece, Term } from '$lib/api/types';
import type { Names, Translator } from '$lib/i18n/translator';
import type { Aim } from '$lib/moves/moves';
import { cellMoves, kindOf, type CellMove } from './decision';

export const SIZE = 12; // cells across
export const TILE = 4; // cells across a tile
export const CELL = 40; // units of the drawing
const ROW_GAP = 15; // between tiles, with room for the sign of a zone
const COLUMN_GAP = 7;

export const STRUCTURES: Record<string, string> = { h: 'house', b: 'building', c: 'country', f: 'factory' };
const STEPS: Record<string, [number, number]> = { n: [-1, 0], e: [0, 1], s: [1, 0], w: [0, -1] };

/** One cell of the city with all that is to be seen there. */
export interface Cell {
  name: string;
  row: number;
  col: number;
  tile: number; // its place among the nine, in reading order
  ground: string; // '.', 't', '#', or the symbol of a structure
  structure: string; // 'house' …, or nothing
  piece: Piece | null;
  plugs: Plug[]; // connections that end here
}

/** A connection: whose, and from which side it comes. */
export interface Plug {
  seat: number;
  side: string;
}

export function cellName(row: number, col: number): string {
  return `r${row}c${col}`;
}

/** The tile that a cell is on, by its place among the nine. */
function zoneOf(row: number, col: number): number {
  return Math.floor(row / TILE) * (SIZE / TILE) + Math.floor(col / TILE);
}

/** What the cells are called: `Harbour, row 3, column 5`, as rows and columns are numbered at the edge of the board. */
export function cellNames({ layout }: Pick<BlackoutView, 'layout'>, names: Names, t: Translator): Record<string, string> {
  const found: Record<string, string> = {};
  for (let row = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++) {
      const { tile = '' } = layout[zoneOf(row, column)] ?? {};
      found[cellName(row, column)] = t.text('blackout-cell', { zone: names.tile?.[tile] ?? tile, row, column });
    }
  }
  return found;
}

export function across(col: number): number {
  return col * CELL + Math.floor(col / TILE) * COLUMN_GAP;
}

export function down(row: number): number {
  return row * CELL + Math.floor(row / TILE) * ROW_GAP;
}

export const WIDTH = across(SIZE - 1) + CELL;
export const HEIGHT = down(SIZE - 1) + CELL;

/** How far a cable leaves its cell on that side, to meet its neighbour across the gap between tiles. */
export function reach(cell: { row: number; col: number }, side: string): number {
  if (side === 'n') return cell.row % TILE === 0 ? ROW_GAP / 2 : 0;
  if (side === 's') return cell.row % TILE === TILE - 1 ? ROW_GAP / 2 : 0;
  if (side === 'w') return cell.col % TILE === 0 ? COLUMN_GAP / 2 : 0;
  return cell.col % TILE === TILE - 1 ? COLUMN_GAP / 2 : 0;
}

export function beside(name: string, side: string): string {
  const [row = 0, col = 0] = name.slice(1).split('c').map(Number);
  const [down, right] = STEPS[side] ?? [0, 0];
  return cellName(row + down, col + right);
}

const OPPOSITE: Record<string, string> = { n: 's', e: 'w', s: 'n', w: 'e' };

/** Every cell by its name. */
export function cellsOf(view: BlackoutView): Map<string, Cell> {
  const found = new Map<string, Cell>();
  const pieces = new Map(view.pieces.map((piece) => [piece.cell, piece]));
  for (let row = 0; row < SIZE; row++) {
    for (let col = 0; col < SIZE; col++) {
      const name = cellName(row, col);
      const ground = view.cells[row]?.[col] ?? '#';
      const tile = zoneOf(row, col);
      found.set(name, { name, row, col, tile, ground, structure: STRUCTURES[ground] ?? '', piece: pieces.get(name) ?? null, plugs: [] });
    }
  }
  plugIn(found, view);
  return found;
}

/** BLK-NET-08: an exit of a piece of one's own, live for oneself, that points at a structure. */
function plugIn(cells: Map<string, Cell>, view: BlackoutView): void {
  for (const piece of view.pieces) {
    if (!piece.live.includes(piece.player)) continue;
    for (const side of piece.exits) {
      const met = cells.get(beside(piece.cell, side));
      if (met?.structure) met.plugs.push({ seat: piece.player, side: OPPOSITE[side] ?? '' });
    }
  }
}

// ---- contracts

/** How much of a term is there. The term holds when it is at least `at_least`. */
export function measure(term: Term, seat: number, view: BlackoutView, cells: Map<string, Cell>): number {
  const own = view.pieces.filter((piece) => piece.player === seat);
  if (term.term === 'transformers') return own.filter((piece) => piece.transformer).length;
  if (term.term === 'clean') return own.some((piece) => piece.faulted) ? 0 : 1;
  if (term.term === 'borrowed') return view.pieces.filter((piece) => piece.player !== seat && piece.live.includes(seat)).length;
  if (term.term === 'outage') return view.pieces.filter((piece) => piece.player !== seat && piece.faulted).length;
  if (term.term === 'pieces') return own.filter((piece) => piece.live.includes(seat) && term.kinds.includes(kindOf(piece.exits))).length;
  return measureStructures(term, seat, view, [...cells.values()]);
}

function measureStructures(term: Term, seat: number, view: BlackoutView, cells: Cell[]): number {
  const count = (cell: Cell) => cell.plugs.filter((plug) => plug.seat === seat).length;
  const any = !term.kind || term.kind === 'any';
  const mine = cells.filter((cell) => count(cell) > 0 && (any || cell.structure === term.kind));
  const byTile = new Map<number, number>();
  for (const cell of mine) byTile.set(cell.tile, (byTile.get(cell.tile) ?? 0) + 1);
  switch (term.term) {
    case 'connections':
      return mine.reduce((sum, cell) => sum + count(cell), 0);
    case 'multi':
      return mine.filter((cell) => count(cell) >= term.connections).length;
    case 'tiles':
      return byTile.size;
    case 'same_tile':
      return Math.max(0, ...byTile.values());
    case 'named_tile':
      return byTile.get(view.layout.findIndex((place) => place.tile === term.tile)) ?? 0;
    case 'shared':
      return mine.filter((cell) => cell.plugs.some((plug) => plug.seat !== seat)).length;
    default:
      return mine.length;
  }
}

// ---- moves

/** The legal moves that act on a cell, by cell. */
export function movesByCell(decision: Blackout['decision']): Map<string, CellMove[]> {
  const found = new Map<string, CellMove[]>();
  for (const move of cellMoves(decision)) found.set(move.what.cell, [...(found.get(move.what.cell) ?? []), move]);
  return found;
}

/** What somebody who chooses this cell most likely wants, for the server to say why not. */
export function likelyAim({ piece, name: cell }: Cell, view: BlackoutView): Aim {
  if (view.pending && !['discard', 'contract', 'draw', 'tension'].includes(view.pending))
    return { do: view.pending, what: ['install', 'replace', 'rotate'].includes(view.pending) ? { cell, exits: 'ew' } : { cell } };
  if (!piece) return { do: 'install', what: { cell, exits: towards(cell, view) } };
  if (piece.faulted) return { do: 'repair', what: { cell } };
  if (piece.player === view.seat) return { do: 'replace', what: { cell, exits: kindOf(piece.exits) === 'straight' ? 'nesw' : 'ew' } };
  return { do: 'rotate', what: { cell, exits: piece.exits === 'ns' ? 'ew' : 'ns' } };
}

/** A straight that points at a neighbour's exit, if there is one. */
function towards(cell: string, view: BlackoutView): string {
  const pieces = new Map(view.pieces.map((piece) => [piece.cell, piece.exits]));
  const meets = (side: string) => pieces.get(beside(cell, side))?.includes(OPPOSITE[side] ?? '');
  return meets('n') || meets('s') ? 'ns' : 'ew';
}
