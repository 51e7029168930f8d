// Codes and facts made into sentences of one language: the same as megavolt.locale.translator.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { EventBody } from '../api/types';

export type Names = Record<string, Record<string, string>>;
export type Args = Record<string, unknown>;

/** Whose events are told, and which facts of them only one seat may know; for the others they are the number 0. */
interface Teller {
  id: string;
  hidden: Readonly<Record<string, readonly string[]>>;
}

const LARGEST = 1e9;
const CARD = /^([a-z]+)(?:-single|(\d)(?:\/(\d))?)$/;
// Numbers that name something: never written with a thousands separator.
const NAMING = new Set(['line', 'seed', 'rules', 'known', 'number', 'last']);

export class Translator {
  readonly #bundle: FluentBundle;

  constructor(
    readonly lang: string,
    sources: Iterable<string>,
  ) {
    this.#bundle = new FluentBundle(lang, {
      useIsolating: false,
      functions: { MONEY: ([amount]) => this.#money(amount) },
    });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  has(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  /** The message in words; one that does not exist is shown by its id, to stop no game. */
  text(message: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(message)?.value;
    if (!pattern) return message;
    const values = Object.entries(args).map(([name, fact]) => [name, value(name, fact)]);
    return this.#bundle.formatPattern(pattern, Object.fromEntries(values), []);
  }

  /** One sentence of a match's log. */
  event(event: EventBody, seats: string[], family: Teller, names: Names): string {
    const message = `event-${family.id}-${event.kind}`;
    const facts: Args = {};
    for (const name of family.hidden[event.kind] ?? []) facts[name] = 0;
    for (const [name, fact] of Object.entries(event.facts)) {
      facts[name] = names[name]?.[String(fact)] || this.#fact(name, fact, seats);
    }
    return this.has(message) ? this.text(message, facts) : plainly(event.kind, facts);
  }

  /** `2 coal, 1 oil`; nothing gives an empty text. */
  fuels(counts: Record<string, number>): string {
    return Object.entries(counts)
      .filter(([, count]) => count)
      .map(([fuel, count]) => this.text('fuel-count', { fuel, count }))
      .join(', ');
  }

  /** `coal or oil`. */
  either(names: string[]): string {
    return new Intl.ListFormat(this.lang, { type: 'disjunction' }).format(names);
  }

  /** A fuel card of the card game, in short or in words; any other text as it is. */
  fuelCard(name: string, inWords = false): string {
    const found = CARD.exec(name);
    if (!found) return name;
    const [, fuel, first, second] = found;
    let form = 'turned';
    if (!first) form = 'single';
    else if (!second || (inWords && first === second)) form = 'full';
    const counts = { left: Number(first ?? 1), units: Number(second ?? first ?? 1) };
    return this.text(inWords ? 'cards-card-words' : 'cards-card', { form, fuel, ...counts });
  }

  #money(amount: FluentVariable | undefined): string {
    const number = amount instanceof FluentNumber ? amount.value : amount;
    return this.text('money', { amount: typeof number === 'number' ? number : '?' });
  }

  #fact(name: string, fact: unknown, seats: string[]): unknown {
    if ((name === 'player' || name === 'owner') && typeof fact === 'number') return seats[fact];
    if (name === 'points' && Array.isArray(fact)) return fact.map((points, seat) => `${seats[seat]} ${points}`).join(', ');
    if (name === 'order' && Array.isArray(fact)) return fact.map((seat) => seats[seat as number]).join(', ');
    if (name === 'card' && typeof fact === 'string') return this.fuelCard(fact, true);
    if ((name === 'cards' || name === 'plusplus') && Array.isArray(fact))
      return fact.map((card) => this.fuelCard(String(card))).join(', ') || 'none';
    if (fact !== null && typeof fact === 'object' && !Array.isArray(fact)) return this.fuels(fact as Record<string, number>) || 'none';
    return fact ?? 0;
  }
}

/** A plant's number as it is printed on the plant. */
export function twoDigits(plant: number | string): string {
  return String(plant).padStart(2, '0');
}

/** `card_already_played` as people write it. */
export function inWords(code: string): string {
  const said = code.replaceAll('_', ' ');
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** What a game of another package says, for which there is no message: `Sold: player Ana.` */
function plainly(code: string, facts: Args): string {
  const told = Object.entries(facts).map(([name, fact]) => `${name} ${bare(name, fact)}`.replaceAll('_', ' '));
  return told.length ? `${inWords(code)}: ${told.join(', ')}.` : `${inWords(code)}.`;
}

function bare(name: string, fact: unknown): string {
  return Array.isArray(fact) ? `[${fact.map((one) => bare('', one)).join(', ')}]` : String(value(name, fact));
}

/** What Fluent can format: numbers stay numbers, for the sake of plurals. */
function value(name: string, fact: unknown): string | number {
  if (typeof fact === 'boolean') return fact ? 'True' : 'False';
  if (NAMING.has(name) && (typeof fact === 'string' || typeof fact === 'number')) return String(fact);
  if (name === 'plant' && typeof fact === 'number') return twoDigits(fact);
  if (typeof fact === 'number' && Math.abs(fact) < LARGEST) return fact;
  if (typeof fact === 'string') return fact;
  return JSON.stringify(fact)?.slice(0, 200) ?? '';
}
