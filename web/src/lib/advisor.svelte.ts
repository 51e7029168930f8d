// Advice of the search bot about one position: asked for, shown, and gone after any move.
import { api } from './api/client';
import type { Hint, Position } from './api/types';
import { trying } from './toasts.svelte';

// Chances to win, of 1: the search bot's estimate is no finer than that, so within it no move is better than another.
const NEAR = 0.015;

/** How many hints, from the first, are about as good as the best; 1: it stands alone. */
export function aboutEqual(hints: readonly Pick<Hint, 'chance'>[]): number {
  const best = Math.max(...hints.map((hint) => hint.chance));
  const other = hints.findIndex((hint) => best - hint.chance > NEAR + 1e-9);
  return other < 0 ? hints.length : other;
}

export class Advisor {
  thinking = $state(false);
  #found = $state.raw<{ number: number; hints: Hint[] } | null>(null);

  /** The moves advised in this position; null: nobody has asked. */
  hints(position: Position): Hint[] | null {
    return this.#found?.number === position.number ? this.#found.hints : null;
  }

  async ask({ number, table }: Position): Promise<void> {
    this.thinking = true;
    await trying(async () => {
      this.#found = { number, hints: await api.post('/api/tables/{table}/hint', { path: { table } }) };
    });
    this.thinking = false;
  }

  close(): void {
    this.#found = null;
  }
}
