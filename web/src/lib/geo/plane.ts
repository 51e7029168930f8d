// Points and lines on the plane.

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function apart(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

export function along(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

/** The point of the line from a to b that is nearest to p. */
export function nearest(p: Point, a: Point, b: Point): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const t = length ? ((p.x - a.x) * dx + (p.y - a.y) * dy) / length : 0;
  return along(a, b, Math.max(0, Math.min(1, t)));
}

/** How far a point is from a box; 0 inside it. */
export function fromBox(p: Point, box: Box): number {
  const dx = Math.max(box.x - p.x, 0, p.x - box.x - box.width);
  const dy = Math.max(box.y - p.y, 0, p.y - box.y - box.height);
  return Math.hypot(dx, dy);
}

/** Is a point in a box, or on its edge? */
export function isIn(p: Point, box: Box): boolean {
  return p.x >= box.x && p.y >= box.y && p.x - box.x <= box.width && p.y - box.y <= box.height;
}

/** How much two boxes have in common. */
export function shared(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The box around points, with a margin. */
export function around(points: readonly Point[], margin = 0): Box {
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** What of a polygon is on the side of a line where the distance is not negative. */
export function kept(polygon: readonly Point[], distance: (p: Point) => number): Point[] {
  return polygon.flatMap((p, n) => {
    const q = polygon[(n + 1) % polygon.length]!;
    const [dp, dq] = [distance(p), distance(q)];
    const t = dp / (dp - dq);
    const crossing = dp < 0 !== dq < 0 && dp !== dq ? [{ x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t }] : [];
    return dp >= 0 ? [p, ...crossing] : crossing;
  });
}

/** The corners of the smallest convex polygon around points. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  return [...side(sorted), ...side(sorted.reverse())];
}

/** One side of it, without its last corner. */
function side(sorted: readonly Point[]): Point[] {
  const found: Point[] = [];
  for (const p of sorted) {
    while (found.length > 1 && turn(found.at(-2)!, found.at(-1)!, p) <= 0) found.pop();
    found.push(p);
  }
  return found.slice(0, -1);
}

function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** The area of a polygon. */
export function size(polygon: readonly Point[]): number {
  const twice = polygon.map((p, n) => p.x * polygon[(n + 1) % polygon.length]!.y - p.y * polygon[(n + 1) % polygon.length]!.x);
  return Math.abs(twice.reduce((a, b) => a + b, 0)) / 2;
}
