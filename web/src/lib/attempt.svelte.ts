// A position that one plays on freely and alone, until what was done is judged: a lesson or a puzzle.
// The server keeps nothing of it: all own moves are sent each time.
import type { EventBody, Position, StaticData } from './api/types';
import { Refused } from './api/client';
import { language } from './i18n/language.svelte';
import type { Connection, Heard } from './live.svelte';
import { beatsOf, Playback } from './playback.svelte';
import { session } from './session.svelte';
import { TableModel } from './table.svelte';
import { trying } from './toasts.svelte';

const STEP = 1100; // milliseconds between the moves that are shown

/** Where moves have led, as the server tells it. */
export interface Told {
  position: Position;
  events: EventBody[];
  words: string[];
  verdict: string;
}

export abstract class Attempt<T extends Told = Told> implements Heard {
  position = $state.raw<Position | null>(null);
  events = $state.raw<EventBody[]>([]);
  busy = $state(false);
  verdict = $state<T['verdict']>('playing');
  isShowing = $state(false); // the solution is being played
  wasShown = $state(false);
  staticData = $state.raw<StaticData | null>(null);
  readonly playback = new Playback();
  protected words: string[] = [];
  protected solution: string[] = [];
  #in = '';
  #closed = false;

  // It is at rest: nobody else is here.
  said = [];
  present = [];
  watching = 0;
  connection: Connection = 'open';
  reason = '';
  heardAt = 0;
  lastOwn = null;
  onEntries = (): void => undefined;
  withdraw = (): boolean => false;
  again = (): void => undefined;

  constructor(readonly id: string) {}

  /** Ask where moves lead. */
  protected abstract ask(words: string[]): Promise<T>;

  /** Ask for the position before the first move, in the language of the page. */
  protected abstract opened(): Promise<T>;

  /** Take over what only this kind of attempt is told. */
  protected abstract told(told: T): void;

  /** After own moves, once they show. */
  protected abstract made(): void;

  /** The position, and the names of things in the language of the page. */
  async load(): Promise<void> {
    if (this.#in === language.code) return;
    this.#in = language.code;
    const start = await this.opened();
    if (!this.words.length) this.#show(start);
  }

  /** Make moves, after taking the last `back` ones back. */
  async play(words: string[], back = 0): Promise<void> {
    if (this.isShowing) return;
    await this.#go([...this.words.slice(0, this.words.length - back), ...words]);
    this.made();
  }

  /** Rejects with the reason if a word cannot be played now. */
  async judge(word: string): Promise<void> {
    await this.ask([...this.words, word]);
  }

  undo(): Promise<void> {
    return this.#go(this.words.slice(0, -1));
  }

  restart(): Promise<void> {
    this.wasShown = false;
    return this.#go([]);
  }

  /** Play the solution move by move, for somebody who is at a loss. */
  async show(): Promise<void> {
    this.isShowing = this.wasShown = true;
    try {
      await this.#go([]);
      for (const word of this.solution) {
        await new Promise((resolve) => setTimeout(resolve, STEP));
        if (this.#closed) return;
        await this.#go([...this.words, word]);
      }
    } finally {
      this.isShowing = false;
    }
  }

  close(): void {
    this.#closed = true;
    this.playback.clear();
  }

  async #go(words: string[]): Promise<void> {
    this.busy = true;
    try {
      const told = await this.ask(words);
      const isOn = words.length > this.words.length;
      const news = isOn ? told.events.slice(this.events.length) : [];
      this.words = told.words;
      this.playback.add(
        beatsOf(news, () => this.#show(told)),
        true,
      );
    } finally {
      this.busy = false;
    }
  }

  #show(told: T): void {
    const name = session.me?.name ?? session.suggestion;
    const seats = told.position.seats.map((seat) => ({ ...seat, name: seat.name || name }));
    this.position = { ...told.position, seats };
    this.events = told.events;
    this.verdict = told.verdict;
    this.told(told);
  }
}

/** A table on which such an attempt is made. */
export class AttemptModel<A extends Attempt> extends TableModel {
  constructor(readonly attempt: A) {
    super('', '', attempt);
  }

  override async load(): Promise<void> {
    await trying(async () => {
      await this.attempt.load();
      this.staticData = this.attempt.staticData;
    });
  }

  override async undo(): Promise<void> {
    await trying(() => this.attempt.undo());
  }

  override async why(word: string): Promise<void> {
    if (this.trial) return super.why(word);
    try {
      await this.attempt.judge(word);
    } catch (problem) {
      if (problem instanceof Refused) this.explained = { word, problem: problem.problem };
    }
  }
}
