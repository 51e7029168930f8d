// What is written on the map: large enough, nothing over anything else, and what matters is there.
import { describe, expect, it } from 'vitest';
import { layout, type Connection, type Layout, type MapLike } from '../src/lib/geo/layout';
import { around, shared, type Box } from '../src/lib/geo/plane';
import { FAR, FONT, footprint, RANKS, READABLE, revealed, signs, unitsAt, type CitySign, type Signs } from '../src/lib/geo/signs';
import maps from './recorded/maps.json';

const MAPS = maps as unknown as (MapLike & { id: string; regions: { id: string }[] })[];
// The map's panel on a phone and on a laptop, by whether the map is tall.
const PANELS = {
  390: { tall: [374, 436], wide: [374, 328] },
  1366: { tall: [588, 653], wide: [930, 422] },
} as const;
const MARGIN = 60;

/** At which a table of six begins, with all regions in play but the last. */
function zoom(map: (typeof MAPS)[number], { cities }: Layout, width: keyof typeof PANELS): number {
  const box = around(
    cities.filter(({ region }) => region !== map.regions.at(-1)!.id),
    MARGIN,
  );
  const [w, h] = PANELS[width][box.height > box.width ? 'tall' : 'wide'];
  return Math.max(Math.min(w / box.width, h / box.height), width < 600 ? READABLE : 0);
}

/** All regions but the last are in play; every city has so many houses and prices. Every `wanted`th is mine or legal. */
function marks(map: (typeof MAPS)[number], { cities }: Layout, slots: number, wanted: number): CitySign[] {
  const out = map.regions.at(-1)!.id;
  return cities.map((city, n) => {
    if (city.region === out) return { city, slots: 0, wide: false, rank: RANKS.out };
    return { city, slots, wide: false, rank: wanted && n % wanted === 0 ? RANKS.wanted : RANKS.name };
  });
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

  describe.each([390, 1366] as const)('%s pixels wide', (width) => {
    const unit = unitsAt(zoom(map, found, width));

    it.each([1, 2, 3])('has no sign over another, with %s spaces', (slots) => {
      const cities = marks(map, found, slots, 0);
      const placed = signs(cities, costs(map, found), unit, inside);
      expect(overlaps(cities, placed, unit)).toEqual([]);
      expect(placed.names.size).toBeGreaterThan(cities.length * 0.6);
    });

    it.each([1, 2])('names every city that is mine or can be built in, with %s spaces', (slots) => {
      for (const wanted of [1, 2, 3]) {
        const cities = marks(map, found, slots, wanted);
        const placed = signs(cities, costs(map, found), unit, inside);
        expect(cities.filter(({ city, rank }) => rank === RANKS.wanted && !placed.names.has(city.id))).toEqual([]);
        expect(overlaps(cities, placed, unit), `every ${wanted}.`).toEqual([]);
      }
    });

    it('shows whatever is pointed at, and moves nothing else', () => {
      const cities = marks(map, found, 3, 0);
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
    const cities = marks(map, found, 2, 2);
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

  it('is read at once on a small screen', () => {
    expect(FAR).toBeLessThan(READABLE);
  });
});
