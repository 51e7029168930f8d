// From degrees to the plane: equal areas, seen from above the middle of the map.
import { around, hull, size, type Point } from './plane';

const EARTH = 6371; // kilometres
const AREA = 900_000; // square units of the cities' box: room for all signs, whatever the map's shape
const NARROWEST = 0.4; // a map of cities in a row is not drawn as a line
const EMPTIEST = 0.3; // of the same, and no matter how bent a country is
const FILLED = 0.5; // of the box, what lies between the cities of a printed map

export interface Placed {
  id: string;
  name: string;
  region: string;
  lat: number;
  lon: number;
}

/** How kilometres become units: times the scale, then moved. */
export interface Frame {
  center: [number, number]; // lon, lat
  scale: number;
  dx: number;
  dy: number;
}

/** The middle of a map; that of land which is drawn for it is its own. */
export function middle(cities: readonly Placed[]): [number, number] {
  const mid = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return [mid(cities.map((c) => c.lon)), mid(cities.map((c) => c.lat))];
}

/** Lambert's azimuthal equal-area projection, in kilometres from the middle; y grows southwards. */
export function kilometres([lon0, lat0]: [number, number], lon: number, lat: number): Point {
  const [l, p, p0] = [lon - lon0, lat, lat0].map((degrees) => (degrees * Math.PI) / 180) as [number, number, number];
  const k = EARTH * Math.sqrt(2 / (1 + Math.sin(p0) * Math.sin(p) + Math.cos(p0) * Math.cos(p) * Math.cos(l)));
  return {
    x: k * Math.cos(p) * Math.sin(l),
    y: -k * (Math.cos(p0) * Math.sin(p) - Math.sin(p0) * Math.cos(p) * Math.cos(l)),
  };
}

export function frameOf(cities: readonly Placed[], middleOfLand?: readonly number[]): Frame {
  const center = (middleOfLand as [number, number] | undefined) ?? middle(cities);
  const points = cities.map((city) => kilometres(center, city.lon, city.lat));
  const box = around(points);
  const longer = Math.max(box.width, box.height, 1);
  const [width, height] = [Math.max(box.width, longer * NARROWEST), Math.max(box.height, longer * NARROWEST)];
  const filled = Math.max(size(hull(points)) / (width * height), EMPTIEST);
  const scale = Math.sqrt((AREA * Math.max(FILLED / filled, 1)) / (width * height));
  return { center, scale, dx: -box.x * scale, dy: -box.y * scale };
}

export function project(frame: Frame, city: Placed): Point {
  const { x, y } = kilometres(frame.center, city.lon, city.lat);
  return { x: x * frame.scale + frame.dx, y: y * frame.scale + frame.dy };
}

/** The way back: degrees north and east of a point on the plane. */
export function degrees(frame: Frame, point: Point): [number, number] {
  const [x, y] = [(point.x - frame.dx) / frame.scale, -(point.y - frame.dy) / frame.scale];
  const [lon0, lat0] = frame.center.map((one) => (one * Math.PI) / 180) as [number, number];
  const far = Math.hypot(x, y);
  if (!far) return [frame.center[1], frame.center[0]];
  const c = 2 * Math.asin(Math.min(1, far / (2 * EARTH)));
  const lat = Math.asin(Math.cos(c) * Math.sin(lat0) + (y * Math.sin(c) * Math.cos(lat0)) / far);
  const lon = lon0 + Math.atan2(x * Math.sin(c), far * Math.cos(lat0) * Math.cos(c) - y * Math.sin(lat0) * Math.sin(c));
  return [(lat * 180) / Math.PI, (((lon * 180) / Math.PI + 540) % 360) - 180];
}
