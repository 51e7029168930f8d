// The land around the cities of somebody's own map: the countries they lie in, and what is next to these.
import { around, kept, nearest, type Box, type Point } from './plane';
import { kilometres, type Frame, type Placed } from './projection';

/** All countries: paths of relative steps, so many a degree, with degrees east and north. */
export interface World {
  degree: number;
  countries: string[];
}

export interface Outline {
  unit: number; // kilometres a step
  land: string;
  home: string;
  borders: string;
}

type Ring = Point[]; // x: degrees east, y: degrees north

const STEPS = 1400; // how finely the longer side is told, as in scripts/geography.mjs
const BEYOND = 0.8; // land beyond the cities, in parts of the longer side
const ASHORE = 0.5; // degrees off the coast that are still the port's: outlines are coarse
const SOMEWHERE = 2 / 3; // of the cities are on land, or the map is of nowhere
const FARTHEST = -0.85; // the cosine of how far from the middle land is drawn

/** Null: most cities are not on any land of this world. All that is seen lies within the corners. */
export function landAround(world: World, cities: readonly Placed[], { center }: Frame, corners = cities): Outline | null {
  const places = cities.map(({ lon, lat }) => ({ x: lon, y: lat }));
  const countries = world.countries.map((path) => rings(path, world.degree));
  const homes = places.map((place) => countryOf(place, countries));
  if (homes.filter(Boolean).length < places.length * SOMEWHERE) return null;
  const points = corners.map(({ lon, lat }) => kilometres(center, lon, lat));
  const box = around(points);
  const side = Math.max(box.width, box.height, 1);
  const [sight, unit] = [around(points, side * BEYOND), side / STEPS];
  const drawn = (some: readonly Ring[][]): string =>
    some.flatMap((country) => country.map((ring) => onPlane(ring, center, sight, unit))).join('');
  return { unit, land: drawn(countries), home: drawn([...new Set(homes.filter((home) => home !== null))]), borders: '' };
}

/** All land as one path of degrees, x east and y south; what lies across the date line is drawn on both sides of it. */
export function flatLand(world: World): string {
  return world.countries
    .flatMap((path) => rings(path, world.degree))
    .flatMap(unwrapped)
    .map((ring) => `M${ring.map(({ x, y }) => `${x.toFixed(2)},${(-y).toFixed(2)}`).join(' ')}z`)
    .join('');
}

function unwrapped(ring: Ring): Ring[] {
  let shift = 0;
  const whole = ring.map(({ x, y }, n) => {
    const step = n ? x - ring[n - 1]!.x : 0;
    if (Math.abs(step) > 180) shift -= 360 * Math.sign(step);
    return { x: x + shift, y };
  });
  const jumped = whole.find((point, n) => point.x !== ring[n]!.x);
  if (!jumped) return [whole];
  const other = jumped.x > 180 ? -360 : 360;
  return [whole, whole.map(({ x, y }) => ({ x: x + other, y }))];
}

function rings(path: string, degree: number): Ring[] {
  return path
    .split('M')
    .slice(1)
    .map((line) => {
      const steps = (line.match(/-?\d+/g) ?? []).map(Number);
      const ring: Ring = [];
      let [x, y] = [0, 0];
      for (let n = 0; n + 1 < steps.length; n += 2) {
        [x, y] = [x + steps[n]!, y + steps[n + 1]!];
        ring.push({ x: x / degree, y: y / degree });
      }
      return ring;
    });
}

/** The country a place lies in, else one whose coast is near. */
function countryOf(place: Point, countries: readonly Ring[][]): Ring[] | null {
  const near = countries.filter((country) => country.some((ring) => inBox(place, around(ring, ASHORE))));
  const inside = near.find((country) => country.filter((ring) => contains(ring, place)).length % 2);
  return inside ?? near.find((country) => country.some((ring) => offshore(place, ring) < ASHORE)) ?? null;
}

function inBox({ x, y }: Point, box: Box): boolean {
  return x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;
}

function contains(ring: Ring, { x, y }: Point): boolean {
  let inside = false;
  ring.forEach((a, n) => {
    const b = ring[(n + 1) % ring.length]!;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}

/** Degrees from a place to a coast; those of longitude are shorter. */
function offshore(place: Point, ring: Ring): number {
  const shorter = Math.cos((place.y * Math.PI) / 180);
  const away = ring.map((a, n) => {
    const { x, y } = nearest(place, a, ring[(n + 1) % ring.length]!);
    return Math.hypot((x - place.x) * shorter, y - place.y);
  });
  return Math.min(...away);
}

// ---- on the plane

/** As much of a ring as is in sight, in whole steps. */
function onPlane(ring: Ring, center: [number, number], sight: Box, unit: number): string {
  if (ring.some((point) => cosine(center, point) < FARTHEST)) return '';
  const points = clipped(
    ring.map(({ x, y }) => kilometres(center, x, y)),
    sight,
  );
  if (points.length < 3) return '';
  let [px, py] = [0, 0];
  const steps = points.map(({ x, y }) => {
    const [sx, sy] = [Math.round(x / unit), Math.round(y / unit)];
    const step = `${sx - px},${sy - py}`;
    [px, py] = [sx, sy];
    return step;
  });
  return `M${steps[0]}l${steps.slice(1).join(' ')}z`;
}

/** Of the angle between the middle of the map and a point. */
function cosine([lon, lat]: [number, number], { x, y }: Point): number {
  const [a, b, c] = [lat, y, x - lon].map((degrees) => (degrees * Math.PI) / 180) as [number, number, number];
  return Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(c);
}

/** Sutherland and Hodgman: what of a polygon is inside a box. */
function clipped(polygon: Point[], { x, y, width, height }: Box): Point[] {
  const sides: ((p: Point) => number)[] = [(p) => p.x - x, (p) => x + width - p.x, (p) => p.y - y, (p) => y + height - p.y];
  return sides.reduce(kept, polygon);
}
