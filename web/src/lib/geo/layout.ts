// Where the cities go: pulled apart, so that what is written about each has room. Names and costs: signs.ts.
import { apart, nearest, type Point } from './plane';
import { frameOf, project, type Frame, type Placed } from './projection';

export const LEAST = 125; // from city to city: two with three houses each do not touch where the map can be read
const CLEAR = 46; // from a city to a line that passes by
const ROUNDS = 200;
const GROWING = 0.8; // of the rounds; then all keep their distances

export type City = Placed & Point;

export interface Connection {
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
  land?: { center: readonly number[] } | null;
}

export function layout(map: MapLike): Layout {
  const frame = frameOf(map.cities, map.land?.center);
  const cities = map.cities.map((city) => ({ ...city, ...project(frame, city) }));
  const at = new Map(cities.map((city, n) => [city.id, n]));
  const links = map.connections.map(([a, b]) => [at.get(a)!, at.get(b)!] as const);
  relax(cities, links);
  const connections = map.connections.map(([, , cost], n) => ({ a: cities[links[n]![0]]!, b: cities[links[n]![1]]!, cost }));
  return { frame, cities, connections };
}

type Ends = readonly [number, number];

/** The distances to keep grow little by little, so that no city is pushed past its neighbours. */
function relax(places: Point[], links: readonly Ends[]): void {
  for (let round = 1; round <= ROUNDS; round++) {
    const grown = Math.min(1, round / (ROUNDS * GROWING));
    offLines(places, links, CLEAR * grown);
    spread(places, LEAST * grown);
  }
}

function shift(place: Point, dx: number, dy: number): void {
  place.x += dx;
  place.y += dy;
}

/** Cities that are too near to each other part, each by half. */
function spread(places: Point[], least: number): void {
  places.forEach((a, n) => {
    for (let m = n + 1; m < places.length; m++) {
      const b = places[m]!;
      const distance = apart(a, b);
      if (distance >= least) continue;
      const [ux, uy] = distance ? [(b.x - a.x) / distance, (b.y - a.y) / distance] : [1, 0];
      const by = (least + 0.01 - distance) / 2;
      shift(a, -ux * by, -uy * by);
      shift(b, ux * by, uy * by);
    }
  });
}

/** A city under a line that is not its own makes way, and so do the line's ends. */
function offLines(places: Point[], links: readonly Ends[], clear: number): void {
  for (const [a, b] of links) {
    places.forEach((place, n) => {
      const [from, to] = [places[a]!, places[b]!];
      if (n === a || n === b || !within(place, from, to, clear)) return;
      const foot = nearest(place, from, to);
      const distance = apart(place, foot);
      if (distance >= clear) return;
      const side = distance ? [(place.x - foot.x) / distance, (place.y - foot.y) / distance] : across(from, to);
      const by = (clear - distance) / 2;
      shift(place, side[0]! * by, side[1]! * by);
      shift(from, (-side[0]! * by) / 2, (-side[1]! * by) / 2);
      shift(to, (-side[0]! * by) / 2, (-side[1]! * by) / 2);
    });
  }
}

/** Is a place near enough to a line to be looked at? Most are not. */
function within(place: Point, a: Point, b: Point, clear: number): boolean {
  const [x, y] = [place.x, place.y];
  if (x < Math.min(a.x, b.x) - clear || x > Math.max(a.x, b.x) + clear) return false;
  return y >= Math.min(a.y, b.y) - clear && y <= Math.max(a.y, b.y) + clear;
}

function across(a: Point, b: Point): [number, number] {
  const length = apart(a, b) || 1;
  return [-(b.y - a.y) / length, (b.x - a.x) / length];
}
