// What is said at a table, without those who are muted there: by seat, or an onlooker by name.
import { api } from './api/client';
import type { ChatMessage } from './api/types';
import { session } from './session.svelte';
import { store, stored } from './storage';
import type { TableModel } from './table.svelte';

/** Somebody at a table, as a message or a seat shows them. */
export interface Somebody {
  name: string;
  seat: number | null;
  chat?: number; // the message, if it is about one
}

export type Muted = Pick<Somebody, 'name' | 'seat'>;

/** Kept in this browser; the server need not know. */
export class Muting {
  #at = $state.raw<Record<string, readonly Muted[]>>({});

  at(table: string): readonly Muted[] {
    return this.#at[table] ?? read(table);
  }

  has(table: string, who: Muted): boolean {
    return this.at(table).some((one) => isSame(one, who));
  }

  mute(table: string, who: Muted): void {
    if (!this.has(table, who)) this.#keep(table, [...this.at(table), { name: who.name, seat: who.seat }]);
  }

  unmute(table: string, who: Muted): void {
    this.#keep(
      table,
      this.at(table).filter((one) => !isSame(one, who)),
    );
  }

  #keep(table: string, muted: readonly Muted[]): void {
    this.#at = { ...this.#at, [table]: muted };
    store(`muted-${table}`, JSON.stringify(muted));
  }
}

function read(table: string): readonly Muted[] {
  try {
    return JSON.parse(stored(`muted-${table}`) ?? '[]') as Muted[];
  } catch {
    return []; // somebody else has written there
  }
}

function isSame(one: Muted, other: Muted): boolean {
  return one.seat === other.seat && (one.seat !== null || one.name === other.name);
}

export const muting = new Muting();

/** The messages that are shown. */
export function shownChat(table: TableModel): ChatMessage[] {
  return table.live.said.filter((said) => !muting.has(table.id, said));
}

/** Is it our own? Nobody reports or mutes themselves. */
export function isOwn(table: TableModel, said: ChatMessage): boolean {
  return said.seat === null ? said.name === session.me?.name : said.seat === table.me;
}

export function askedBy(table: TableModel): { path: { table: string }; query: Record<string, string> } {
  return { path: { table: table.id }, query: table.link ? { link: table.link } : {} };
}

/** Ask the server for all that was said. */
export async function hear(table: TableModel): Promise<void> {
  table.live.said = await api.get('/api/tables/{table}/chat', askedBy(table));
}
