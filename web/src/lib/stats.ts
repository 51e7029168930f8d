// A game in figures, round by round, worked out from what happened. Each family puts its own together from these.
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

/** What each seat spent or has, by kind. */
export interface Amounts {
  kinds: string[];
  seats: number[][]; // by seat, then by kind
}

export interface Stats {
  courses: Course[];
  spending: Amounts;
}

/** By kind of event: the kind of spending. */
export type Paid = Readonly<Record<string, string>>;

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

export function courseBySeat(id: Course['id'], rounds: EventBody[][], seats: number, values: (seat: number) => (number | null)[]): Course {
  const lines = Array.from({ length: seats }, (_, seat) => ({ key: String(seat), values: values(seat) }));
  return { id, of: 'seats', rounds: rounds.map((_, n) => n + 1), lines };
}

export function running(rounds: EventBody[][], start: number, change: (event: EventBody) => number): number[] {
  let now = start;
  return rounds.map((round) => (now += sum(round, change)));
}

export function sum(events: EventBody[], amount: (event: EventBody) => number): number {
  return events.reduce((total, event) => total + amount(event), 0);
}

/** What an event cost; `fact` tells it. */
export function paid(event: EventBody, kinds: Paid, fact: string): number {
  return kinds[event.kind] ? number(event, fact) : 0;
}

export function spentOf(events: EventBody[], seats: number, kindOf: Paid, fact: string): Amounts {
  const kinds = [...new Set(Object.values(kindOf))];
  const spent = Array.from({ length: seats }, (_, seat) =>
    kinds.map((kind) => sum(events, (event) => (isOf(event, seat) && kindOf[event.kind] === kind ? paid(event, kindOf, fact) : 0))),
  );
  const used = kinds.map((_, n) => spent.some((row) => row[n]));
  return { kinds: kinds.filter((_, n) => used[n]), seats: spent.map((row) => row.filter((_, n) => used[n])) };
}

export function isOf(event: EventBody, seat: number): boolean {
  return event.facts.player === seat;
}

export function number(event: EventBody, fact: string): number {
  const value = (event.facts as Record<string, unknown>)[fact];
  return typeof value === 'number' ? value : 0;
}

// ---- the reasons of a ranking

/** What put the first before the second; empty where they share the place. */
export function decidedBy(deciding: readonly string[], outcome: Outcome, first: number, second: number): string {
  const value = (seat: number, key: string): number | undefined => (key === 'score' ? outcome.scores[seat] : outcome.reasons[seat]?.[key]);
  return deciding.find((key) => value(first, key) !== value(second, key)) ?? '';
}
