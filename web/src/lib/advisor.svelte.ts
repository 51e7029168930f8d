// Advice of the search bot about one position: asked for, shown, and gone after any move.
import { api } from './api/client';
import type { Hint, Position } from './api/types';
import { trying } from './toasts.svelte';

/** How many hints are about as good as the best; 1: it stands alone. */
export function aboutEqual(hints: readonly Pick<Hint, 'equal'>[]): number {
  return hints.filter((hint) => hint.equal).length;
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
