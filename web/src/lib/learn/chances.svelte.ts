// Everybody's chance to win, as one's own seat may judge it: asked again when the position has changed, never twice at once.
import { api, Refused } from '../api/client';

const PAUSE = 500; // milliseconds in which nothing happens at the table
const REFUSED = 10_000; // until it is asked again after the server had no time

export class Chances {
  shown = $state.raw<readonly number[]>([]); // by seat; none yet
  #timer: ReturnType<typeof setTimeout> | undefined;
  #notBefore = 0;

  /** The position has changed: look at it soon. What it returns stops that. */
  follow(table: string): () => void {
    const wait = Math.max(PAUSE, this.#notBefore - Date.now());
    this.#timer = setTimeout(() => void this.#ask(table), wait);
    return () => clearTimeout(this.#timer);
  }

  async #ask(table: string): Promise<void> {
    try {
      const { chances } = await api.post('/api/tables/{table}/chances', { path: { table } });
      if (chances.length) this.shown = chances;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.#notBefore = Date.now() + REFUSED;
    }
  }
}
