// What is written on the map: large enough, nothing over anything else, and what matters is there.
import { describe, expect, it } from 'vitest';
import { layout, type Connection, type Layout } from '../src/lib/geo/layout';
import { apart, around, shared, type Box } from '../src/lib/geo/plane';
import { fitted, footprint, SLOT } from '../src/lib/geo/forms';
import { FONT, RANKS, READABLE, revealed, signs, unitsAt, type CitySign, type Signs } from '../src/lib/geo/signs';
import { maps, printed } from './maps.mjs';

// The printed maps, and of the others those least like a square: a long one, a bent one and a slanting one.
const MAPS = maps.filter(({ id }) => [...printed, 'argentina', 'japan', 'mexico'].includes(id));
// The map's panel on a phone and on a laptop, by whether the map is tall.
const PANELS = {
  390: { tall: [374, 436], wide: [374, 328] },
  1366: { tall: [588, 653], wide: [930, 422] },
} as const;
const MARGIN = 60;

type View = 'as it begins' | 'the whole map';

/** At which a table of six begins, with all regions in play but the last; or of all regions. */
function zoom(map: (typeof MAPS)[number], { cities }: Layout, width: keyof typeof PANELS, view: View): number {
  const begins = view === 'as it begins';
  const box = around(
    cities.filter(({ region }) => !begins || region !== map.regions.at(-1)!.id),
    MARGIN,
  );
  const [w, h] = PANELS[width][box.height > box.width ? 'tall' : 'wide'];
  return Math.max(Math.min(w / box.width, h / box.height), begins && width < 600 ? READABLE : 0);
}

/** All regions but the last are in play; every city has so many spaces, the last free. Every `wanted`th is mine or legal. */
function marks(map: (typeof MAPS)[number], { cities }: Layout, spaces: number, wanted: number, unit: number): CitySign[] {
  const out = map.regions.at(-1)!.id;
  const all = cities.map((city, n): CitySign => {
    const [playing, mine] = [city.region !== out, wanted > 0 && n % wanted === 0];
    const rank = !playing ? RANKS.out : mine ? RANKS.wanted : RANKS.name;
    return { city, at: city, built: playing ? spaces - 1 : 0, priced: playing, wide: false, legal: playing && mine, step: SLOT, rank };
  });
  return fitted(all, unit);
}

function costs(map: (typeof MAPS)[number], { connections }: Layout): { link: Connection; rank: 3 }[] {
  const out = map.regions.at(-1)!.id;
  return connections.filter(({ a, b }) => a.region !== out && b.region !== out).map((link) => ({ link, rank: RANKS.cost }));
}

/** Pairs of signs of which one covers the other. */
function overlaps(cities: readonly CitySign[], { names, costs }: Signs, unit: number): string[] {
  const boxes: [string, string, Box][] = [
    ...cities.flatMap((sign) => footprint(sign, unit).map((box): [string, string, Box] => [sign.city.id, 'house', box])),
    ...[...names].map(([id, box]): [string, string, Box] => [id, 'name', box]),
    ...[...costs].map(([link, box]): [string, string, Box] => [`${link.a.id}-${link.b.id}`, 'cost', box]),
  ];
  return boxes.flatMap(([id, kind, box], n) =>
    boxes
      .slice(n + 1)
      .filter(([other, , against]) => other !== id && shared(box, against) > 0)
      .map(([other, against]) => `${kind} of ${id}, ${against} of ${other}`),
  );
}

describe.each(MAPS.map((map) => [map.id, map] as const))('%s', (_, map) => {
  const found = layout(map);
  const inside = around(found.cities, MARGIN);

  describe.each([
    [390, 'as it begins'],
    [390, 'the whole map'],
    [1366, 'as it begins'],
    [1366, 'the whole map'],
  ] as const)('%s pixels wide, %s', (width, view) => {
    const unit = unitsAt(zoom(map, found, width, view));

    it.each([1, 2, 3, 4])('has no sign over another, with %s spaces', (spaces) => {
      for (const wanted of [0, 1, 2]) {
        const cities = marks(map, found, spaces, wanted, unit);
        const placed = signs(cities, costs(map, found), unit, inside);
        expect(overlaps(cities, placed, unit), `every ${wanted}.`).toEqual([]);
        expect(placed.names.size).toBeGreaterThan(cities.length * 0.6);
        const nameless = cities.filter(({ city, rank }) => rank === RANKS.wanted && !placed.names.has(city.id));
        if (view === 'as it begins') expect(nameless.length).toBeLessThanOrEqual(printed.includes(map.id) ? 0 : 2);
      }
    });

    it('shows prices where I can build rather than elsewhere, and the houses of every city', () => {
      const cities = marks(map, found, 3, 2, unit);
      const priced = (legal: boolean): number => {
        const all = cities.filter((mark) => mark.legal === legal && mark.built);
        return all.filter((mark) => mark.priced).length / all.length;
      };
      expect(priced(true)).toBeGreaterThanOrEqual(priced(false) - (printed.includes(map.id) ? 0 : 0.1));
      for (const { at, city } of cities) expect(apart(at, city)).toBeLessThan(16 * unit);
    });

    it('shows whatever is pointed at, and moves nothing else', () => {
      const cities = marks(map, found, 3, 0, unit);
      const placed = signs(cities, costs(map, found), unit, inside);
      const [hidden, link] = [cities.filter(({ city }) => !placed.names.has(city.id)), found.connections[0]!];
      for (const sign of hidden) {
        const now = revealed(placed, cities, [sign], [link], unit);
        expect(now.names.has(sign.city.id)).toBe(true);
        expect(now.costs.has(link)).toBe(true);
        for (const [id, box] of now.names) expect([box, undefined]).toContain(id === sign.city.id ? undefined : placed.names.get(id));
      }
    });
  });

  it('shows every name and nearly every cost on a large screen', () => {
    const unit = unitsAt(0.8);
    const cities = marks(map, found, 2, 2, unit);
    const [links, placed] = [costs(map, found), signs(cities, costs(map, found), unit, inside)];
    expect(placed.names.size).toBe(cities.length);
    expect(placed.costs.size).toBeGreaterThan(links.length * 0.95);
  });
});

describe('the size of signs', () => {
  it('is never less than 11 pixels, from near and far', () => {
    for (let zoom = 0.1; zoom < 4; zoom *= 1.013) expect(FONT * unitsAt(zoom) * zoom).toBeGreaterThan(11);
  });

  it('leaves more room between signs the nearer one looks', () => {
    let before = Infinity;
    for (let zoom = 0.1; zoom < 4; zoom *= 1.1) {
      expect(unitsAt(zoom)).toBeLessThanOrEqual(before);
      before = unitsAt(zoom);
    }
  });
});
