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
      legal: told.legal,
      undo: null,
      wishes: {},
      outcome: told.outcome,
    };
  }

  begin(): Promise<void> {
    return this.#go([], { steps: [] });
  }

  play(word: string): Promise<void> {
    return this.#go([...this.words, word], { steps: [...this.#steps, this.words] });
  }

  /** Bots move for the others. */
  answer(): Promise<void> {
    return this.#go(this.words, { steps: [...this.#steps, this.words], answer: true });
  }

  back(): Promise<void> {
    const words = this.#steps.at(-1);
    return words ? this.#go(words, { steps: this.#steps.slice(0, -1) }) : Promise.resolve();
  }

  /** Make up anew what is hidden. Tried moves are kept as far as they can be made there; how many were dropped? */
  async redeal(): Promise<number> {
    const before = this.words;
    const deal = this.deal + 1;
    const cut = (words: string[]) => ({ steps: this.#steps.filter((step) => step.length < words.length), deal });
    try {
      await this.#go(before, cut(before));
    } catch (problem) {
      const wrong = refusedWord(problem);
      if (!wrong) throw problem;
      const words = before.slice(0, wrong - 1);
      await this.#go(words, cut(words));
    }
    return before.length - this.words.length;
  }

  /** Rejects with the reason if a word cannot be played now. */
  async judge(word: string): Promise<void> {
    await this.ask({ moves: this.moves, deal: this.deal, words: [...this.words, word], answer: false });
  }

  async #go(words: string[], wanted: { steps: string[][]; deal?: number; answer?: boolean }): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const { deal = this.deal, answer = false } = wanted;
      const told = await this.ask({ moves: this.moves, deal, words, answer });
      this.#shown = { number: --this.#numbers, told };
      this.#steps = wanted.steps;
    } finally {
      this.busy = false;
    }
  }
}
