// Getting to a table: at once against bots, or by a form.
import { api } from './api/client';
import type { GameBody, ListedTable, NewTable, Position } from './api/types';
import { guide } from './coach.svelte';
import { t } from './i18n/language.svelte';
import { router } from './router.svelte';
import { keepSeatLink } from './seat-link';
import { session } from './session.svelte';
import { store, stored } from './storage';

const QUICK_SEATS = 4;
const EASY = 'greedy';

/** The invitations to a table that we made, to be shown in its lobby. */
export interface Links {
  join: string;
  seats: string[]; // empty for our own seat
}

export function linksOf(table: string): Links | null {
  const text = stored(`links-${table}`);
  return text ? (JSON.parse(text) as Links) : null;
}

/** The link by which we came to a table, so that we can pass it on. */
export function keepInvitation(table: string, token: string): void {
  store(`invited-${table}`, token);
}

/** What to send others so that they can sit down; empty for a private table whose link we do not know. */
export function invitationTo({ table, public: isPublic }: Position): string {
  const token = linksOf(table)?.join ?? stored(`invited-${table}`);
  if (token) return `${location.origin}/join/${token}`;
  return isPublic ? `${location.origin}/table/${table}` : '';
}

/** Ask for an invitation to a table that we made on another device; without an answer it is not ours. */
export async function findInvitation({ table, host }: Position, me: number | null): Promise<boolean> {
  const mayBeOurs = host.seat === null ? host.name === session.me?.name : host.seat === me;
  if (!mayBeOurs || linksOf(table)) return false;
  try {
    const { join } = await api.post('/api/tables/{table}/invitation', { path: { table } });
    store(`links-${table}`, JSON.stringify({ join, seats: [] }));
    return true;
  } catch {
    return false;
  }
}

/** Did we make the table? */
export function isHost({ table, host }: Position, me: number | null): boolean {
  return host.seat === null ? linksOf(table) !== null : host.seat === me;
}

/** Where a pasted link leads; empty if it does not look like one. */
export function pathOfLink(text: string): string {
  const last = text.trim().split('?')[0]?.split('/').filter(Boolean).pop() ?? '';
  if (!/^[\w-]{6,100}$/.test(last)) return '';
  if (/\/(shared|embed)\/[^/]+\/?$/.test(text.trim().split('?')[0] ?? '')) return `/shared/${last}`;
  return /^[a-z0-9]{10}$/.test(last) ? `/table/${last}` : `/join/${last}`;
}

/** Make a table and go there. */
export async function openTable(wanted: NewTable): Promise<string> {
  await session.somebody();
  const made = await api.post('/api/tables', { body: wanted });
  store(
    `links-${made.table}`,
    JSON.stringify({ join: made.join, seats: made.seats.map((token, n) => (wanted.seats[n] === 'me' ? '' : token)) }),
  );
  const own = made.seats[wanted.seats.indexOf('me')];
  if (own) keepSeatLink(made.table, own);
  router.go(`/table/${made.table}`);
  return made.table;
}

/** The level of a bot to begin with: the strongest there is where a game does not have that one. */
export function easyBot(game: GameBody): string {
  return game.bots.includes(EASY) ? EASY : (game.bots.at(-1) ?? EASY);
}

/** Is there a bot that can give advice on the game? */
export function canAdvise(game: GameBody | undefined): boolean {
  return !!game?.bots.includes('planner');
}

/** How many play a quick game, unless something else is chosen. */
export function quickSeats(game: GameBody): number {
  return Math.min(Math.max(QUICK_SEATS, game.players_min), game.players_max);
}

/** A game of so many players against bots of a level, with the options as they are. */
export async function playNow(game: GameBody, players: number, level: string): Promise<void> {
  const seats = ['me', ...Array<string>(players - 1).fill(level)];
  await openTable({ game: game.id, options: {}, seats, public: false, hints: true, clock: noClock(), start: true });
}

/** A table whose other seats wait for friends. */
export async function playWithFriends(game: GameBody, players: number): Promise<void> {
  const seats = ['me', ...Array<string>(players - 1).fill('open')];
  await openTable({ game: game.id, options: {}, seats, public: false, hints: true, clock: noClock(), start: false });
}

/** A first game of the grid board game, with a guide. */
export async function playGuided(): Promise<void> {
  const seats = ['me', 'greedy', 'greedy'];
  guide.begin(await openTable({ game: 'recharged', options: {}, seats, public: false, hints: true, clock: noClock(), start: true }));
}

export function noClock(): NewTable['clock'] {
  return { kind: 'none', seconds: 0, level: 'greedy' };
}

/** Is it my turn there? */
export function isMyTurn(table: ListedTable): boolean {
  return table.status === 'playing' && table.seat !== null && table.to_move === table.seat && !table.bot_to_move;
}

/** Those where it is my turn first. */
export function myTurnFirst(tables: ListedTable[]): ListedTable[] {
  return [...tables.filter(isMyTurn), ...tables.filter((table) => !isMyTurn(table))];
}

/** How many seats are still free. */
export function openSeats(table: ListedTable): number {
  return table.seats.filter((seat) => seat.kind === 'open').length;
}

const UNITS: [string, number][] = [
  ['days', 86400],
  ['hours', 3600],
  ['minutes', 60],
];

/** The seconds of a clock in words. */
export function duration(seconds: number): string {
  const [unit, length] = UNITS.find(([, most]) => seconds >= most) ?? ['seconds', 1];
  return t('web-duration', { unit, count: seconds / length });
}
