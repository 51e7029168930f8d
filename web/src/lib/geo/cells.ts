// The land that belongs to each city: all that is nearer to it than to any other.
import { along, type Box, type Point } from './plane';

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
  const side = (p: Point): number => (p.x - (a.x + b.x) / 2) * (b.x - a.x) + (p.y - (a.y + b.y) / 2) * (b.y - a.y);
  const kept: Point[] = [];
  polygon.forEach((p, n) => {
    const q = polygon[(n + 1) % polygon.length]!;
    const [sp, sq] = [side(p), side(q)];
    if (sp <= 0) kept.push(p);
    if (sp < 0 !== sq < 0 && sp !== sq) {
      const t = sp / (sp - sq);
      kept.push({ x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t });
    }
  });
  return kept;
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
