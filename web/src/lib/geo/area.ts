// A rectangle of the globe, and what it is drawn from.
import type { Box, Point } from './plane';
import { degrees, kilometres, type Frame, type Placed } from './projection';

/** Degrees west, south, east, north. */
export type Area = [number, number, number, number];

export const WORLD: Area = [-180, -60, 180, 80];
/** Parts of the globe that a rectangle is drawn in. */
export const PARTS: Record<string, Area> = {
  world: WORLD,
  europe: [-25, 34, 45, 72],
  africa: [-20, -36, 54, 38],
  asia: [25, -11, 150, 62],
  oceania: [110, -50, 180, 0],
  'north-america': [-170, 6, -50, 74],
  'south-america': [-84, -57, -33, 14],
};
const LEAST = 0.2; // degrees between two sides

const within = (value: number, most: number): number => Math.max(-most, Math.min(most, Math.round(value * 10) / 10));

/** The rectangle between two points, x degrees east and y degrees north; null if it is hardly one. */
export function between(a: Point, b: Point): Area | null {
  const [west, east] = [Math.min(a.x, b.x), Math.max(a.x, b.x)].map((x) => within(x, 180)) as [number, number];
  const [south, north] = [Math.min(a.y, b.y), Math.max(a.y, b.y)].map((y) => within(y, 90)) as [number, number];
  return isArea([west, south, east, north]) ? [west, south, east, north] : null;
}

export function isArea([west, south, east, north]: Area): boolean {
  return west >= -180 && east <= 180 && south >= -90 && north <= 90 && east - west >= LEAST && north - south >= LEAST;
}

/** Points that a map of an area is drawn around. */
export function corners([west, south, east, north]: Area): Placed[] {
  return [
    [south, west],
    [south, east],
    [north, west],
    [north, east],
    [(south + north) / 2, (west + east) / 2],
  ].map(([lat, lon], n) => ({ id: `corner-${n}`, name: '', region: '', lat: lat!, lon: lon! }));
}

/** The area around some cities, a little larger. */
export function areaOf(cities: readonly { lat: number; lon: number }[], margin: number): Area {
  const [lats, lons] = [cities.map(({ lat }) => lat), cities.map(({ lon }) => lon)];
  const [south, north] = [within(Math.min(...lats) - margin, 90), within(Math.max(...lats) + margin, 90)];
  return [within(Math.min(...lons) - margin, 180), south, within(Math.max(...lons) + margin, 180), north];
}

/** What is seen of the globe in a box of the plane. */
export function seen(frame: Frame, box: Box): Area | null {
  const spots = [0, 0.5, 1].flatMap((x) => [0, 0.5, 1].map((y) => ({ x: box.x + x * box.width, y: box.y + y * box.height })));
  const found = spots.map((spot) => degrees(frame, spot)).map(([lat, lon]) => ({ lat, lon }));
  const area = areaOf(found, 0);
  return isArea(area) ? area : null;
}

/** Kilometres from one side of the area to the other. */
export function breadth([west, south, east, north]: Area): number {
  const { x, y } = kilometres([west, south], east, north);
  return Math.hypot(x, y);
}
