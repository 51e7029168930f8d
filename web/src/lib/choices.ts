// What the choices of an option are called.
import type { GameOption } from './api/types';
import { language, t } from './i18n/language.svelte';

/** A map by the name of its file, any other choice by its word. */
export function choiceName(option: GameOption | undefined, value: string): string {
  const names = option?.names[value];
  return names?.[language.code] ?? names?.en ?? t('option-value', { value });
}

/** The choices in the order to show them: as the server gives them, but maps that are in no box by their names. */
export function choiceGroups(option: GameOption): { printed: unknown[]; more: unknown[] } {
  const called = (choice: unknown): string => choiceName(option, String(choice));
  if (!option.printed.length) return { printed: option.choices, more: [] };
  const more = option.choices.filter((choice) => !option.printed.includes(String(choice)));
  const byName = new Intl.Collator(language.code).compare;
  return { printed: option.printed, more: more.sort((a, b) => byName(called(a), called(b))) };
}
