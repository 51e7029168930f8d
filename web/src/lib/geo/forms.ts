// How a city is drawn at one zoom: its houses side by side or overlapping, the price of the next one where there is room.
import { around, shared, type Box, type Point } from './plane';
import type { City } from './layout';

// Sizes in pixels of the screen, at least: zoomed in, all of them grow together.
export const SLOT = 18; // from the middle of a house to that of its neighbour
const ROOM = 21; // what a house takes, with the plate behind it
const NARROW = 19; // the same where houses overlap
const DOT = 12; // a city without a house or price
const WIDER = 2; // a price of three digits goes so much farther out
// From so many units a pixel on, a city's houses overlap one another and are so many pixels apart.
const CROWDED = [
  [2.8, 6],
  [2.3, 9],
] as const;
const ROUNDS = 60;
const AWAY = 15; // as far may a crowded city be drawn off its place

export interface CityForm {
  city: City;
  at: Point; // where it is drawn
  built: number; // houses
  priced: boolean; // is the price of the next house shown?
  wide: boolean; // is it one of three digits?
  legal: boolean; // can I build there now?
  step: number; // from a house to its neighbour: where less than a slot, in one row
}

/** The middles of a city's houses and then its price, in pixels from the city. */
export function slotsOf({ built, priced, wide, step }: CityForm): Point[] {
  const count = built + (priced ? 1 : 0);
  const more = priced && wide ? WIDER : 0;
  if (count <= 1) return [{ x: 0, y: 0 }];
  if (step < SLOT) return inRow(built, priced, step, more);
  if (count === 2)
    return [
      { x: -SLOT / 2 - more, y: 0 },
      { x: SLOT / 2 + more, y: 0 },
    ];
  return [
    { x: 0, y: -SLOT / 2 },
    { x: -SLOT / 2 - more, y: SLOT / 2 },
    { x: SLOT / 2 + more, y: SLOT / 2 },
  ];
}

function inRow(built: number, priced: boolean, step: number, more: number): Point[] {
  const houses = Array.from({ length: built }, (_, n) => n * step);
  const all = priced ? [...houses, houses.at(-1)! + SLOT + more] : houses;
  return all.map((x) => ({ x: x - all.at(-1)! / 2, y: 0 }));
}

/** What a city covers, in units. */
export function footprint(form: CityForm, unit: number): Box[] {
  const { at, wide } = form;
  const tight = form.step < SLOT;
  if (!form.built && !form.priced) return [box(at, DOT * unit, DOT * unit)];
  const room = tight ? NARROW : ROOM;
  const boxes = slotsOf(form).map(({ x, y }) =>
    box({ x: at.x + x * unit, y: at.y + y * unit }, (form.priced && wide ? room + 3 : room) * unit, room * unit),
  );
  return tight ? [hull(boxes)] : boxes;
}

export function box({ x, y }: Point, width: number, height: number): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

export function hull(boxes: readonly Box[]): Box {
  return around(
    boxes.flatMap(({ x, y, width, height }) => [
      { x, y },
      { x: x + width, y: y + height },
    ]),
  );
}

/**
 * All cities, none over another: crowded ones part a little, and prices that find no room are left out, where I can build last.
 * `makingWay`: cities part for the prices of those where I can build, too.
 */
export function fitted<Form extends CityForm>(wanted: readonly Form[], unit: number, makingWay = true): Form[] {
  const step = CROWDED.find(([least]) => unit > least)?.[1] ?? SLOT;
  const forms = wanted.map((form) => ({ ...form, at: form.city, step, priced: form.priced && form.legal && makingWay }));
  const prints: Box[][] = [];
  const price = (n: number, priced: boolean): void => {
    forms[n]!.priced = priced;
    prints[n] = footprint(forms[n]!, unit);
  };
  const meets = (n: number): boolean => prints.some((other, m) => m !== n && meet(prints[n]!, other));
  const all = forms.map((_, n) => n).filter((n) => wanted[n]!.priced);
  for (let more = true; more;) {
    part(forms, unit);
    forms.forEach(({ priced }, n) => price(n, priced));
    const over = all.filter((n) => forms[n]!.priced && meets(n));
    for (const n of over) if (meets(n)) price(n, false);
    more = over.length > 0;
  }
  if (makingWay && forms.some((_, n) => meets(n))) return fitted(wanted, unit, false);
  all.sort((a, b) => Number(wanted[b]!.legal) - Number(wanted[a]!.legal));
  for (const n of all) {
    if (forms[n]!.priced) continue;
    price(n, true);
    if (meets(n)) price(n, false);
  }
  return forms;
}

function meet(some: readonly Box[], others: readonly Box[]): boolean {
  return some.some((one) => others.some((other) => shared(one, other) > 0));
}

/** Cities that lie over each other part along the shorter way, each by half, but stay near their places. */
function part(forms: CityForm[], unit: number): void {
  for (let round = 0; round < ROUNDS; round++) {
    const boxes = forms.map((form) => hull(footprint(form, unit)));
    let quiet = true;
    boxes.forEach((a, n) => {
      for (let m = n + 1; m < boxes.length; m++) {
        const b = boxes[m]!;
        if (!shared(a, b)) continue;
        quiet = false;
        const [dx, dy] = [overlap(a.x, a.width, b.x, b.width), overlap(a.y, a.height, b.y, b.height)];
        const [px, py] = Math.abs(dx) < Math.abs(dy) ? [dx / 2, 0] : [0, dy / 2];
        move(forms[n]!, px, py, unit);
        move(forms[m]!, -px, -py, unit);
      }
    });
    if (quiet) return;
  }
}

/** How far the first of two stretches has to go to be off the second, the shorter way. */
function overlap(a: number, wide: number, b: number, wider: number): number {
  const [back, on] = [b - a - wide, b + wider - a];
  return (-back <= on ? back : on) * 1.02;
}

function move(form: CityForm, dx: number, dy: number, unit: number): void {
  const [x, y] = [form.at.x + dx - form.city.x, form.at.y + dy - form.city.y];
  const far = Math.max(1, Math.hypot(x, y) / (AWAY * unit));
  form.at = { x: form.city.x + x / far, y: form.city.y + y / far };
}
