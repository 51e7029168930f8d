// A game with a plant market in figures.
import type { EventBody } from './api/types';
import { courseBySeat, inRounds, isOf, number, paid, running, spentOf, sum, type Line, type Paid, type Stats } from './stats';

const EARNED = ['income', 'demolished'];
const FUELS = ['coal', 'gas', 'oil', 'garbage', 'uranium'];

/** `money` is what everybody starts with; `kinds` are the events that cost some. */
export function marketStats(events: EventBody[], seats: number, money: number, kinds: Paid): Stats {
  const rounds = inRounds(events);
  const courses = [
    courseBySeat('money', rounds, seats, (seat) =>
      running(rounds, money, (event) => (isOf(event, seat) ? earned(event) - paid(event, kinds, 'price') : 0)),
    ),
    courseBySeat('income', rounds, seats, (seat) => rounds.map((round) => incomeOf(round, seat))),
  ];
  if (kinds.built)
    courses.unshift(
      courseBySeat('cities', rounds, seats, (seat) => running(rounds, 0, (event) => Number(event.kind === 'built' && isOf(event, seat)))),
    );
  const fuels = fuelPrices(rounds);
  if (fuels.length) courses.push({ id: 'fuel', of: 'fuels', rounds: rounds.map((_, n) => n + 1), lines: fuels });
  return { courses, spending: spentOf(events, seats, kinds, 'price') };
}

function earned(event: EventBody): number {
  return EARNED.includes(event.kind) ? number(event, 'pay') : 0;
}

/** Null in a round that pays nobody, as the last one does. */
function incomeOf(round: EventBody[], seat: number): number | null {
  const incomes = round.filter((event) => event.kind === 'income');
  return incomes.length ? sum(incomes, (event) => (isOf(event, seat) ? number(event, 'pay') : 0)) : null;
}

/** The mean price of a unit of each fuel that was bought in a round. */
function fuelPrices(rounds: EventBody[][]): Line[] {
  return FUELS.map((fuel) => ({ key: fuel, values: rounds.map((round) => meanPrice(round, fuel)) })).filter((line) =>
    line.values.some((value) => value !== null),
  );
}

function meanPrice(round: EventBody[], fuel: string): number | null {
  const bought = round.filter((event) => event.kind === 'fuel' && fuelOf(event) === fuel);
  const units = sum(bought, (event) => ('kept' in event.facts ? number(event, 'kept') : 1));
  return units ? Math.round((sum(bought, (event) => number(event, 'price')) / units) * 10) / 10 : null;
}

function fuelOf({ facts }: EventBody): string {
  return String(facts.fuel ?? /^[a-z]+/.exec(String(facts.card))?.[0] ?? '');
}

/** The highest bid of an auction that is on. */
export function bidOf({ auction }: { auction: { leader: number | null; bid: number | null } }): { seat: number; amount: number } | null {
  return auction.leader === null || auction.bid === null ? null : { seat: auction.leader, amount: auction.bid };
}
