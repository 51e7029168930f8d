// Several moves in a row, or back, each after the one before has come in.
import { api } from '$lib/api/client';
import type { TableModel } from '$lib/table.svelte';
import { trying } from '$lib/toasts.svelte';

const PATIENCE = 5000; // milliseconds for a move to come back
const GLANCE = 20;

/** Make a move and wait until it shows; false if it does not. */
export async function played(table: TableModel, word: string): Promise<boolean> {
  const before = table.position?.number;
  await table.play(word);
  return changed(table, before);
}

/** Take my last move back and wait until that shows; false where others would have to be asked. */
export async function takenBack(table: TableModel): Promise<boolean> {
  const before = table.position?.number;
  if (table.position?.undo !== 'free') return false;
  const answered = await trying(() => api.post('/api/tables/{table}/undo', { path: { table: table.id } }));
  return !!answered && changed(table, before);
}

async function changed(table: TableModel, before: number | undefined): Promise<boolean> {
  const end = Date.now() + PATIENCE;
  while (table.position?.number === before && !table.explained && Date.now() < end) await new Promise((done) => setTimeout(done, GLANCE));
  return table.position?.number !== before;
}

/** What I have bought of a kind since anything else happened, the latest first. */
export function bought(table: TableModel, kind: string): { fuel: string; price: number }[] {
  const found: { fuel: string; price: number }[] = [];
  for (const { kind: other, facts } of [...table.events].reverse()) {
    if (other !== kind || facts.player !== table.me) break;
    found.push({ fuel: String(facts.fuel ?? facts.card ?? ''), price: facts.price as number });
  }
  return found;
}
