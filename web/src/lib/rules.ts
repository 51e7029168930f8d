// Where a rule is explained.
import { FAMILIES } from '../families';

/** The page and place of a rule, as it is in a game: GRID-AUC-08 is at /rules/classic#GRID-AUC-08. Empty where no page tells it. */
export function rulePath(rule: string, family: string, game: string): string {
  const prefix = rule.split('-')[0] ?? '';
  const found = FAMILIES.find(({ ledger }) => ledger?.prefixes.includes(prefix));
  if (!found?.ledger) return '';
  return `/rules/${found.id === family ? game : found.ledger.page}#${rule}`;
}
