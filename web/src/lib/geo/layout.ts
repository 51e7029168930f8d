// Where everything on the map goes: cities pulled apart, names beside them, costs on the lines.
import { along, apart, around, fromBox, nearest, shared, type Box, type Point } from './plane';
import { frameOf, project, type Frame, type Placed } from './projection';

export const CITY = 27; // the radius of a city
export const BADGE = 11; // the radius of a cost
export const GAP = 2; // between a cost and a city or another cost
export const LEAST = 2 * (CITY + BADGE + GAP); // from city to city, so that a cost fits between
const CLEAR = CITY + BADGE + GAP; // from a city to a line that passes by, and to the cost on it
const ROUNDS = 150;
const PULL = 0.05; // back to where the city really is, each round
const PASSES = 3; // in which costs find their places
const LETTER = 8.6; // of a name, on average
const NAME = 19; // the height of a name

export type Link = [string, string, number];

export interface City extends Placed, Point {
  label: Box;
}

export interface Connection extends Point {
  a: City;
  b: City;
  cost: number;
}

export interface Layout {
  frame: Frame;
  cities: City[];
  connections: Connection[];
}

export interface MapLike {
  cities: readonly Placed[];
  connections: readonly (readonly [string, string, number])[];
}

export function layout(map: MapLike): Layout {
  const frame = frameOf(map.cities);
  const places = map.cities.map((city) => ({ ...city, ...project(frame, city) }));
  const at = new Map(places.map((place, n) => [place.id, n]));
  const links = map.connections.map(([a, b]) => [at.get(a)!, at.get(b)!] as const);
  relax(places, links);
  const cities = places.map((place) => ({ ...place, label: spots(place)[0]! }));
  name(
    cities,
    links,
    links.map(([a, b]) => along(cities[a]!, cities[b]!, 0.5)),
  );
  // Names and costs make room for each other: costs keep off the first names, then names off the costs.
  const connections = badges(cities, map.connections);
  name(cities, links, connections);
  return { frame, cities, connections };
}

// ---- cities

type Ends = readonly [number, number];

function relax(places: Point[], links: readonly Ends[]): void {
  const home = places.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round++) {
    // The last rounds only keep distances.
    const pull = round < ROUNDS * 0.7 ? PULL : 0;
    places.forEach((place, n) => shift(place, (home[n]!.x - place.x) * pull, (home[n]!.y - place.y) * pull));
    offLines(places, links);
    spread(places);
  }
}

function shift(place: Point, dx: number, dy: number): void {
  place.x += dx;
  place.y += dy;
}

/** Cities that are too near to each other part, each by half. */
function spread(places: Point[]): void {
  places.forEach((a, n) => {
    for (let m = n + 1; m < places.length; m++) {
      const b = places[m]!;
      const distance = apart(a, b);
      if (distance >= LEAST) continue;
      const [ux, uy] = distance ? [(b.x - a.x) / distance, (b.y - a.y) / distance] : [1, 0];
      const by = (LEAST + 0.01 - distance) / 2;
      shift(a, -ux * by, -uy * by);
      shift(b, ux * by, uy * by);
    }
  });
}

/** A city under a line that is not its own makes way, and so do the line's ends. */
function offLines(places: Point[], links: readonly Ends[]): void {
  for (const [a, b] of links) {
    places.forEach((place, n) => {
      const [from, to] = [places[a]!, places[b]!];
      if (n === a || n === b || !within(place, from, to)) return;
      const foot = nearest(place, from, to);
      const distance = apart(place, foot);
      if (distance >= CLEAR) return;
      const side = distance ? [(place.x - foot.x) / distance, (place.y - foot.y) / distance] : across(from, to);
      const by = (CLEAR - distance) / 2;
      shift(place, side[0]! * by, side[1]! * by);
      shift(from, (-side[0]! * by) / 2, (-side[1]! * by) / 2);
      shift(to, (-side[0]! * by) / 2, (-side[1]! * by) / 2);
    });
  }
}

/** Is a place near enough to a line to be looked at? Most are not. */
function within(place: Point, a: Point, b: Point): boolean {
  const [x, y] = [place.x, place.y];
  if (x < Math.min(a.x, b.x) - CLEAR || x > Math.max(a.x, b.x) + CLEAR) return false;
  return y >= Math.min(a.y, b.y) - CLEAR && y <= Math.max(a.y, b.y) + CLEAR;
}

function across(a: Point, b: Point): [number, number] {
  const length = apart(a, b) || 1;
  return [-(b.y - a.y) / length, (b.x - a.x) / length];
}

// ---- names

/** A name goes where it covers least: below, above, right or left of its city, or between these. */
function name(cities: City[], links: readonly Ends[], costs: readonly Point[]): void {
  const signs = cities.map((p) => ({ x: p.x - CITY, y: p.y - CITY, width: 2 * CITY, height: 2 * CITY }));
  const done: Box[] = [];
  cities.forEach((city, n) => {
    const others = [...signs.filter((_, other) => other !== n), ...done];
    const boxes = spots(city);
    const covers = boxes.map((box, k) => covered(box, others, cities, links, costs) + k * 12);
    city.label = boxes[covers.indexOf(Math.min(...covers))]!;
    done.push(city.label);
  });
}

function spots({ name, x, y }: Placed & Point): Box[] {
  const [width, height] = [name.length * LETTER + 6, NAME];
  const [right, left, slant] = [x + CITY + 2, x - CITY - width - 2, CITY * 0.7];
  const [above, below] = [y - CITY - height - 1, y + CITY + 1];
  const spot = (x: number, y: number): Box => ({ x, y, width, height });
  return [
    spot(x - width / 2, below),
    spot(x - width / 2, above),
    spot(right, y - height / 2),
    spot(left, y - height / 2),
    spot(x + slant, y + slant),
    spot(x - slant - width, y + slant),
    spot(x + slant, y - slant - height),
    spot(x - slant - width, y - slant - height),
  ];
}

function covered(box: Box, others: readonly Box[], places: readonly Point[], links: readonly Ends[], costs: readonly Point[]): number {
  const boxes = others.reduce((sum, other) => sum + shared(box, other), 0);
  const crossed = links.reduce((sum, [a, b]) => sum + inside(box, places[a]!, places[b]!), 0);
  const costly = costs.filter((cost) => fromBox(cost, box) < BADGE).length;
  return boxes * 4 + crossed * 4 + costly * 300;
}

/** About how much of a line runs through a box. */
function inside(box: Box, a: Point, b: Point): number {
  if (!shared(box, around([a, b], 1))) return 0;
  const steps = Math.ceil(apart(a, b) / 6);
  let count = 0;
  for (let n = 0; n <= steps; n++) if (fromBox(along(a, b, n / steps), box) === 0) count++;
  return count * 6;
}

// ---- costs

/** Costs go near the middle of their line, clear of cities and of each other; short lines choose first, then all again. */
function badges(cities: readonly City[], links: readonly (readonly [string, string, number])[]): Connection[] {
  const by = new Map(cities.map((city) => [city.id, city]));
  const all = links.map(([a, b, cost]): Connection => {
    const [from, to] = [by.get(a)!, by.get(b)!];
    return { a: from, b: to, cost, ...along(from, to, 0.5) };
  });
  const placed = new Set<Connection>();
  const shortest = [...all].sort((p, q) => apart(p.a, p.b) - apart(q.a, q.b));
  for (let pass = 0; pass < PASSES; pass++) {
    for (const link of shortest) {
      placed.delete(link);
      Object.assign(link, spot(link, cities, placed, all));
      placed.add(link);
    }
  }
  return all;
}

function spot(link: Connection, cities: readonly City[], placed: ReadonlySet<Connection>, all: readonly Connection[]): Point {
  const near = beside(link, cities, placed, all);
  let best = along(link.a, link.b, 0.5);
  let least = Infinity;
  for (let step = 0; step <= 76; step++) {
    const t = 0.5 + ((step % 2 ? 1 : -1) * Math.ceil(step / 2)) / 90;
    const point = along(link.a, link.b, t);
    const cost = crowding(point, near) + Math.abs(t - 0.5) * 30;
    if (cost < least) [best, least] = [point, cost];
  }
  return best;
}

interface Beside {
  cities: City[];
  costs: Point[];
  lines: Connection[];
}

/** What lies near a line, and may be in the way of its cost. */
function beside(link: Connection, cities: readonly City[], placed: ReadonlySet<Connection>, all: readonly Connection[]): Beside {
  const { a, b } = link;
  const near = (p: Point, reach: number): boolean => apart(p, nearest(p, a, b)) < reach;
  return {
    cities: cities.filter(
      (city) => near(city, CLEAR) || near({ x: city.label.x + city.label.width / 2, y: city.label.y }, city.label.width),
    ),
    costs: [...placed].filter((other) => near(other, 2 * BADGE + GAP)),
    lines: all.filter((other) => other !== link && meet(link, other)),
  };
}

/** Do the boxes around two lines meet? */
function meet(p: Connection, q: Connection): boolean {
  const box = (c: Connection): Box => around([c.a, c.b], BADGE + 2);
  return shared(box(p), box(q)) > 0;
}

function crowding(p: Point, near: Beside): number {
  let cost = 0;
  for (const city of near.cities) {
    cost += Math.max(0, CLEAR - apart(p, city)) * 1000;
    cost += Math.max(0, BADGE - fromBox(p, city.label)) * 12;
  }
  for (const other of near.costs) cost += Math.max(0, 2 * BADGE + GAP - apart(p, other)) * 1000;
  for (const line of near.lines) cost += Math.max(0, BADGE + 2 - apart(p, nearest(p, line.a, line.b))) * 3;
  return cost;
}
