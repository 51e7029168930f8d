// The decision of whoever is to move, by family.
import { blackoutDecision } from './blackout';
import { boardDecision } from './board';
import { cardsDecision } from './cards';
import type { Asked, Decision } from './decision';

export type { Amount, Choice, Decision, Group, Place } from './decision';

const FAMILIES: Record<string, (asked: Asked<never>) => Decision> = {
  board: boardDecision,
  cards: cardsDecision,
  blackout: blackoutDecision,
};

export function decisionOf(family: string, asked: Asked): Decision {
  const make = FAMILIES[family];
  if (make) return make(asked as Asked<never>); // the family is that of the view
  const choices = asked.legal.map((word) => ({ word, label: word }));
  return { question: '', groups: [{ kind: 'choices', title: '', choices }], ending: [] };
}
