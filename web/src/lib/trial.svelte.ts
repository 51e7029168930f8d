// Trying moves out: a private copy of the table, which the server makes from what one can see.
// The server keeps nothing of it: all moves are sent each time.
import { api, Refused } from './api/client';
import type { EventBody, Position, TrialPosition } from './api/types';

export interface TrialBody {
  moves: number;
  deal: number;
  words: string[];
  answer: boolean;
}
export type Ask = (body: TrialBody) => Promise<TrialPosition>;

/** How trials are asked for at a table. */
export function asking(table: string, link: string): Ask {
  const query: Record<string, string> = link ? { link } : {};
  return (body) => api.post('/api/tables/{table}/try', { path: { table }, query, body });
}

/** How they are asked for in a saved game. */
export function askingRecord(text: string, seat: number | null): Ask {
  return (body) => api.post('/api/records/try', { body: { text, seat, ...body } });
}

/** How they are asked for from the position of a puzzle on. */
export function askingPuzzle(puzzle: string): Ask {
  return (body) => api.post('/api/puzzles/{puzzle}/try', { path: { puzzle }, body });
}

/** Which of the tried words was refused, counted from 1; 0 if it was something else. */
export function refusedWord(problem: unknown): number {
  return problem instanceof Refused ? Number(problem.problem.facts?.tried ?? 0) : 0;
}

/** Moves tried from one position on. */
export class Trial {
  #shown = $state.raw<{ number: number; told: TrialPosition } | null>(null);
  busy = $state(false);
  // The words before each step, to take it back: a step is a move, or all answers of the others.
  #steps = $state.raw<string[][]>([]);
  #numbers = 0;
  #before: Promise<unknown> = Promise.resolve(); // what was asked last
  #begins = false; // nothing but its first position has been asked for

  constructor(
    readonly moves: number, // of the game, after which it begins
    readonly since: number, // the number of the table's position when it began
    readonly ask: Ask,
  ) {}

  get words(): string[] {
    return this.#shown?.told.words ?? [];
  }

  get events(): EventBody[] {
    return this.#shown?.told.events ?? [];
  }

  /** What the last step did. */
  get latest(): EventBody[] {
    const before = this.moves + (this.#steps.at(-1)?.length ?? this.words.length);
    return this.events.filter((event) => event.move > before);
  }

  get deal(): number {
    return this.#shown?.told.deal ?? 0;
  }

  get canGoBack(): boolean {
    return this.#steps.length > 0;
  }

  /** The table's position as it would be. Its number is no number of the table's log. */
  position(real: Position): Position {
    if (!this.#shown) return real;
    const { number, told } = this.#shown;
    return {
      ...real,
      number,
      status: told.to_move === null ? 'over' : 'playing',
      to_move: told.to_move,
      moves: told.moves + told.words.length,
      view: told.mover_view ?? told.view,
      decision: told.decision,
      undo: null,
      standing_orders: {},
      limits: {},
      outcome: told.outcome,
    };
  }

  begin(): Promise<void> {
    this.#begins = true;
    return this.#inTurn(() => this.#go([], { steps: [] }));
  }

  /** Make moves, in one step; a second click on the same does nothing. Before the trial has begun, the first one waits for that. */
  async play(...words: string[]): Promise<void> {
    if (this.busy && !this.#begins) return;
    this.#begins = false;
    await this.#inTurn(() => this.#go([...this.words, ...words], { steps: [...this.#steps, this.words] }));
  }

  /** Bots move for the others. */
  answer(): Promise<void> {
    return this.#inTurn(() => this.#go(this.words, { steps: [...this.#steps, this.words], answer: true }));
  }

  back(): Promise<void> {
    return this.#inTurn(async () => {
      const words = this.#steps.at(-1);
      if (words) await this.#go(words, { steps: this.#steps.slice(0, -1) });
    });
  }

  /** Make up anew what is hidden. Tried moves are kept as far as they can be made there; how many were dropped? */
  redeal(): Promise<number> {
    return this.#inTurn(() => this.#redeal());
  }

  async #redeal(): Promise<number> {
    const before = this.words;
    const deal = this.deal + 1;
    const steps = this.#steps;
    try {
      await this.#go(before, { steps, deal });
    } catch (problem) {
      const wrong = refusedWord(problem);
      if (!wrong) throw problem;
      await this.#go(before.slice(0, wrong - 1), { steps, deal });
    }
    return before.length - this.words.length;
  }

  /** Rejects with the reason if a word cannot be played now. */
  async judge(word: string): Promise<void> {
    await this.#inTurn(() => this.ask({ moves: this.moves, deal: this.deal, words: [...this.words, word], answer: false }));
  }

  /** One thing after the other: what is asked for meanwhile starts from what comes of it. */
  async #inTurn<T>(action: () => Promise<T>): Promise<T> {
    this.busy = true;
    const done = this.#before.then(action);
    const settled = done.then(
      () => undefined,
      () => undefined,
    );
    this.#before = settled;
    try {
      return await done;
    } finally {
      if (this.#before === settled) this.busy = false;
    }
  }

  async #go(words: string[], wanted: { steps: string[][]; deal?: number; answer?: boolean }): Promise<void> {
    const { deal = this.deal, answer = false } = wanted;
    const told = await this.ask({ moves: this.moves, deal, words, answer });
    this.#shown = { number: --this.#numbers, told };
    this.#steps = wanted.steps.filter((step) => step.length < told.words.length);
  }
}
