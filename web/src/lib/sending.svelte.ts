// A move on its way, where it was clicked: shown when the answer does not come at once.
import type { Problem } from './api/types';
import { language } from './i18n/language.svelte';

export type Stage = 'sending' | 'made' | 'refused' | 'not-sent';
const NOT_SENT = 'not_sent';
const SLOW = 500; // milliseconds without an answer that nobody minds
const SHOWN = 2000; // how long it is said what became of a move

/** A move that never left: the connection was away, and somebody did not want to wait. */
export function notSent(): Problem {
  return { code: NOT_SENT, text: language.t('web-send-stage', { stage: 'not-sent' }), rule: '', facts: {} };
}

export function isNotSent(problem: Problem): boolean {
  return problem.code === NOT_SENT;
}

export class Sending {
  stage = $state<Stage | null>(null);
  place = $state.raw<DOMRect | null>(null); // of what was clicked
  #clicked: Element | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Something was clicked, which may be a move. */
  clicked(target: EventTarget | null): void {
    if (target instanceof Element) this.#clicked = target.closest('button, [role=button], [data-city]') ?? target;
  }

  /** Tell what becomes of a move that was just sent. */
  async follow(answer: Promise<void>, isConnected: boolean): Promise<void> {
    clearTimeout(this.#timer);
    this.stage = null;
    if (isConnected) this.#timer = setTimeout(() => this.#show('sending'), SLOW);
    else this.#show('sending');
    try {
      await answer;
      this.#end('made');
    } catch (problem) {
      this.#end(isNotSent(problem as Problem) ? 'not-sent' : 'refused');
      throw problem;
    }
  }

  #show(stage: Stage): void {
    const where = this.#clicked?.isConnected ? this.#clicked : document.activeElement;
    this.place = where && where !== document.body ? where.getBoundingClientRect() : this.place;
    this.stage = stage;
  }

  #end(stage: Stage): void {
    clearTimeout(this.#timer);
    if (!this.stage) return;
    this.stage = stage;
    this.#timer = setTimeout(() => (this.stage = null), SHOWN);
  }
}
