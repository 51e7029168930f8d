// What is asked, and every legal move in a form that can be offered.
import type { Family, StaticData } from '../api/types';
import type { Translator } from '../i18n/translator';
import { allMoves, findMove, type Aim, type Move } from './moves';

/** One move, as it is offered. */
export interface Choice extends Move {
  label: string;
  note?: string; // a price, or what follows
  more?: string; // what else it does
  icon?: string;
  exits?: string; // a piece of wiring to draw
  confirm?: string; // what it gives up, and whether to make it anyway
}

/** The same with a question before the turn is ended; without one if there is nothing to give up. */
export function withWarning(decision: Decision, confirm: string): Decision {
  if (!confirm) return decision;
  return { ...decision, ending: decision.ending.map((end) => (end.do === 'done' ? { ...end, confirm } : end)) };
}

/** Moves that differ only in how much is bid. */
export interface Amount extends Aim {
  label: string;
  note?: string;
  icon?: string;
  low: number;
  high: number;
  bids: ReadonlyMap<number, string>; // the word of each bid
}

/** A place where several things can be done. */
export interface Place {
  id: string;
  name?: string; // where that is, in words
  note?: string; // what follows there
  choices: Choice[];
}

export type Group =
  | { kind: 'choices'; title: string; choices: Choice[] }
  | { kind: 'amounts'; title: string; amounts: Amount[] }
  | { kind: 'places'; title: string; verb: string; places: Place[] };

export interface Decision {
  question: string;
  groups: Group[];
  ending: Choice[]; // passing, or ending the turn
}

export interface Asked<F extends Family = Family> {
  t: Translator;
  view: F['view'];
  figures: F['figures'];
  decision: NonNullable<F['decision']>;
  staticData: StaticData;
}

/** The player who is asked, as that seat sees it. */
export function ownPlayer<P>(view: { seat: number | null; players: P[] }): P | undefined {
  return view.seat === null ? undefined : view.players[view.seat];
}

export function choices(title: string, list: Choice[]): Group[] {
  return list.length ? [{ kind: 'choices', title, choices: list }] : [];
}

/** To end the turn, where that can be done. */
export function ended({ t, decision }: Pick<Asked, 't' | 'decision'>, note = ''): Choice[] {
  const done = findMove(allMoves(decision), 'done');
  return done ? [{ ...done, label: t.text('web-move-done'), note }] : [];
}
