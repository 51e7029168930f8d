// What is written on the map that is being drawn: the names and costs there is room for, those that matter first.
import { box } from './forms';
import { along, isIn, shared, type Box, type Point } from './plane';
import { costWidth, estimated } from './signs';

// Pixels of the screen.
export const [NAME, OFFERED, COST] = [11.5, 10, 11]; // the sizes of letters
const DOT = 15; // of a city, with its edge
const LINE = 1.3; // the height of a line, in parts of its letters

export interface Label {
  key: string;
  spots: Box[]; // the best first
  must: boolean; // shown even over others
}

/** Above its city, below it, or beside it. */
export function nameLabel(key: string, at: Point, name: string, size: number, px: number, must = false): Label {
  const [width, height, off] = [estimated(name) * size * px, size * LINE * px, (DOT / 2) * px];
  const [up, aside] = [off + height / 2, off + width / 2];
  const slid = [0, width / 3, -width / 3];
  const offs: [number, number][] = [...slid.map((dx): [number, number] => [dx, -up]), ...slid.map((dx): [number, number] => [dx, up])];
  const spots = [...offs, [aside, 0] as const, [-aside, 0] as const].map(([dx, dy]) => box({ x: at.x + dx, y: at.y + dy }, width, height));
  return { key, spots, must };
}

/** In the middle of its connection, or a little off it. */
export function costLabel(key: string, a: Point, b: Point, cost: number, px: number, must = false): Label {
  const spots = [0.5, 0.4, 0.6].map((t) => box(along(a, b, t), costWidth(cost) * px, COST * LINE * px));
  return { key, spots, must };
}

/** Where each goes, by its key. What would be cut off, or cover a city or one that comes before it, is left out. */
export function labelled(dots: readonly Point[], wanted: readonly Label[], px: number, sight: Box): Map<string, Point> {
  const taken = dots.map((dot) => box(dot, DOT * px, DOT * px));
  const found = new Map<string, Point>();
  const order = [...wanted.filter(({ must }) => must), ...wanted.filter(({ must }) => !must)];
  for (const { key, spots, must } of order) {
    const fits = (one: Box): boolean => isSeen(one, sight) && !taken.some((other) => shared(one, other));
    const spot = spots.find(fits) ?? (must ? spots[0] : undefined);
    if (!spot) continue;
    taken.push(spot);
    found.set(key, { x: spot.x + spot.width / 2, y: spot.y + spot.height / 2 });
  }
  return found;
}

function isSeen({ x, y, width, height }: Box, sight: Box): boolean {
  return isIn({ x, y }, sight) && isIn({ x: x + width, y: y + height }, sight);
}
