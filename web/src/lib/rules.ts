// Where a rule is explained.

const LEDGERS: Record<string, string> = { GRID: 'grid', CARD: 'cards', DEMO: 'cards', BLK: 'blackout' };

/** The page and place of a rule: GRID-AUC-08 is at /rules/grid#GRID-AUC-08. */
export function rulePath(rule: string): string {
  const ledger = LEDGERS[rule.split('-')[0] ?? ''] ?? 'grid';
  return `/rules/${ledger}#${rule}`;
}

/** The ledger of each family of games. */
export const LEDGER_OF: Record<string, string> = { board: 'grid', cards: 'cards', blackout: 'blackout' };
