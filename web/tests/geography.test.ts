// The map: projected as by d3, laid out so that nothing covers a city.
import { geoAzimuthalEqualArea } from 'd3-geo';
import { describe, expect, it } from 'vitest';
import { cells } from '../src/lib/geo/cells';
import { BADGE, CITY, LEAST, layout, type MapLike } from '../src/lib/geo/layout';
import { towards } from '../src/lib/geo/network';
import { apart, around, nearest, type Point } from '../src/lib/geo/plane';
import { frameOf, kilometres, middle, project } from '../src/lib/geo/projection';
import maps from './recorded/maps.json';

const MAPS = maps as unknown as (MapLike & { id: string })[];
const lands = import.meta.glob<{ center: [number, number] }>('../src/boards/map/land/*.json', { eager: true, import: 'default' });

describe.each(MAPS.map((map) => [map.id, map] as const))('%s', (id, map) => {
  const { cities, connections } = layout(map);

  it('is projected as the land behind it', () => {
    const center = middle(map.cities);
    expect(lands[`../src/boards/map/land/${id}.json`]?.center).toEqual(center);
    const plane = geoAzimuthalEqualArea().rotate([-center[0], -center[1]]).scale(6371).translate([0, 0]);
    for (const city of map.cities) {
      const [x, y] = plane([city.lon, city.lat]) ?? [0, 0];
      const own = kilometres(center, city.lon, city.lat);
      expect(Math.hypot(own.x - x, own.y - y)).toBeLessThan(0.01);
    }
  });

  it('keeps cities apart', () => {
    for (const [n, a] of cities.entries())
      for (const b of cities.slice(n + 1)) expect(apart(a, b), `${a.id} ${b.id}`).toBeGreaterThanOrEqual(LEAST - 1);
  });

  it('keeps cities near where they are', () => {
    const frame = frameOf(map.cities);
    const moved = cities.map((city) => apart(city, project(frame, city)));
    expect(Math.max(...moved)).toBeLessThan(2 * LEAST);
    expect(moved.reduce((a, b) => a + b) / moved.length).toBeLessThan(LEAST / 2);
  });

  it('puts no cost on a city or on another cost', () => {
    for (const [n, link] of connections.entries()) {
      const name = `${link.a.id} ${link.b.id}`;
      for (const city of cities) expect(apart(link, city), `${name} ${city.id}`).toBeGreaterThan(CITY + BADGE);
      for (const other of connections.slice(n + 1))
        expect(apart(link, other), `${name} ${other.a.id} ${other.b.id}`).toBeGreaterThan(2 * BADGE);
    }
  });

  it('leads no line through a city', () => {
    for (const link of connections)
      for (const city of cities)
        if (city !== link.a && city !== link.b)
          expect(apart(city, nearest(city, link.a, link.b)), `${link.a.id} ${link.b.id} ${city.id}`).toBeGreaterThan(CITY);
  });

  it('is the same each time', () => {
    expect(layout(map)).toMatchObject({ cities, connections });
  });

  it('lets arrow keys reach every city', () => {
    const reached = new Set([cities[0]!]);
    for (const city of reached)
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const)
        reached.add(towards(cities, city, dx, dy));
    expect(reached.size).toBe(cities.length);
  });
});

describe('cells', () => {
  it('divide the whole box', () => {
    const points: Point[] = [
      { x: 1, y: 1 },
      { x: 5, y: 2 },
      { x: 3, y: 7 },
    ];
    const size = (polygon: Point[]): number =>
      Math.abs(
        polygon.reduce((sum, p, n) => sum + p.x * polygon[(n + 1) % polygon.length]!.y - p.y * polygon[(n + 1) % polygon.length]!.x, 0),
      ) / 2;
    const box = around(points, 2);
    const sizes = cells(points, box).map(size);
    expect(sizes.reduce((a, b) => a + b)).toBeCloseTo(box.width * box.height);
    expect(Math.min(...sizes)).toBeGreaterThan(0);
  });
});
