// A wiring tile game in figures.
import type { EventBody, Outcome } from '$lib/api/types';
import { courseBySeat, inRounds, isOf, number, running, spentOf, type Amounts, type Stats } from '$lib/stats';

const PAID = {
  installed: 'wiring',
  replaced: 'wiring',
  rotated: 'rotating',
  faulted: 'faults',
  repaired: 'repairs',
  transformer: 'transformers',
  used: 'cards',
  drew: 'cards',
};

export function wiringStats(events: EventBody[], seats: number): Stats {
  const rounds = inRounds(events);
  const courses = [
    courseBySeat('wiring', rounds, seats, (seat) => running(rounds, 0, (event) => (isOf(event, seat) ? laid(event) : 0))),
    courseBySeat('contracts', rounds, seats, (seat) => running(rounds, 0, (event) => (isOf(event, seat) ? fulfilled(event) : 0))),
  ];
  const counts = rounds.map((round) => round.filter((event) => event.kind === 'count').at(-1)?.facts.points as number[] | undefined);
  if (counts.filter(Boolean).length > 1)
    courses.push(courseBySeat('count', rounds, seats, (seat) => counts.map((points) => points?.[seat] ?? null)));
  return { courses, spending: spentOf(events, seats, PAID, 'cost') };
}

function laid(event: EventBody): number {
  return Number(event.kind === 'installed') - Number(event.kind === 'removed');
}

function fulfilled(event: EventBody): number {
  return event.kind === 'contract_met' ? number(event, 'points') : 0;
}

const SOURCES = ['connections', 'zones', 'contracts'];

/** Points by source; whatever else scored is for shared contracts. */
export function pointSources({ scores, reasons }: Outcome): Amounts {
  const seats = scores.map((score, seat) => {
    const own = SOURCES.map((source) => reasons[seat]?.[source] ?? 0);
    return [...own, score - own.reduce((a, b) => a + b, 0)];
  });
  return { kinds: [...SOURCES, 'shared'], seats };
}
