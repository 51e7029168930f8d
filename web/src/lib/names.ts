// Names as the server stores them, for people to read.
import { t } from './i18n/language.svelte';

const LEFT = '<left>'; // instead of the name of somebody who has left the server

export function hasLeft(name: string): boolean {
  return name === LEFT;
}

export function shownName(name: string): string {
  return hasLeft(name) ? t('player-left') : name;
}
