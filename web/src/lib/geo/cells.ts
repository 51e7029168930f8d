// The land that belongs to each city: all that is nearer to it than to any other.
import type { Box, Point } from './plane';

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

export function drawn(polygon: readonly Point[]): string {
  return `M${polygon.map((p) => `${p.x.toFixed(1)},${p.y.toFixed(1)}`).join('L')}z`;
}
