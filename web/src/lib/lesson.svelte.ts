// A lesson: its position as a table on which one plays freely, and what is said to what was done.
import { api } from './api/client';
import type { LessonPosition } from './api/types';
import { Attempt, AttemptModel } from './attempt.svelte';
import type { Args } from './i18n/translator';
import { learnt } from './learnt.svelte';

export class Lesson extends Attempt<LessonPosition> {
  message = $state(''); // what is said to the moves so far
  args = $state.raw<Args>({});
  taskArgs = $state.raw<Args>({});

  protected override async opened(): Promise<LessonPosition> {
    const opened = await api.get('/api/lessons/{lesson}', { path: { lesson: this.id } });
    this.solution = opened.solution;
    this.taskArgs = opened.args;
    this.staticData = opened.static_data;
    return opened.start;
  }

  protected override ask(words: string[]): Promise<LessonPosition> {
    return api.post('/api/lessons/{lesson}', { path: { lesson: this.id }, body: { words } });
  }

  protected override told(told: LessonPosition): void {
    this.message = told.message;
    this.args = told.args;
  }

  protected override made(): void {
    if (this.verdict === 'done' && !this.wasShown) learnt.add(this.id);
  }
}

export class LessonModel extends AttemptModel<Lesson> {
  override readonly lesson: Lesson;

  constructor(id: string) {
    const lesson = new Lesson(id);
    super(lesson);
    this.lesson = lesson;
  }
}
