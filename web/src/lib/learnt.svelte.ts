// Which lessons there are, and which of them are done.
import { api } from './api/client';
import type { ListedLesson } from './api/types';
import { progress } from './learn/progress.svelte';

class Learnt {
  lessons = $state.raw<ListedLesson[]>([]);
  readonly done: ReadonlySet<string> = $derived.by(() => new Set(Object.keys(progress.read('lessons'))));

  async load(): Promise<void> {
    if (!this.lessons.length) this.lessons = await api.get('/api/lessons');
  }

  add(id: string): void {
    if (!this.done.has(id)) progress.write('lessons', { [id]: 1 });
  }

  /** The lessons by course, in their order. */
  get courses(): { id: string; lessons: ListedLesson[] }[] {
    const ids = [...new Set(this.lessons.map((lesson) => lesson.course))];
    return ids.map((id) => ({ id, lessons: this.lessons.filter((lesson) => lesson.course === id) }));
  }

  /** A lesson's place in its course. */
  place(id: string): { course: string; number: number; count: number } {
    const course = this.lessons.find((lesson) => lesson.id === id)?.course ?? '';
    const all = this.lessons.filter((lesson) => lesson.course === course);
    return { course, number: all.findIndex((lesson) => lesson.id === id) + 1, count: all.length };
  }

  /** The one after it; nothing after the last of a course. */
  after(id: string): ListedLesson | undefined {
    const at = this.lessons.findIndex((lesson) => lesson.id === id);
    const next = this.lessons[at + 1];
    return next && next.course === this.lessons[at]?.course ? next : undefined;
  }

  /** The first that is not done, in its course or at all. */
  next(course = ''): ListedLesson | undefined {
    return this.lessons.find((lesson) => !this.done.has(lesson.id) && (!course || lesson.course === course));
  }
}

export const learnt = new Learnt();
