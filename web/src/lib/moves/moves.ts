// Decisions as the server tells them, read as moves: what is asked, and every legal move by itself.
import type { AnyDecision } from '../api/types';

/** One legal move: what it does, its parameters and facts, and its word. */
export interface Move<W = Readonly<Record<string, unknown>>> {
  do: string;
  what: W;
  word: string;
}

type Verb = AnyDecision['moves'][number];
type Choice = Readonly<Record<string, unknown>>;

/** Every legal move; each parameter has one value. */
export function allMoves(decision: AnyDecision | null): Move[] {
  return decision ? decision.moves.flatMap(movesOfVerb) : [];
}

function movesOfVerb(verb: Verb): Move[] {
  const choices: Choice[] = 'choices' in verb && verb.choices ? verb.choices : [{}];
  return choices.flatMap((choice) => {
    const word = typeof choice.word === 'string' ? choice.word : verb.word;
    return filled(word, choice).map((what) => ({ do: verb.do, what, word: spelled(word, what) }));
  });
}

/** The choice once for every way to fill the gaps of the word. */
function filled(word: string, choice: Choice): Choice[] {
  const gaps = Object.keys(choice).filter((key) => word.includes(`{${key}}`));
  return gaps.reduce((ways, gap) => ways.flatMap((way) => valuesOf(choice[gap]).map((value) => ({ ...way, [gap]: value }))), [choice]);
}

/** What a parameter can be: a list holds texts, or the lowest and the highest number. */
function valuesOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) return [value];
  const [low, high] = value;
  return typeof low === 'number' ? Array.from({ length: Number(high) - low + 1 }, (_, n) => low + n) : value;
}

function spelled(word: string, what: Choice): string {
  return word.replace(/\{(\w+)\}/g, (_, gap: string) => String(what[gap]));
}
