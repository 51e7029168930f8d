// The choices of the wiring tile game: cards, and wiring by verb and cell.
import type { Blackout } from '$lib/api/types';
import { choices, ended, type Asked, type Choice, type Decision, type Group, type Place } from '$lib/moves/decision';
import { movesOf, type Move } from '$lib/moves/moves';
import { faultMarks } from './stakes';

const ON_BOARD = ['install', 'replace', 'rotate', 'fault', 'repair', 'transformer', 'insulate', 'remove'] as const;
const VERBS: readonly string[] = ON_BOARD;
const KINDS = ['', 'straight', 'elbow', 'triple', 'quad'];
const NUMBERED = 8; // actions of one verb that are still offered one by one

/** A move that acts on a cell; some put a piece there. */
export type CellMove = Move<{ cell: string; cost: number; exits?: string }>;

/** All moves that act on a cell, by verb. */
export function cellMoves(decision: Blackout['decision']): CellMove[] {
  return ON_BOARD.flatMap((verb): CellMove[] => movesOf(decision, verb));
}

/** Moves that cost the same and put the same kind of piece there, or do the same. */
export interface KindOfMove {
  verb: string;
  kind: string; // of the piece that is laid, or nothing
  cost: number; // 0: a card pays
  moves: CellMove[];
}

/** The moves at a cell by kind: the cheapest first, among equals pieces before all else, small ones first. */
export function kindsOfMoves(moves: readonly CellMove[]): KindOfMove[] {
  const found = new Map<string, KindOfMove>();
  for (const move of moves) {
    const { do: verb, what } = move;
    const kind = what.exits && verb !== 'rotate' ? kindOf(what.exits) : '';
    const key = `${verb} ${kind} ${what.cost}`;
    const same = found.get(key) ?? { verb, kind, cost: what.cost, moves: [] };
    same.moves.push(move);
    found.set(key, same);
  }
  const rank = ({ verb, kind }: KindOfMove) => VERBS.indexOf(verb) * KINDS.length + KINDS.indexOf(kind);
  return [...found.values()].sort((a, b) => a.cost - b.cost || rank(a) - rank(b));
}

export function blackoutDecision(asked: Asked<Blackout>): Decision {
  const { t, decision } = asked;
  const onCells = cellMoves(decision);
  const alone = [...movesOf(decision, 'draw'), ...movesOf(decision, 'exchange')];
  const plain = alone.map((move): Choice => ({ ...move, label: t.text('blackout-verb', { verb: move.do }), icon: 'card' }));
  const groups = [
    ...handGroups(asked),
    ...ON_BOARD.flatMap((verb) =>
      onBoard(
        asked,
        verb,
        onCells.filter((move) => move.do === verb),
      ),
    ),
    ...choices('', plain),
  ];
  return { question: question(asked), groups, ending: ending(asked) };
}

/** To end the turn, or only what a card or the last repairs ask for. */
function ending(asked: Asked<Blackout>): Choice[] {
  const { t, view } = asked;
  const pending = view.pending ?? (view.phase === 'last_repairs' ? 'repair' : 'none');
  const done = asked.decision.moves.find((moves) => moves.do === 'done');
  const tension = done && 'kept' in done ? done.kept : 0; // BLK-END-02
  const note = tension ? t.text('web-move-keep', { tension }) : '';
  return ended(asked, note).map((end) => ({ ...end, label: t.text('web-move-stop', { pending }) }));
}

function question(asked: Asked<Blackout>): string {
  const { t, view, staticData } = asked;
  if (view.pending === 'discard') return t.text('web-ask-discard', { count: view.owed });
  if (view.pending !== null) {
    const card = staticData.names.card?.[view.card?.card ?? ''] ?? '';
    return t.text('web-ask-card', { card, verb: strikesOwn(asked) ? 'fault_own' : view.pending, ...howMany(asked) });
  }
  if (view.phase === 'last_repairs') return t.text('web-ask-repairs');
  const { left: tension, spare: own, acted } = view.tension;
  const inTheDark = acted ? 'acted' : 'dark'; // BLK-DARK-04: the set pays one action; one's own points pay besides
  return t.text('web-ask-turn', { when: view.dark ? inTheDark : 'light', tension, own, can: whatIsLeft(asked) });
}

/** Which piece of how many the card being carried out asks for, and whether it says "up to". */
function howMany({ view: { card }, figures }: Asked<Blackout>): { number: number; most: number; must: 'yes' | 'no' } {
  const printed = [...figures.resources, ...figures.breakdowns].find(({ id }) => id === card?.card);
  const effect = printed?.effects[card?.effect ?? 0];
  const { up_to: upTo = 0, count = 0 } = effect ?? {};
  return { number: (card?.did ?? 0) + 1, most: Math.max(upTo, count), must: upTo ? 'no' : 'yes' };
}

/** Does a card ask for a fault that can only hit the one who chooses? */
function strikesOwn({ view, decision }: Asked<Blackout>): boolean {
  const cells = new Set(movesOf(decision, 'fault').map((move) => move.what.cell));
  return cells.size > 0 && view.pieces.every((piece) => !cells.has(piece.cell) || piece.player === view.seat);
}

/** What can be done besides ending the turn: all kinds of moves, only cards, only cards without a cost, or nothing. */
function whatIsLeft({ decision }: Asked<Blackout>): 'moves' | 'cards' | 'free' | 'nothing' {
  if (decision.moves.some((move) => move.do !== 'use' && move.do !== 'done')) return 'moves';
  const cards = movesOf(decision, 'use');
  if (!cards.length) return 'nothing';
  return cards.every((move) => move.what.cost === 0) ? 'free' : 'cards';
}

function handGroups({ t, decision, figures }: Asked<Blackout>): Group[] {
  const cards = new Map(figures.resources.map((card) => [card.id, card]));
  const moves = [...movesOf(decision, 'use'), ...movesOf(decision, 'discard')];
  const list = moves.map((move): Choice => {
    const card = cards.get(move.what.card);
    const cost = move.do === 'use' ? ` (${move.what.cost})` : '';
    return { ...move, label: `${card?.name}${cost}`, note: card?.text, icon: 'card' };
  });
  return choices(t.text('blackout-hand'), list);
}

function onBoard(asked: Asked<Blackout>, verb: string, moves: CellMove[]): Group[] {
  const title = asked.t.text('blackout-verb', { verb });
  if (moves.length <= NUMBERED)
    return choices(
      title,
      moves.map((move) => action(asked, move, true)),
    );
  const places = new Map<string, Place>();
  for (const move of moves) {
    const { cell } = move.what;
    const note = move.what.exits ? '' : costNote(asked, move); // else each piece has its own
    const place = places.get(cell) ?? { id: cell, name: placeOf(asked, cell), note, choices: [] };
    place.choices.push(action(asked, move, false));
    places.set(cell, place);
  }
  for (const { choices } of places.values()) choices.sort((a, b) => Number(a.what.cost) - Number(b.what.cost));
  return [{ kind: 'places', title, verb, places: [...places.values()] }];
}

function placeOf({ staticData }: Asked<Blackout>, cell: string): string {
  return staticData.names.cell?.[cell] ?? cell;
}

function action(asked: Asked<Blackout>, move: CellMove, withCell: boolean): Choice {
  const { t, staticData } = asked;
  const { cell, exits } = move.what;
  const note = costNote(asked, move);
  if (!exits) return { ...move, label: withCell ? placeOf(asked, cell) : t.text('blackout-verb', { verb: move.do }), note };
  const kind = kindOf(exits);
  const label = `${staticData.names.piece?.[kind] ?? kind} ${staticData.names.exits?.[exits] ?? exits}`;
  return { ...move, label: withCell ? `${placeOf(asked, cell)}: ${label}` : label, note, exits };
}

/** What a move costs, unless a card pays; and what a fault costs the owner of the piece. */
function costNote({ t, view }: Asked<Blackout>, { do: verb, what }: CellMove): string {
  const points = verb === 'fault' ? faultMarks(view, [what.cell]).get(what.cell)?.points : undefined;
  const paid = what.cost ? t.text('blackout-points', { tension: what.cost }) : '';
  const lost = points === undefined ? '' : t.text('web-fault-owner', { points });
  return [paid, lost].filter(Boolean).join(' · ');
}

/** What a piece with these exits is called: a name for its shape. */
export function kindOf(exits: string): string {
  if (exits.length > 2) return exits.length === 3 ? 'triple' : 'quad';
  return exits === 'ns' || exits === 'ew' ? 'straight' : 'elbow';
}
