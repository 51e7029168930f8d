// A puzzle: a position in which one plan is clearly best. The solution is told only once the turn is over.
import { api } from './api/client';
import type { ListedPuzzle, PuzzleAnswer, PuzzlePosition, View } from './api/types';
import { Attempt, AttemptModel } from './attempt.svelte';
import { puzzles } from './puzzles.svelte';
import { trying } from './toasts.svelte';
import { askingPuzzle, type Ask } from './trial.svelte';

export class Puzzle extends Attempt<PuzzlePosition> {
  about = $state.raw<ListedPuzzle | null>(null);
  answer = $state.raw<PuzzleAnswer | null>(null); // to the last turn that was finished
  change = $state(0); // of the rating, by this puzzle
  begins: View | null = null; // what is seen before the first move

  /** What to say to the turn: that it was right, wrong, or that it is the solution being shown. */
  get shownVerdict(): string {
    return this.wasShown ? 'shown' : this.verdict;
  }

  protected override async opened(): Promise<PuzzlePosition> {
    const opened = await api.get('/api/puzzles/{puzzle}', { path: { puzzle: this.id } });
    this.about = opened.puzzle;
    this.staticData = opened.static_data;
    this.begins = opened.start.position.view;
    return opened.start;
  }

  protected override ask(words: string[]): Promise<PuzzlePosition> {
    return api.post('/api/puzzles/{puzzle}', { path: { puzzle: this.id }, body: { words, give_up: false } });
  }

  protected override told(told: PuzzlePosition): void {
    this.answer = told.answer;
    if (told.answer) this.solution = told.answer.solution;
  }

  protected override made(): void {
    if (this.verdict !== 'playing') void trying(() => this.#count(this.verdict === 'right'));
  }

  /** Somebody does not find it: that counts as a wrong answer, and shows the solution. */
  async giveUp(): Promise<void> {
    const told = await api.post('/api/puzzles/{puzzle}', { path: { puzzle: this.id }, body: { words: [], give_up: true } });
    await this.#count(false);
    this.solution = told.answer?.solution ?? [];
    await this.show();
  }

  async #count(right: boolean): Promise<void> {
    const before = puzzles.standing?.rating ?? 0;
    await puzzles.add(this.id, right);
    this.change = Math.round((puzzles.standing?.rating ?? 0) - before);
  }
}

export class PuzzleModel extends AttemptModel<Puzzle> {
  override readonly puzzle: Puzzle;

  constructor(id: string) {
    const puzzle = new Puzzle(id);
    super(puzzle);
    this.puzzle = puzzle;
  }

  /** Once it is answered, one may play on from its position. */
  override get canTry(): boolean {
    return this.puzzle.verdict !== 'playing' && !this.puzzle.isShowing;
  }

  override leaveTrial(): void {
    super.leaveTrial();
    this.past = null;
  }

  protected override asking(): Ask {
    return askingPuzzle(this.puzzle.id);
  }

  /** Only the position that it begins with is ever looked back to. */
  protected override viewAt(): Promise<View> {
    return Promise.resolve(this.puzzle.begins as View);
  }
}
