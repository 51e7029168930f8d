// Maps that are drawn but not saved yet, kept in the browser until they are.
import { draftOf, type Draft } from './mapdraft.svelte';

export interface KeptDraft {
  data: Draft;
  basedOn: number; // when the form that it was drawn from was saved
}

const named = (id: string): string => `megavolt-map-draft-${id}`;

/** False if the browser keeps nothing: then whoever leaves must be warned. */
export function keepDraft(id: string, draft: KeptDraft): boolean {
  try {
    localStorage.setItem(named(id), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function keptDraft(id: string): KeptDraft | null {
  try {
    const found = JSON.parse(localStorage.getItem(named(id)) ?? 'null') as { data: Record<string, unknown>; basedOn: number } | null;
    return found && { data: draftOf(found.data), basedOn: Number(found.basedOn) };
  } catch {
    return null;
  }
}

export function dropDraft(id: string): void {
  try {
    localStorage.removeItem(named(id));
  } catch {
    // Then there is nothing to drop.
  }
}
