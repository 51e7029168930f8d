// What has been bought in this turn so far.
import type { TableModel } from '$lib/table.svelte';

/** What I have bought of a kind since anything else happened, the latest first. */
export function bought(table: TableModel, kind: string): { fuel: string; price: number }[] {
  const found: { fuel: string; price: number }[] = [];
  for (const { kind: other, facts } of [...table.events].reverse()) {
    if (other !== kind || facts.player !== table.me) break;
    found.push({ fuel: String(facts.fuel ?? facts.card ?? ''), price: facts.price as number });
  }
  return found;
}
