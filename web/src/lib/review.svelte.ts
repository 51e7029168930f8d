// The review of a finished game: asked for, waited for, and there.
import type { Review, ReviewFinding, ReviewState } from './api/types';
import { Refused } from './api/client';
import { toasts } from './toasts.svelte';

const AGAIN = 1000; // milliseconds between two looks at how far it is

export type AskReview = (start: boolean) => Promise<ReviewState>;

export class GameReview {
  data = $state.raw<Review | null>(null);
  progress = $state.raw<ReviewState | null>(null); // while it is being made
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0; // answers to all but the last question come too late

  constructor(private readonly ask: AskReview) {}

  get isRunning(): boolean {
    return this.progress !== null;
  }

  /** The costly decisions in the order of the game. */
  readonly findings: ReviewFinding[] = $derived.by(() => [...(this.data?.findings ?? [])].sort((a, b) => a.move - b.move));

  /** Is there one already, or is one being made? Also: the same again, in another language. */
  async look(): Promise<void> {
    try {
      await this.#ask(false);
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem; // nobody has asked: nothing to complain about
    }
  }

  /** Have it made; rejects with the reason if it cannot be. */
  async start(): Promise<void> {
    this.progress = { state: 'waiting', ahead: 0, percent: 0, review: null };
    try {
      await this.#ask(true);
    } catch (problem) {
      this.progress = null;
      throw problem;
    }
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  async #ask(start: boolean): Promise<void> {
    clearTimeout(this.#timer);
    const asked = ++this.#asked;
    const state = await this.ask(start);
    if (asked !== this.#asked) return;
    if (state.review) this.data = state.review;
    this.progress = state.state === 'waiting' || state.state === 'running' ? state : null;
    if (this.progress) this.#timer = setTimeout(() => void this.#again(), AGAIN);
  }

  /** A server that was started anew has forgotten it: it is asked for again. A look that does not get through says nothing. */
  async #again(): Promise<void> {
    try {
      await this.#ask(true);
    } catch (problem) {
      if (!(problem instanceof Refused) || (problem.status !== 0 && problem.status !== 429)) {
        this.progress = null;
        return toasts.problem(problem);
      }
      this.#timer = setTimeout(() => void this.#again(), AGAIN);
    }
  }
}

/** A chance from 0 to 1 as a whole number of percent. */
export function percent(chance: number): number {
  return Math.round(100 * chance);
}
