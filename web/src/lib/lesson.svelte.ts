// A lesson: its position as a table on which one plays freely, and what is said to what was done.
// The server keeps nothing of it: all own moves are sent each time.
import { api, Refused } from './api/client';
import type { EventBody, LessonPosition, Position, StaticData } from './api/types';
import { language } from './i18n/language.svelte';
import type { Args } from './i18n/translator';
import { learnt } from './learnt.svelte';
import type { Connection, Heard } from './live.svelte';
import { beatsOf, Playback } from './playback.svelte';
import { session } from './session.svelte';
import { TableModel } from './table.svelte';
import { trying } from './toasts.svelte';

const STEP = 1100; // milliseconds between the moves that are shown

export class Lesson implements Heard {
  position = $state.raw<Position | null>(null);
  events = $state.raw<EventBody[]>([]);
  busy = $state(false);
  verdict = $state<LessonPosition['verdict']>('playing');
  message = $state(''); // what is said to the moves so far
  args = $state.raw<Args>({});
  taskArgs = $state.raw<Args>({});
  isShowing = $state(false); // the solution is being played
  wasShown = $state(false);
  staticData = $state.raw<StaticData | null>(null);
  readonly playback = new Playback();
  #words: string[] = [];
  #solution: string[] = [];
  #in = '';
  #closed = false;

  // A lesson is at rest: nobody else is here.
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

  /** The position, and the names of things in the language of the page. */
  async load(): Promise<void> {
    if (this.#in === language.code) return;
    this.#in = language.code;
    const opened = await api.get('/api/lessons/{lesson}', { path: { lesson: this.id } });
    this.#solution = opened.solution;
    this.taskArgs = opened.args;
    this.staticData = opened.static_data;
    if (!this.#words.length) this.#show(opened.start);
  }

  /** Make moves, after taking the last `back` ones back. */
  async play(words: string[], back = 0): Promise<void> {
    if (this.isShowing) return;
    await this.#go([...this.#words.slice(0, this.#words.length - back), ...words]);
    if (this.verdict === 'done' && !this.wasShown) learnt.add(this.id);
  }

  /** Rejects with the reason if a word cannot be played now. */
  async judge(word: string): Promise<void> {
    await this.#ask([...this.#words, word]);
  }

  undo(): Promise<void> {
    return this.#go(this.#words.slice(0, -1));
  }

  restart(): Promise<void> {
    this.wasShown = false;
    return this.#go([]);
  }

  /** Play the solution move by move, for somebody who is at a loss. */
  async show(): Promise<void> {
    this.isShowing = this.wasShown = true;
    await this.#go([]);
    for (const word of this.#solution) {
      await new Promise((resolve) => setTimeout(resolve, STEP));
      if (this.#closed) return;
      await this.#go([...this.#words, word]);
    }
    this.isShowing = false;
  }

  close(): void {
    this.#closed = true;
    this.playback.clear();
  }

  async #go(words: string[]): Promise<void> {
    this.busy = true;
    try {
      const told = await this.#ask(words);
      const isOn = words.length > this.#words.length;
      const news = isOn ? told.events.slice(this.events.length) : [];
      this.#words = told.words;
      this.playback.add(
        beatsOf(news, () => this.#show(told)),
        true,
      );
    } finally {
      this.busy = false;
    }
  }

  #ask(words: string[]): Promise<LessonPosition> {
    return api.post('/api/lessons/{lesson}', { path: { lesson: this.id }, body: { words } });
  }

  #show(told: LessonPosition): void {
    const name = session.me?.name ?? session.suggestion;
    const seats = told.position.seats.map((seat) => ({ ...seat, name: seat.name || name }));
    this.position = { ...told.position, seats };
    this.events = told.events;
    this.verdict = told.verdict;
    this.message = told.message;
    this.args = told.args;
  }
}

export class LessonModel extends TableModel {
  override readonly lesson: Lesson;

  constructor(id: string) {
    const lesson = new Lesson(id);
    super('', '', lesson);
    this.lesson = lesson;
  }

  override async load(): Promise<void> {
    await trying(async () => {
      await this.lesson.load();
      this.staticData = this.lesson.staticData;
    });
  }

  override async undo(): Promise<void> {
    await trying(() => this.lesson.undo());
  }

  override async why(word: string): Promise<void> {
    try {
      await this.lesson.judge(word);
    } catch (problem) {
      if (problem instanceof Refused) this.explained = { word, problem: problem.problem };
    }
  }
}
