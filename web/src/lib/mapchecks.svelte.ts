// What the server says of a map while it is drawn: the sentences of `megavolt map check`, then figures.
import { api, Refused } from './api/client';
import type { CheckedMap, MapMeasures } from './api/types';
import { language, t } from './i18n/language.svelte';
import type { Draft } from './mapdraft.svelte';
import { toasts, trying } from './toasts.svelte';

const PAUSE = 700; // milliseconds without a change before the map is checked
const GAMES = 12; // of bots, when they are asked for
const TOO_OFTEN = 429;
const WAIT = 5; // seconds, if the server does not say how long

export class MapChecks {
  checked = $state.raw<CheckedMap | null>(null);
  measures = $state.raw<MapMeasures | null>(null);
  measuring = $state(false);
  #next: { data: Draft; games: number } | null = null;
  #isStopped = false;
  #number = 0;
  readonly #data: () => Draft | null;

  constructor(data: () => Draft | null) {
    this.#data = data;
    $effect(() => {
      const [drawn, lang] = [this.#data(), language.code];
      if (!drawn || !lang) return;
      const timer = setTimeout(() => void trying(() => this.#check(drawn)), PAUSE);
      return () => clearTimeout(timer);
    });
  }

  get canPlay(): boolean {
    return this.checked !== null && !this.checked.problems.length;
  }

  /** One line that fits beside the drawing. */
  get summary(): string {
    if (!this.checked) return '';
    if (!this.canPlay) return t('web-map-problems', { count: this.checked.problems.length });
    return this.measures ? t('web-map-fairness', { score: this.measures.score }) : t('web-map-playable');
  }

  stop(): void {
    this.#isStopped = true;
  }

  letBotsPlay(): void {
    const data = this.#data();
    if (data) void this.#measure(data, GAMES);
  }

  async #check(data: Draft): Promise<void> {
    const number = ++this.#number;
    const found = await api.post('/api/workshop/check', { body: { data } });
    if (number !== this.#number) return;
    this.checked = found;
    this.measures = null;
    if (!found.problems.length) void this.#measure(data, 0);
  }

  /** One after the other; what was asked for meanwhile and is not wanted any more is left out. */
  async #measure(data: Draft, games: number): Promise<void> {
    this.#next = { data, games };
    if (this.measuring) return;
    this.measuring = true;
    while (this.#next && !this.#isStopped) {
      const asked: { data: Draft; games: number } = this.#next;
      this.#next = null;
      await this.#ask(asked.data, asked.games);
    }
    this.measuring = false;
  }

  async #ask(data: Draft, games: number): Promise<void> {
    try {
      const found = await api.post('/api/workshop/measure', { body: { data, games } });
      if (this.#data() === data) this.measures = found;
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== TOO_OFTEN || games) return toasts.problem(error);
      // Figures come by themselves, so nobody has to be told that they come later.
      await new Promise((resolve) => setTimeout(resolve, 1000 * (Number(error.problem.facts.seconds) || WAIT)));
      this.#next ??= this.#data() === data ? { data, games } : null;
    }
  }
}
