// Where a rule is explained.
import { FAMILIES } from '../families';

/** The page and place of a rule: GRID-AUC-08 is at /rules/grid#GRID-AUC-08. Empty where no page tells it. */
export function rulePath(rule: string): string {
  const prefix = rule.split('-')[0] ?? '';
  const ledger = FAMILIES.find((family) => family.ledger?.prefixes.includes(prefix))?.ledger;
  return ledger ? `/rules/${ledger.page}#${rule}` : '';
}
