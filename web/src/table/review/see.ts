import { tick } from 'svelte';
import type { TableModel } from '$lib/table.svelte';

/** Go to the whole review, which stands at the end of the game. */
export async function seeReview(table: TableModel): Promise<void> {
  await table.showMove(null);
  await tick();
  const heading = document.getElementById('review');
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
