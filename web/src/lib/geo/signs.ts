// What is written on the map at one zoom: which names and costs there is room for, and where.
import { box, footprint, hull, type CityForm } from './forms';
import { along, apart, around, fromBox, shared, type Box, type Point } from './plane';
import type { Connection } from './layout';

// Sizes in pixels of the screen, at least: zoomed in, all of them grow together.
export const FONT = 11.2; // of names
const NAME = 13; // the height of a name
const COST = 13.5; // the height of a cost
const DIGIT = 7;
const APART = 1; // between any two signs
const LEADS = [12, 24]; // how much farther off a name may be
const DOUBT = 7; // nearer to another city, a name might be taken for that one's

export const READABLE = 0.42; // pixels a unit: a small screen begins so near
const [LEVELS, GROWTH, LARGEST] = [12, 0.55, 1.7];

/** The signs' scale at a zoom, in units a pixel: in steps, so that signs do not move with every turn of the wheel. */
export function unitsAt(zoom: number): number {
  const level = 2 ** (Math.floor(Math.log2(zoom) * LEVELS + 1e-9) / LEVELS);
  return Math.max(1, Math.min(LARGEST, (level / GROWTH) ** 0.5)) / level;
}

/**
 * How much a sign matters. Of two that collide, the lesser is hidden: first names out of play, then costs far from my
 * network, then those at it, then names; last those that are wanted, of cities that are mine or that I can build in.
 */
export const RANKS = { wanted: 0, name: 1, ownCost: 2, cost: 3, out: 4 } as const;
export type Rank = (typeof RANKS)[keyof typeof RANKS];

export interface CitySign extends CityForm {
  rank: Rank;
}

export interface CostSign {
  link: Connection;
  rank: Rank;
}

export interface Signs {
  names: Map<string, Box>; // by city; one that is not here is hidden
  costs: Map<Connection, Box>;
}

export function costWidth(cost: number): number {
  return Math.max(COST, DIGIT * `${cost}`.length + 4);
}

/** About how wide a name is in the widest of our fonts, in parts of its size. */
export function estimated(name: string): number {
  return [...name].reduce((sum, letter) => sum + (/[iIljtfr.\-' ]/.test(letter) ? 0.37 : /[mwMWŻ@]/.test(letter) ? 0.95 : 0.64), 0);
}

// ---- where a sign may go

interface Sign {
  rank: Rank;
  spots: Box[]; // the best first
  at: Box | null;
  near: Sign[]; // those that one of its spots may meet
}

function newSign(rank: Rank, spots: Box[]): Sign {
  return { rank, spots, at: null, near: [] };
}

const AROUND = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;

/** Around the city: below, above, beside, and between these. */
function nameSpots(sign: CitySign, wide: number, unit: number): Box[] {
  const { x, y } = sign.at;
  const width = (wide * FONT + 3) * unit;
  const own = hull(footprint(sign, unit));
  const height = NAME * unit;
  const gap = APART * unit;
  const [left, right] = [own.x - width - gap, own.x + own.width + gap];
  const [above, below] = [own.y - height - gap, own.y + own.height + gap];
  const slid = [0, 1, -1, 2, -2].map((n) => x - width / 2 + (n * width) / 5);
  const raised = [0, 1, -1, 2, -2].map((n) => y - height / 2 + (n * (own.height + height)) / 5);
  const spots: [number, number][] = [
    ...slid.flatMap((at): [number, number][] => [
      [at, below],
      [at, above],
    ]),
    ...raised.flatMap((at): [number, number][] => [
      [right, at],
      [left, at],
    ]),
    ...[below, above].flatMap((at): [number, number][] => [
      [right - own.width / 4, at],
      [left + own.width / 4, at],
    ]),
  ];
  // What must be named may be so from farther off, with a line that leads there.
  for (const far of sign.rank === RANKS.wanted ? LEADS.map((pixels) => pixels * unit) : [])
    for (const [dx, dy] of AROUND)
      spots.push([
        dx < 0 ? left - far : dx > 0 ? right + far : x - width / 2,
        dy < 0 ? above - far : dy > 0 ? below + far : y - height / 2,
      ]);
  return spots.map(([x, y]) => ({ x, y, width, height }));
}

/** Along the line from its middle outwards; where it is too short, beside it. */
function costSpots({ a, b, cost }: Connection, unit: number): Box[] {
  const [width, height] = [costWidth(cost) * unit, COST * unit];
  const length = apart(a, b) || 1;
  const [nx, ny] = [(-(b.y - a.y) / length) * 11 * unit, ((b.x - a.x) / length) * 11 * unit];
  const steps = Array.from({ length: 33 }, (_, n) => 0.5 + ((n % 2 ? 1 : -1) * Math.ceil(n / 2)) / 44);
  const on = steps.map((t) => along(a, b, t));
  const beside = on.slice(0, 9).flatMap(({ x, y }) => [
    { x: x + nx, y: y + ny },
    { x: x - nx, y: y - ny },
  ]);
  return [...on, ...beside].map((point) => box(point, width, height));
}

// ---- choosing

type Line = Pick<Connection, 'a' | 'b'> & { box: Box };

/**
 * Signs by rank, each where it covers nothing; what finds no such place is hidden.
 * `wide` tells how wide a name is, in parts of its size.
 */
export function signs(cities: readonly CitySign[], links: readonly CostSign[], unit: number, inside: Box, wide = estimated): Signs {
  const prints = cities.map((sign) => footprint(sign, unit));
  const fixed = prints.flat();
  const lines = links.map(({ link }) => ({ ...link, box: around([link.a, link.b], 1) }));
  const names = cities.map((sign, n): [string, Sign] => {
    const all = nameSpots(sign, wide(sign.city.name), unit);
    const reach = grown(hull(all), DOUBT * unit); // what is farther off cannot be in the way
    const passing = lines.filter(({ box }) => shared(reach, box));
    const others = cities.flatMap(({ built, priced }, m) => (m !== n && (built || priced) ? prints[m]! : []));
    const close = others.filter((other) => shared(reach, other));
    const clear = free(
      all,
      fixed.filter((other) => shared(reach, other)),
    ).filter((spot) => leads(sign.at, spot, close, unit));
    return [sign.city.id, newSign(sign.rank, byCost(clear, sign.at, passing, close, inside, unit))];
  });
  const costs = links.map(({ link, rank }): [Connection, Sign] => {
    const spots = costSpots(link, unit);
    const reach = hull(spots);
    const blocking = fixed.filter((other) => shared(reach, other));
    return [link, newSign(rank, free(spots, blocking))];
  });
  settle([...names, ...costs].map(([, sign]) => sign));
  const shown = <K>(all: [K, Sign][]): Map<K, Box> => new Map(all.flatMap(([key, { at }]) => (at ? [[key, at] as const] : [])));
  return { names: shown(names), costs: shown(costs) };
}

function free(spots: readonly Box[], fixed: readonly Box[]): Box[] {
  return spots.filter((spot) => !fixed.some((other) => shared(spot, other)));
}

/** Can a line lead from a city to its name without running under another city? */
function leads({ x, y }: Point, spot: Box, others: readonly Box[], unit: number): boolean {
  const end = { x: Math.max(spot.x, Math.min(spot.x + spot.width, x)), y: Math.max(spot.y, Math.min(spot.y + spot.height, y)) };
  const steps = Math.ceil(apart({ x, y }, end) / (4 * unit));
  for (let n = 1; n < steps; n++) if (others.some((other) => fromBox(along({ x, y }, end, n / steps), other) === 0)) return false;
  return true;
}

/** The best spots first: in sight, off other cities, near, across few lines, and early in the list. */
function byCost(spots: readonly Box[], city: Point, lines: readonly Line[], others: readonly Box[], inside: Box, unit: number): Box[] {
  const near = (spot: Box): number => others.filter((other) => shared(grown(spot, DOUBT * unit), other)).length;
  const cost = (spot: Box, n: number): number =>
    n * 2 + (2 * fromBox(city, spot)) / unit + crossed(spot, lines, unit) + near(spot) * 80 + (within(spot, inside) ? 0 : 500);
  const costs = new Map(spots.map((spot, n) => [spot, cost(spot, n)]));
  return [...spots].sort((a, b) => costs.get(a)! - costs.get(b)!);
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function within(a: Box, b: Box): boolean {
  return a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height;
}

/** About how many pixels of lines run under a box. */
function crossed(spot: Box, lines: readonly Line[], unit: number): number {
  let count = 0;
  for (const { a, b, box } of lines) {
    if (!shared(spot, box)) continue;
    const steps = Math.ceil(apart(a, b) / (4 * unit));
    for (let n = 0; n <= steps; n++) if (fromBox(along(a, b, n / steps), spot) === 0) count++;
  }
  return count * 4;
}

/** Each in turn, those with the least choice first; then who found no place asks others to move. */
function settle(all: Sign[]): void {
  const reach = all.map(({ spots }) => (spots.length ? hull(spots) : null));
  all.forEach((sign, n) => (sign.near = all.filter((_, m) => m !== n && reach[n] && reach[m] && shared(reach[n], reach[m]))));
  const order = [...all].sort((a, b) => a.rank - b.rank || a.spots.length - b.spots.length);
  for (const sign of order) sign.at = sign.spots.find((spot) => !blockers(spot, sign).length) ?? null;
  for (const sign of order) if (!sign.at) squeeze(sign, all, sign.rank === RANKS.wanted ? 2 : 0);
  for (const sign of order) sign.at ??= sign.spots.find((spot) => !blockers(spot, sign).length) ?? null;
}

function blockers(spot: Box, sign: Sign): Sign[] {
  return sign.near.filter((other) => other.at !== null && shared(spot, other.at) > 0);
}

/** A place for a sign from which others can move away, perhaps by asking others again, or are the lesser. Is there one? */
function squeeze(sign: Sign, all: readonly Sign[], depth: number, held: readonly Sign[] = []): boolean {
  const before = all.map(({ at }) => at);
  const firm = [...held, sign];
  for (const spot of sign.spots) {
    const others = blockers(spot, sign);
    if (others.some((other) => held.includes(other))) continue;
    sign.at = spot;
    for (const other of others) other.at = null;
    if (others.every((other) => resettle(other, all, depth, firm) || other.rank > sign.rank)) return true;
    all.forEach((each, n) => (each.at = before[n]!));
  }
  return false;
}

function resettle(sign: Sign, all: readonly Sign[], depth: number, held: readonly Sign[]): boolean {
  sign.at = sign.spots.find((spot) => !blockers(spot, sign).length) ?? null;
  return sign.at !== null || (depth > 0 && squeeze(sign, all, depth - 1, held));
}

/** Those that cover least of others first. */
function byCovered(spots: readonly Box[], others: readonly Box[]): Box[] {
  const covered = new Map(spots.map((spot) => [spot, others.reduce((sum, other) => sum + shared(spot, other), 0)]));
  return [...spots].sort((a, b) => covered.get(a)! - covered.get(b)!);
}

// ---- what is pointed at

/** The same signs with those that are asked for now: nothing moves, but what they cover is hidden. */
export function revealed(
  placed: Signs,
  cities: readonly CitySign[],
  asked: readonly CitySign[],
  links: readonly Connection[],
  unit: number,
  wide = estimated,
): Signs {
  const [names, costs] = [new Map(placed.names), new Map(placed.costs)];
  const kept = cities.flatMap((sign) => footprint(sign, unit));
  for (const { city } of asked) if (names.has(city.id)) kept.push(names.get(city.id)!);
  for (const link of links) if (costs.has(link)) kept.push(costs.get(link)!);
  const put = (spots: readonly Box[]): Box => {
    const spot = byCovered(spots, kept)[0]!;
    kept.push(spot);
    for (const [id, other] of names) if (!asked.some(({ city }) => city.id === id) && shared(spot, other)) names.delete(id);
    for (const [link, other] of costs) if (!links.includes(link) && shared(spot, other)) costs.delete(link);
    return spot;
  };
  for (const sign of asked) if (!names.has(sign.city.id)) names.set(sign.city.id, put(nameSpots(sign, wide(sign.city.name), unit)));
  for (const link of links) if (!costs.has(link)) costs.set(link, put(costSpots(link, unit)));
  return { names, costs };
}
