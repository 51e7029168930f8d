// A reviewed game that travels in its own page: everything is there, and nothing is asked of a server.
import type { GameBody, RecordedGame, Review, ReviewState, View } from '$lib/api/types';
import type { Language } from '$lib/i18n/language.svelte';
import { patched, type Patch } from '$lib/patch';
import { AtRest } from '$lib/record.svelte';
import { TableModel } from '$lib/table.svelte';

/** What `megavolt review --html` writes into the page: terminal/review_page.py. */
export interface Packed {
  language: Language;
  game: GameBody;
  record: RecordedGame;
  first: View;
  patches: Patch[]; // from each position to the next
  review: Review;
}

export class StandaloneModel extends TableModel {
  override readonly isRecord = true;
  override readonly hasServer = false;
  readonly #packed: Packed;
  readonly #views: View[];

  constructor(packed: Packed) {
    const rest = new AtRest();
    super('', '', rest);
    rest.events = packed.record.events;
    rest.position = packed.record.position;
    this.#packed = packed;
    this.#views = [packed.first];
    this.staticData = packed.record.static_data;
    this.review.data = packed.review;
  }

  override why(): Promise<void> {
    return Promise.resolve();
  }

  protected override askReview(): Promise<ReviewState> {
    return Promise.resolve({ state: 'done', ahead: 0, percent: 100, review: this.#packed.review });
  }

  protected override viewAt(moves: number): Promise<View> {
    for (let n = this.#views.length; n <= moves; n++) this.#views.push(patched(this.#views[n - 1]!, this.#packed.patches[n - 1] ?? []));
    return Promise.resolve(this.#views[moves]!);
  }
}
