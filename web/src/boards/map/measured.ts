// How wide a name is in the font that this browser has found.
import { estimated } from '$lib/geo/signs';

const SIZE = 100;
const widths = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;

/** In parts of the font's size. */
export function measured(name: string): number {
  pen ??= newPen();
  if (!pen) return estimated(name);
  if (!widths.has(name)) widths.set(name, pen.measureText(name).width / SIZE);
  return widths.get(name)!;
}

function newPen(): CanvasRenderingContext2D | null {
  const found = document.createElement('canvas').getContext('2d');
  if (found) found.font = `600 ${SIZE}px ${getComputedStyle(document.documentElement).fontFamily}`;
  return found;
}
