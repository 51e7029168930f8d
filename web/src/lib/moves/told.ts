// One legal move in words, for where it stands alone: a hint, a plan.
import type { Translator } from '../i18n/translator';
import type { Choice, Decision, Group } from './decision';

// Moves whose label only names the thing.
const BARE = ['build', 'mark', 'place', 'region', 'drop', 'burn', 'buy', 'use', 'discard'];

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
    for (const { do: verb, label, bids } of group.amounts)
      for (const [amount, bid] of bids) if (bid === word) return t.text('web-told-bid', { verb, what: label, amount });
    return '';
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
  // The board game's own label of buying says so already.
  if (BARE.includes(choice.do) && !(choice.do === 'buy' && 'fuel' in choice.what))
    return t.text('web-told-move', { verb: choice.do, what: choice.label });
  return title ? `${title}: ${choice.label}` : choice.label;
}
