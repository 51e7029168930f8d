// How levels of bots are called. A colon in a name, as in neural:club, is no part of a message.
import { t } from './i18n/language.svelte';

/** A level in a few words. */
export function levelName(level: string): string {
  return t('web-bot-level', { level: level.replace(':', '-') });
}

/** What a bot of a level is like. */
export function levelMore(level: string): string {
  return t('web-bot-more', { level: level.replace(':', '-') });
}
