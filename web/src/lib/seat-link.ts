// The private link to one's own seat. A guest has nothing else to come back by when the browser loses the cookie,
// so this browser keeps it for guests. Whoever has an account signs in instead.
import { api } from './api/client';
import { session } from './session.svelte';
import { forget, store, stored } from './storage';

/** The link to our seat at a table, if this browser knows it. */
export function seatLink(table: string): string {
  return stored(`seat-${table}`) ?? '';
}

export function keepSeatLink(table: string, token: string): void {
  if (!session.me?.login) store(`seat-${table}`, token);
}

export function forgetSeatLink(table: string): void {
  forget(`seat-${table}`);
}

/** A new link, in place of the one before. */
export async function newSeatLink(table: string): Promise<string> {
  const { link } = await api.post('/api/tables/{table}/link', { path: { table } });
  keepSeatLink(table, link);
  return link;
}

/** Has the guest been told to keep the link? */
export function isNoted(table: string): boolean {
  return stored(`seat-${table}-noted`) !== null;
}

export function setNoted(table: string): void {
  store(`seat-${table}-noted`, 'yes');
}
