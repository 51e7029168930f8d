// What somebody has learnt: the best result of each lesson and puzzle, kept in this browser and, for whoever is
// signed in, with the account. Results only add up, so that two devices never lose anything.
import { api } from '../api/client';
import { store, stored } from '../storage';

export const KINDS = ['lessons', 'puzzles'] as const;
export type Kind = (typeof KINDS)[number];
export type Results = Readonly<Record<string, number>>; // by id; a higher one is better, 1 is done
type All = Readonly<Record<Kind, Results>>;
const NONE: All = { lessons: {}, puzzles: {} };

/** Both together; of two results for the same thing the better one. */
export function best(one: Results, other: Results): Results {
  const merged: Record<string, number> = { ...one };
  for (const [id, result] of Object.entries(other)) merged[id] = Math.max(result, merged[id] ?? 0);
  return merged;
}

/** What a browser has kept; whatever is not a result is left out. */
export function parsed(kept: string): Results {
  if (!kept.startsWith('{'))
    return Object.fromEntries(
      kept
        .split(' ')
        .filter(Boolean)
        .map((id) => [id, 1]),
    ); // as it once was written
  try {
    const found = Object.entries(JSON.parse(kept) as object) as [string, unknown][];
    return Object.fromEntries(found.filter((entry): entry is [string, number] => Number.isInteger(entry[1])));
  } catch {
    return {};
  }
}

/** Is there a result here that the other one lacks or has worse? */
function adds(one: All, other: All): boolean {
  return KINDS.some((kind) => Object.entries(one[kind]).some(([id, result]) => result > (other[kind][id] ?? -1)));
}

export class Progress {
  #all = $state.raw<All>({ lessons: parsed(stored('lessons') ?? ''), puzzles: parsed(stored('puzzles') ?? '') });
  #hasAccount = false;

  read(kind: Kind): Results {
    return this.#all[kind];
  }

  /** Add results, here and to the account. */
  write(kind: Kind, results: Results): void {
    const merged = best(this.#all[kind], results);
    this.#keep({ ...this.#all, [kind]: merged });
    // Without a connection it goes with the next one, or when the page is opened again.
    if (this.#hasAccount) void this.#send({ ...NONE, [kind]: results }).catch(() => undefined);
  }

  /** Somebody is signed in: bring account and browser together. */
  async join(): Promise<void> {
    this.#hasAccount = true;
    const known = await api.get('/api/me/progress');
    if (adds(this.#all, known)) await this.#send(this.#all);
    else this.#take(known);
  }

  /** Whoever uses this browser next begins anew; the account keeps everything. */
  leave(): void {
    if (this.#hasAccount) this.#keep(NONE);
    this.#hasAccount = false;
  }

  async #send(results: All): Promise<void> {
    this.#take(await api.put('/api/me/progress', { body: results }));
  }

  #take(known: All): void {
    this.#keep({ lessons: best(this.#all.lessons, known.lessons), puzzles: best(this.#all.puzzles, known.puzzles) });
  }

  #keep(all: All): void {
    this.#all = all;
    for (const kind of KINDS) store(kind, JSON.stringify(all[kind]));
  }
}

export const progress = new Progress();
