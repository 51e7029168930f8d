// How fast the moves of others are played back: chosen once, remembered by the browser.
import { store, stored } from './storage';

export const PACES = ['off', 'slow', 'normal', 'fast'] as const;
export type Pace = (typeof PACES)[number];
const MILLISECONDS: Record<Pace, number> = { off: 0, slow: 1400, normal: 700, fast: 350 };

class Pacing {
  pace = $state<Pace>(PACES.find((pace) => pace === stored('pace')) ?? 'normal');

  choose(pace: Pace): void {
    this.pace = pace;
    store('pace', pace);
  }

  /** Milliseconds for one step; 0 when nothing is played back, or nobody is looking. */
  get pause(): number {
    return document.hidden ? 0 : MILLISECONDS[this.pace];
  }

  /** May things move? Whoever prefers little motion gets the same steps with highlights alone. */
  get mayMove(): boolean {
    return this.pace !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}

export const pacing = new Pacing();
