// The land that belongs to each city: all that is nearer to it than to any other.
import { along, kept, type Box, type Point } from './plane';

const SHORE = 85; // from a city of nowhere to its coast

/** The cell of each point inside a box, as the corners of a polygon. */
export function cells(points: readonly Point[], box: Box): Point[][] {
  return points.map((point) => points.reduce((cell, other) => (other === point ? cell : cut(cell, point, other)), corners(box)));
}

function corners({ x, y, width, height }: Box): Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

/** The part of a polygon that is nearer to a than to b. */
function cut(polygon: readonly Point[], a: Point, b: Point): Point[] {
  return kept(polygon, (p) => ((a.x + b.x) / 2 - p.x) * (b.x - a.x) + ((a.y + b.y) / 2 - p.y) * (b.y - a.y));
}

/** The land of a map of nowhere: all that lies between the cities, and some around. */
export function island(points: readonly Point[]): Point[] {
  const turns = Array.from({ length: 16 }, (_, n) => (n * Math.PI) / 8);
  return hull(points.flatMap(({ x, y }) => turns.map((turn) => ({ x: x + SHORE * Math.cos(turn), y: y + SHORE * Math.sin(turn) }))));
}

/** Andrew's monotone chain. */
function hull(points: Point[]): Point[] {
  const sorted = [...points].sort((p, q) => p.x - q.x || p.y - q.y);
  const half = (line: Point[]): Point[] => {
    const chain: Point[] = [];
    for (const p of line) {
      while (chain.length > 1 && left(chain.at(-2)!, chain.at(-1)!, p) <= 0) chain.pop();
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function left(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

const STEP = 9; // between two points of a drawn border

/** A polygon as a path whose sides wander a little, as borders do. */
export function drawn(polygon: readonly Point[]): string {
  const points = polygon.flatMap((p, n) => stretch(p, polygon[(n + 1) % polygon.length]!)).map(wander);
  return `M${points.map((p) => `${p.x.toFixed(1)},${p.y.toFixed(1)}`).join('L')}z`;
}

/** Points from a to b, without b. Neighbours walk a side in the same places, whichever way. */
function stretch(a: Point, b: Point): Point[] {
  const steps = Math.max(1, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / STEP));
  return Array.from({ length: steps }, (_, n) => along(a, b, n / steps));
}

/** Where a point ends up that only depends on where it is: both sides of a border move alike. */
function wander({ x, y }: Point): Point {
  return {
    x: x + 9 * Math.sin(y / 31 + 2 * Math.sin(x / 67)) + 3.5 * Math.sin(y / 9.5 + x / 23),
    y: y + 9 * Math.sin(x / 29 + 2 * Math.sin(y / 71)) + 3.5 * Math.sin(x / 10.5 - y / 19),
  };
}
