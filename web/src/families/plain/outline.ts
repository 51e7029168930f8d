// Any view as an outline: names and values, and below them what has parts of its own.
import { inWords } from '$lib/i18n/translator';

export interface Entry {
  label: string;
  seat?: number; // the entry is about this seat, and labelled with its name
  value?: string;
  parts?: Entry[];
}

/** What the outline needs of a table: the names of the seats, and two words. */
export interface Words {
  names: string[];
  yes: string;
  no: string;
}

const SEAT = ['seat', 'player', 'owner']; // fields that hold a seat
const SEATS = ['order']; // fields that hold a list of seats
const ELSEWHERE = ['game', 'options', 'seat', 'round', 'phase', 'to_move', 'turn']; // in the ribbon, or of no use to a person
const NOTHING = '–';

export function outlineOf(view: object, words: Words): Entry[] {
  const shown = Object.entries(view).filter(([name, value]) => !ELSEWHERE.includes(name) && !(name === 'pending' && value === null));
  return entriesOf(shown, words);
}

function entriesOf(fields: [string, unknown][], words: Words): Entry[] {
  return fields.map(([name, value]) => entryOf(inWords(name), name, value, words));
}

function entryOf(label: string, name: string, value: unknown, words: Words): Entry {
  if (Array.isArray(value) && value.some(hasParts)) return { label, parts: value.map((part: unknown, n) => partOf(part, n, words)) };
  if (hasParts(value) && !Array.isArray(value)) return { label, parts: entriesOf(Object.entries(value), words) };
  return { label, value: valueOf(name, value, words) };
}

/** One of a list: by the name of its seat where it has one, else by its number. */
function partOf(part: unknown, n: number, words: Words): Entry {
  if (!hasParts(part) || Array.isArray(part)) return entryOf(String(n + 1), '', part, words);
  const seat = 'seat' in part && typeof part.seat === 'number' && words.names[part.seat] !== undefined ? part.seat : undefined;
  if (seat === undefined) return { label: String(n + 1), parts: entriesOf(Object.entries(part), words) };
  const rest = Object.entries(part).filter(([name]) => name !== 'seat');
  return { label: words.names[seat] ?? '', seat, parts: entriesOf(rest, words) };
}

function hasParts(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

function valueOf(name: string, value: unknown, words: Words): string {
  if (Array.isArray(value)) return value.map((one) => valueOf(SEATS.includes(name) ? 'seat' : '', one, words)).join(', ') || NOTHING;
  if (SEAT.includes(name) && typeof value === 'number') return words.names[value] ?? String(value);
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return value === null || typeof value === 'object' ? NOTHING : String(value);
}
