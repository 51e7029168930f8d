// Land follows its cities: where they were pulled apart, coasts and borders give way.
import type { Point } from './plane';

const NEAR = 12; // units around a city that move with it
const STILL = 1e-9; // what is far from all cities stays where it is

export type Move = (x: number, y: number) => Point;

/** How a place moves when the cities do: like those near it. */
export function warp(from: readonly Point[], to: readonly Point[]): Move {
  const shifts = from.map((p, n) => [p.x, p.y, to[n]!.x - p.x, to[n]!.y - p.y] as const);
  return (x, y) => {
    let [all, dx, dy] = [STILL, 0, 0];
    for (const [px, py, sx, sy] of shifts) {
      const weight = 1 / ((x - px) ** 2 + (y - py) ** 2 + NEAR * NEAR) ** 2;
      all += weight;
      dx += weight * sx;
      dy += weight * sy;
    }
    return { x: x + dx / all, y: y + dy / all };
  };
}

/** An SVG path of relative steps, each of its points moved. */
export function movedPath(path: string, move: Move): string {
  return path
    .split('M')
    .slice(1)
    .map((line) => {
      const numbers = (line.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
      let [x, y] = [0, 0];
      const points: string[] = [];
      for (let n = 0; n + 1 < numbers.length; n += 2) {
        x += numbers[n]!;
        y += numbers[n + 1]!;
        const at = move(x, y);
        points.push(`${at.x.toFixed(1)},${at.y.toFixed(1)}`);
      }
      return `M${points.join('L')}${line.endsWith('z') ? 'z' : ''}`;
    })
    .join('');
}
