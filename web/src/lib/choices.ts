// What the choices of an option are called.
import type { GameOption } from './api/types';
import { language, t } from './i18n/language.svelte';

/** A map by the name of its file, any other choice by its word. */
export function choiceName(option: GameOption | undefined, value: string): string {
  const names = option?.names[value];
  return names?.[language.code] ?? names?.en ?? t('option-value', { value });
}
