// How fast the moves of others are played back.
import { settings, type Pace } from './settings.svelte';

const MILLISECONDS: Record<Pace, number> = { off: 0, slow: 1400, normal: 700, fast: 350 };

class Pacing {
  /** Milliseconds for one step; 0 when nothing is played back, or nobody is looking. */
  get pause(): number {
    return document.hidden ? 0 : MILLISECONDS[settings.pace];
  }

  /** May things move? Whoever prefers little motion gets the same steps with highlights alone. */
  get mayMove(): boolean {
    return settings.pace !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}

export const pacing = new Pacing();
