// A saved game as a table: the same pages and boards show it, and nobody plays on.
import { api } from './api/client';
import type { EventBody, PastPosition, Position, RecordedGame, ReviewState, View } from './api/types';
import type { Connection, Heard } from './live.svelte';
import { language } from './i18n/language.svelte';
import { Playback } from './playback.svelte';
import { TableModel } from './table.svelte';
import { askingRecord, type Ask } from './trial.svelte';

const AHEAD = 12; // positions that are fetched together: the next steps of whoever looks through the game

/** Nothing comes in: a saved game is at rest. */
export class AtRest implements Heard {
  position = $state.raw<Position | null>(null);
  events = $state.raw<EventBody[]>([]);
  said = [];
  present = [];
  watching = 0;
  connection: Connection = 'open';
  reason = '';
  busy = false;
  playback = new Playback();
  heardAt = 0;
  lastOwn = null;
  onEntries = (): void => undefined;
  play = (): Promise<void> => Promise.resolve();
  withdraw = (): boolean => false;
  again = (): void => undefined;
  close = (): void => undefined;
}

export class RecordModel extends TableModel {
  override readonly isRecord = true;
  readonly #rest: AtRest;
  #views = new Map<number, View>();
  #in = '';

  constructor(public text: string) {
    const rest = new AtRest();
    super('', '', rest);
    this.#rest = rest;
  }

  /** Show the game as a seat saw it; null: as a spectator did. */
  async show(seat: number | null): Promise<void> {
    this.#in = language.code;
    const game = await this.gameAt(seat);
    this.#views.clear();
    this.staticData = game.static_data;
    this.#rest.events = game.events;
    this.#rest.position = game.position;
  }

  /** Show the game from its beginning, as a spectator saw it. */
  async open(): Promise<void> {
    await this.show(null);
    await this.lookBack(0);
  }

  /** The names of things in the language of the page. */
  override async load(): Promise<void> {
    if (this.#in && this.#in !== language.code) await this.show(this.me);
  }

  override why(): Promise<void> {
    return Promise.resolve();
  }

  protected override asking(): Ask {
    return askingRecord(this.text, this.position?.seat ?? null);
  }

  protected override askReview(start: boolean): Promise<ReviewState> {
    return api.post('/api/records/review', { body: { text: this.text, start } });
  }

  protected override async viewAt(moves: number): Promise<View> {
    const known = this.#views.get(moves);
    if (known) return known;
    const last = this.position?.moves ?? moves;
    const first = Math.max(0, moves - 2);
    for (const past of await this.positions(first, Math.min(last, first + AHEAD - 1))) this.#views.set(past.moves, past.view);
    const found = this.#views.get(moves);
    if (!found) throw new Error(`no position after ${moves} moves`);
    return found;
  }

  /** The game with its last position, as a seat saw it. */
  protected gameAt(seat: number | null): Promise<RecordedGame> {
    return api.post('/api/records', { body: { text: this.text, seat } });
  }

  /** The positions after so many moves, from the first number to the last. */
  protected positions(first: number, last: number): Promise<PastPosition[]> {
    const moves = Array.from({ length: last - first + 1 }, (_, n) => first + n);
    return api.post('/api/records/positions', { body: { text: this.text, seat: this.me, moves } });
  }
}

/** A finished game by its public link. */
export class SharedModel extends RecordModel {
  constructor(readonly token: string) {
    super('');
  }

  /** The record comes along, for whatever is asked about it later. */
  protected override async gameAt(seat: number | null): Promise<RecordedGame> {
    this.text ||= await record(this.token);
    return api.get('/api/shared/{token}', { path: { token: this.token }, query: asSeen(seat) });
  }

  protected override positions(first: number, last: number): Promise<PastPosition[]> {
    const query = { first, last, ...asSeen(this.me) };
    return api.get('/api/shared/{token}/positions', { path: { token: this.token }, query });
  }
}

/** Empty if the link leads nowhere: what is asked next says so. */
async function record(token: string): Promise<string> {
  const answer = await fetch(`/api/shared/${token}/record`).catch(() => null);
  return answer?.ok ? answer.text() : '';
}

function asSeen(seat: number | null): Record<string, number> {
  return seat === null ? {} : { seat };
}
