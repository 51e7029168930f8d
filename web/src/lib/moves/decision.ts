// What is asked, and every legal move in a form that can be offered.
import type { Family, Material } from '../api/types';
import type { Translator } from '../i18n/translator';

/** One move. */
export interface Choice {
  word: string;
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
  return { ...decision, ending: decision.ending.map((end) => (end.word === 'done' ? { ...end, confirm } : end)) };
}

/** A move with an amount to choose: the word is `prefix amount`. */
export interface Amount {
  verb: 'open' | 'bid';
  plant: string; // what is bid for
  prefix: string;
  label: string;
  note?: string;
  icon?: string;
  low: number;
  high: number;
}

/** A place where several things can be done. */
export interface Place {
  id: string;
  name?: string; // where that is, in words
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
  legal: string[];
  material: Material;
}

/** The player who is asked, as that seat sees it. */
export function ownPlayer<P>(view: { seat: number | null; players: P[] }): P | undefined {
  return view.seat === null ? undefined : view.players[view.seat];
}

export function wordsOf(legal: string[], verb: string): string[] {
  return legal.filter((word) => word === verb || word.startsWith(`${verb} `));
}

export function choices(title: string, list: Choice[]): Group[] {
  return list.length ? [{ kind: 'choices', title, choices: list }] : [];
}

/** The lowest and highest amount that each prefix can be played with. */
export function amountsOf(words: string[]): Map<string, [number, number]> {
  const found = new Map<string, [number, number]>();
  for (const word of words) {
    const cut = word.lastIndexOf(' ');
    const [prefix, amount] = [word.slice(0, cut), Number(word.slice(cut + 1))];
    const [low, high] = found.get(prefix) ?? [amount, amount];
    found.set(prefix, [Math.min(low, amount), Math.max(high, amount)]);
  }
  return found;
}
