// Several moves in a row, each after the one before has come back.
import type { TableModel } from '$lib/table.svelte';

const PATIENCE = 5000; // milliseconds for a move to come back
const GLANCE = 20;

/** Make a move and wait until it shows; false if it does not. */
export async function played(table: TableModel, word: string): Promise<boolean> {
  const before = table.position?.number;
  await table.play(word);
  const end = Date.now() + PATIENCE;
  while (table.position?.number === before && !table.explained && Date.now() < end) await new Promise((done) => setTimeout(done, GLANCE));
  return table.position?.number !== before;
}
