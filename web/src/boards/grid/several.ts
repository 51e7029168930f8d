// Several moves in one go: plants to run, and what has been bought so far.
import type { TableModel } from '$lib/table.svelte';

/** Make these runs. Where the card game asks which cards to burn, it is left to the game. */
export async function makeRuns(table: TableModel, words: string[]): Promise<void> {
  const refused = await table.send(words);
  if (refused?.problem.code === 'must_burn') await makeRuns(table, [...words.slice(0, refused.at), 'burn', ...words.slice(refused.at)]);
  else if (refused) table.explained = refused;
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
