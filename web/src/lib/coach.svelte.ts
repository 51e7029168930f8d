// The guide of a first game: at which table it speaks, and which phases are understood.
import { store, stored } from './storage';

export const GOAL = 'goal'; // what the guide speaks of first

class Guide {
  table = $state(stored('guide') ?? '');
  known = $state<string[]>((stored('guide-known') ?? '').split(' ').filter(Boolean));

  /** Guide somebody at this table, from the beginning. */
  begin(table: string): void {
    this.table = table;
    this.known = [];
    store('guide', table);
    store('guide-known', '');
  }

  /** What to say in a phase: first of all what the game is about. */
  next(topic: string): string {
    return topic && !this.known.includes(GOAL) ? GOAL : topic;
  }

  /** Is this the table of the first game? Records and lessons have no table. */
  isAt(table: string): boolean {
    return table !== '' && this.table === table;
  }

  /** What is to be said in a phase at a table; nothing where it is known. */
  speaks(table: string, topic: string): boolean {
    return topic !== '' && this.isAt(table) && !this.known.includes(topic);
  }

  understood(topic: string): void {
    if (!this.known.includes(topic)) this.known = [...this.known, topic];
    store('guide-known', this.known.join(' '));
  }

  end(): void {
    this.table = '';
    store('guide', '');
  }
}

export const guide = new Guide();
