// One legal move in words, for where it stands alone: a hint, a plan.
import type { Translator } from '../i18n/translator';
import type { Choice, Decision, Group } from './decision';

const BARE = ['build', 'mark', 'place', 'draft', 'drop', 'burn', 'buy', 'use', 'discard'];

/** The move as the action bar offers it, with its verb. A word that is not offered is told as it is. */
export function toldMove(decision: Decision | null, word: string, t: Translator): string {
  if (!decision) return word;
  const end = decision.ending.find((choice) => choice.word === word);
  if (end) return end.label;
  for (const group of decision.groups) {
    const found = inGroup(group, word, t);
    if (found) return found;
  }
  return word;
}

function inGroup(group: Group, word: string, t: Translator): string {
  if (group.kind === 'choices') return inList(group.choices, group.title, word, t);
  if (group.kind === 'amounts') {
    const amount = Number(word.slice(word.lastIndexOf(' ') + 1));
    const found = group.amounts.find((one) => word === `${one.prefix} ${amount}` && amount >= one.low && amount <= one.high);
    return found ? t.text('web-told-bid', { verb: verbOf(word), what: found.label, amount }) : '';
  }
  for (const place of group.places) {
    const found = inList(place.choices, '', word, t);
    if (found) return `${group.title}: ${place.name ?? place.id}${found === group.title ? '' : `, ${found}`}`;
  }
  return '';
}

function inList(list: Choice[], title: string, word: string, t: Translator): string {
  const choice = list.find((one) => one.word === word);
  if (!choice) return '';
  const verb = verbOf(word);
  // The board game's own label of buying says so already.
  if (BARE.includes(verb) && !(verb === 'buy' && word.split(' ').length === 2))
    return t.text('web-told-move', { verb, what: choice.label });
  return title ? `${title}: ${choice.label}` : choice.label;
}

function verbOf(word: string): string {
  return word.split(' ')[0] ?? '';
}
