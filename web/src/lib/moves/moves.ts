// Decisions as the server tells them, read as moves: every legal one by itself, found by what it does.
import type { AnyDecision } from '../api/types';

export type Facts = Readonly<Record<string, unknown>>;

/** What is pointed at or wanted: a verb, and as many of its parameters as are known. */
export interface Aim<W = Facts> {
  do: string;
  what: W;
}

/** One legal move: what it does, its parameters and facts, and its word. */
export interface Move<W = Facts> extends Aim<W> {
  word: string;
}

// ---- types: the choices of a verb, with one value for each parameter

type Gap = 'bid' | 'plant' | 'region' | 'city' | 'fuel' | 'card' | 'cell' | 'exits';
type One<C> = { [K in keyof C]: K extends Gap ? (C[K] extends (infer V)[] ? V : C[K]) : C[K] };
type Verb<D> = D extends { moves: (infer V)[] } ? V : never;
type Named<V, N> = V extends { do: infer D } ? (N extends D ? V : never) : never;
type ChoiceOf<V> = V extends { choices?: (infer C)[] } ? C : never;
export type What<D, N> = One<ChoiceOf<Named<Verb<D>, N>>>;

// ---- moves

/** Every legal move; each parameter has one value. */
export function allMoves(decision: AnyDecision | null): Move[] {
  return decision ? decision.moves.flatMap(movesOfVerb) : [];
}

/** The moves of one verb. */
export function movesOf<D extends AnyDecision, N extends D['moves'][number]['do']>(decision: D | null, verb: N): Move<What<D, N>>[] {
  const verbs = decision?.moves.filter((moves) => moves.do === verb) ?? [];
  return verbs.flatMap(movesOfVerb) as unknown as Move<What<D, N>>[];
}

function movesOfVerb(verb: AnyDecision['moves'][number]): Move[] {
  const choices: Facts[] = 'choices' in verb && verb.choices ? verb.choices : [{}];
  return choices.flatMap((choice) => {
    const word = typeof choice.word === 'string' ? choice.word : verb.word;
    return filled(word, choice).map((what) => ({ do: verb.do, what, word: spelled(word, what) }));
  });
}

/** The choice once for every way to fill the gaps of the word. */
function filled(word: string, choice: Facts): Facts[] {
  const gaps = Object.keys(choice).filter((key) => word.includes(`{${key}}`));
  return gaps.reduce((ways, gap) => ways.flatMap((way) => valuesOf(choice[gap]).map((value) => ({ ...way, [gap]: value }))), [choice]);
}

/** What a parameter can be: a list holds texts, or the lowest and the highest number. */
function valuesOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) return [value];
  const [low, high] = value;
  return typeof low === 'number' ? Array.from({ length: Number(high) - low + 1 }, (_, n) => low + n) : value;
}

function spelled(word: string, what: Facts): string {
  return word.replace(/\{(\w+)\}/g, (_, gap: string) => String(what[gap]));
}

// ---- finding

/** The first move that does this with these parameters. */
export function findMove<M extends Aim>(moves: readonly M[], verb: string, what: Facts = {}): M | undefined {
  return moves.find((move) => move.do === verb && holds(move.what, what));
}

/** Do both mean the same? One of them may leave things open. */
export function isSame(one: Aim, other: Aim): boolean {
  return one.do === other.do && (holds(one.what, other.what) || holds(other.what, one.what));
}

function holds(all: Facts, some: Facts): boolean {
  return Object.entries(some).every(([key, value]) => all[key] === value);
}

/** The word of a move that no decision offers now: the server tells why not, or it is made after others were taken back. */
export function unofferedWord({ do: verb, what }: Aim): string {
  return [verb, ...Object.values(what)].join(' ');
}
