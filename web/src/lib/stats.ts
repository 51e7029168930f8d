// A game in figures, round by round, worked out from what happened.
import type { EventBody, Outcome } from './api/types';

export interface Line {
  key: string; // a seat's number, or the name of a fuel
  values: (number | null)[]; // by round; null where there was nothing
}

/** A figure over the rounds, of each seat or of each fuel. */
export interface Course {
  id: 'money' | 'cities' | 'income' | 'fuel' | 'count' | 'wiring' | 'contracts';
  of: 'seats' | 'fuels';
  rounds: number[];
  lines: Line[];
}

/** What each seat spent, by kind. */
export interface Spending {
  kinds: string[];
  seats: number[][]; // by seat, then by kind
}

export interface Stats {
  courses: Course[];
  spending: Spending;
}

type Fact = Record<string, unknown>;
const PAID: Record<string, Record<string, string>> = {
  board: { bought: 'plants', fuel: 'fuel', built: 'cities' },
  cards: { bought: 'plants', fuel: 'fuel' },
  blackout: {
    installed: 'wiring', replaced: 'wiring', rotated: 'rotating', faulted: 'faults', repaired: 'repairs',
    transformer: 'transformers', used: 'cards',
  },
};
const EARNED = ['income', 'demolished'];
const FUELS = ['coal', 'gas', 'oil', 'garbage', 'uranium'];

/** Everything there is to show of a game. */
export function statsOf(family: string, events: EventBody[], seats: number, money: number): Stats {
  const rounds = inRounds(events);
  const numbers = rounds.map((_, n) => n + 1);
  const bySeat = (id: Course['id'], values: (seat: number) => (number | null)[]): Course => ({
    id, of: 'seats', rounds: numbers,
    lines: Array.from({ length: seats }, (_, seat) => ({ key: String(seat), values: values(seat) })),
  });
  const spending = spentOf(family, events, seats);
  if (family === 'blackout') return { courses: wiring(rounds, bySeat), spending };
  const courses = [
    bySeat('money', (seat) => running(rounds, money, (event) => (isOf(event, seat) ? earned(event) - paid(family, event) : 0))),
    bySeat('income', (seat) => rounds.map((round) => incomeOf(round, seat))),
  ];
  if (family === 'board')
    courses.unshift(bySeat('cities', (seat) => running(rounds, 0, (event) => Number(event.kind === 'built' && isOf(event, seat)))));
  const fuels = fuelPrices(rounds);
  if (fuels.length) courses.push({ id: 'fuel', of: 'fuels', rounds: numbers, lines: fuels });
  return { courses, spending };
}

function wiring(rounds: EventBody[][], bySeat: (id: Course['id'], values: (seat: number) => (number | null)[]) => Course): Course[] {
  const found = [
    bySeat('wiring', (seat) => running(rounds, 0, (event) => (isOf(event, seat) ? Number(event.kind === 'installed') - Number(event.kind === 'removed') : 0))),
    bySeat('contracts', (seat) => running(rounds, 0, (event) => (event.kind === 'contract_met' && isOf(event, seat) ? number(event, 'points') : 0))),
  ];
  const counts = rounds.map((round) => round.filter((event) => event.kind === 'count').at(-1)?.facts.points as number[] | undefined);
  if (counts.filter(Boolean).length > 1) found.push(bySeat('count', (seat) => counts.map((points) => points?.[seat] ?? null)));
  return found;
}

/** The events of each round; what begins a round belongs to it. */
export function inRounds(events: EventBody[]): EventBody[][] {
  const rounds: EventBody[][] = [[]];
  for (const event of events) {
    const round = event.kind === 'round' ? number(event, 'round') : rounds.length;
    while (rounds.length < round) rounds.push([]);
    rounds.at(-1)?.push(event);
  }
  return rounds;
}

function running(rounds: EventBody[][], start: number, change: (event: EventBody) => number): number[] {
  let now = start;
  return rounds.map((round) => (now += sum(round, change)));
}

function sum(events: EventBody[], amount: (event: EventBody) => number): number {
  return events.reduce((total, event) => total + amount(event), 0);
}

function earned(event: EventBody): number {
  return EARNED.includes(event.kind) ? number(event, 'pay') : 0;
}

function paid(family: string, event: EventBody): number {
  if (!PAID[family]?.[event.kind]) return 0;
  return number(event, family === 'blackout' ? 'cost' : 'price');
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

function spentOf(family: string, events: EventBody[], seats: number): Spending {
  const kindOf = PAID[family] ?? {};
  const kinds = [...new Set(Object.values(kindOf))];
  const spent = Array.from({ length: seats }, (_, seat) =>
    kinds.map((kind) => sum(events, (event) => (isOf(event, seat) && kindOf[event.kind] === kind ? paid(family, event) : 0))),
  );
  const used = kinds.map((_, n) => spent.some((row) => row[n]));
  return { kinds: kinds.filter((_, n) => used[n]), seats: spent.map((row) => row.filter((_, n) => used[n])) };
}

function isOf(event: EventBody, seat: number): boolean {
  return event.facts.player === seat;
}

function number(event: EventBody, fact: string): number {
  const value = (event.facts as Fact)[fact];
  return typeof value === 'number' ? value : 0;
}

// ---- the reasons of a ranking

const DECIDING: Record<string, string[]> = {
  board: ['supplied', 'money', 'cities'],
  cards: ['points', 'rest', 'highest'],
  blackout: ['score', 'completed_contracts', 'latest_count'],
};

/** What put the first before the second; empty where they share the place. */
export function decidedBy(family: string, outcome: Outcome, first: number, second: number): string {
  const value = (seat: number, key: string): number | undefined => (key === 'score' ? outcome.scores[seat] : outcome.reasons[seat]?.[key]);
  return (DECIDING[family] ?? []).find((key) => value(first, key) !== value(second, key)) ?? '';
}
