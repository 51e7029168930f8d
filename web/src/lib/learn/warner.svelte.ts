// A warning before a move that gives much up, for whoever wants one. What the server cannot say at once is not waited for.
import { api } from '../api/client';
import type { CostlyMove } from '../api/types';
import { settings } from '../settings.svelte';
import type { TableModel } from '../table.svelte';

const PATIENCE = 600; // milliseconds that a move may be held back, whatever the network does

/** Moves that were not sent yet. */
export interface Warned {
  words: string[];
  costly: CostlyMove;
}

export class Warner {
  warned = $state.raw<Warned | null>(null);
  #isAsking = false;

  /** Are these moves to be looked at before they are sent? */
  mayAsk(table: TableModel, back: number): boolean {
    const isPlaying = table.isShared && !table.trial && !table.past && table.myTurn;
    return settings.warns && isPlaying && table.hasHints && !back && table.moves.length > 1 && table.live.connection === 'open';
  }

  /** Ask about them; false: wait for what the player says to the warning. */
  async clears(table: TableModel, words: string[]): Promise<boolean> {
    const number = table.position?.number ?? 0;
    if (this.#isAsking) return false; // a second click on the same move
    this.#isAsking = true;
    const costly = await Promise.race([this.#ask(table.id, number, words), late()]);
    this.#isAsking = false;
    if (table.position?.number !== number) return false;
    this.warned = costly && { words, costly };
    return !costly;
  }

  async #ask(table: string, number: number, moves: string[]): Promise<CostlyMove | null> {
    try {
      return (await api.post('/api/tables/{table}/warning', { path: { table }, body: { number, moves } })).warning;
    } catch {
      return null; // what is refused here is refused when it is played, with its reason
    }
  }
}

function late(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE));
}
