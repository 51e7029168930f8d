// Which puzzles there are, how they were answered, and what comes of that. An answer is a number: twice its place among
// all answers, and one more if it was right. Only the first answer to a puzzle counts.
import { api } from './api/client';
import type { ListedPuzzle, PuzzleStanding } from './api/types';
import { progress, type Results } from './learn/progress.svelte';

export class Puzzles {
  all = $state.raw<ListedPuzzle[]>([]);
  day = $state('');
  daily = $state('');
  readonly answers: Results = $derived(progress.read('puzzles'));
  standing = $state.raw<PuzzleStanding | null>(null);

  async load(): Promise<void> {
    const told = await api.get('/api/puzzles');
    this.all = told.puzzles;
    this.day = told.day;
    this.daily = told.daily;
    await this.#count();
  }

  get(id: string): ListedPuzzle | undefined {
    return this.all.find((puzzle) => puzzle.id === id);
  }

  isAnswered(id: string): boolean {
    return id in this.answers;
  }

  isRight(id: string): boolean {
    return (this.answers[id] ?? 0) % 2 === 1;
  }

  /** Keep an answer, if it is the first to this puzzle; the rating before it, to show what it did. */
  async add(id: string, right: boolean): Promise<void> {
    if (!this.isAnswered(id)) {
      const number = Math.floor(Math.max(0, ...Object.values(this.answers)) / 2) + 1;
      const ofToday: Results = right && id === this.daily ? { [`daily-${this.day}`]: 1 } : {};
      progress.write('puzzles', { [id]: 2 * number + Number(right), ...ofToday });
    }
    await this.#count();
  }

  /** The puzzle that suits best of some: not answered yet, and near the player's rating. */
  next(among: ListedPuzzle[]): ListedPuzzle | undefined {
    const rating = this.standing?.rating ?? 0;
    const fresh = among.filter((puzzle) => !this.isAnswered(puzzle.id));
    return fresh.sort((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating))[0];
  }

  async #count(): Promise<void> {
    const answers = this.answers;
    const standing = await api.post('/api/puzzles', { body: { answers } });
    if (answers === this.answers) this.standing = standing;
  }
}

export const puzzles = new Puzzles();
