// Passing where nothing else can be done. The engine asks all the same, and the server waits: a question that were skipped
// there would tell everybody at once that this seat has no money, or no card. Here it is a player's own click, saved, after a
// pause as players take it.
import { language } from './i18n/language.svelte';
import type { Choice, Decision } from './moves';
import { settings } from './settings.svelte';
import type { TableModel } from './table.svelte';
import { toasts } from './toasts.svelte';

const [LEAST, MOST] = [1300, 3000]; // milliseconds
const SLOW = 700; // milliseconds between seeing something and clicking on it
const ENDS = ['pass', 'done'];

/** The move that passes or ends the turn, if it is the only one there is. */
export function onlyEnd(decision: Decision | null): Choice | null {
  const [end, other] = decision?.ending ?? [];
  if (!end || other || decision?.groups.length) return null;
  return ENDS.includes(end.do) ? end : null;
}

export class Passing {
  isNear = $state(false); // it will pass in a moment
  #done = -1; // after so many moves it has passed; whoever takes that back wants to look at it, and passes by hand
  #at = -Infinity; // when
  #table: TableModel;

  constructor(table: TableModel) {
    this.#table = table;
  }

  /** To be run as an effect: wait, then pass; what it returns stops that. */
  watch(): (() => void) | undefined {
    const end = this.#mayPass();
    if (!end) return;
    this.isNear = true;
    const timer = setTimeout(() => void this.#pass(end), LEAST + Math.random() * (MOST - LEAST));
    return () => {
      this.isNear = false;
      clearTimeout(timer);
    };
  }

  /** So short a time ago that nobody can have clicked on what came after it. */
  get hasJustPassed(): boolean {
    return performance.now() - this.#at < SLOW;
  }

  #mayPass(): Choice | null {
    const { position, trial, past, isShared, myTurn, decision, live, id } = this.#table;
    if (!position || trial || past || !isShared || !myTurn || live.busy || position.question) return null;
    return position.moves !== this.#done && settings.passesAt(id) ? onlyEnd(decision) : null;
  }

  async #pass({ word }: Choice): Promise<void> {
    const table = this.#table;
    const { phase } = table.view ?? { phase: '' };
    this.#done = table.position?.moves ?? -1;
    await table.play(word);
    this.#at = performance.now();
    const undo = {
      label: language.t('web-undo'),
      isOpen: () => table.live.position?.undo === 'free',
      run: () => void table.undo(),
    };
    toasts.say(language.t('web-passed', { phase }), 'note', undo);
  }
}
