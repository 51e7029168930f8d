// A wiring tile game in figures.
import type { EventBody } from '$lib/api/types';
import { courseBySeat, inRounds, isOf, number, running, spentOf, type Stats } from '$lib/stats';

const PAID = {
  installed: 'wiring',
  replaced: 'wiring',
  rotated: 'rotating',
  faulted: 'faults',
  repaired: 'repairs',
  transformer: 'transformers',
  used: 'cards',
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
