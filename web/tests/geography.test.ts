// The map: projected as by d3, laid out so that there is room around every city.
import { geoAzimuthalEqualArea } from 'd3-geo';
import { describe, expect, it } from 'vitest';
import worldFile from '../src/boards/map/world.json';
import { cells, island } from '../src/lib/geo/cells';
import { LEAST, layout } from '../src/lib/geo/layout';
import { cheapestPath, networkLinks, towards } from '../src/lib/geo/network';
import { apart, around, hull, nearest, size, type Point } from '../src/lib/geo/plane';
import { frameOf, kilometres, project, type Placed } from '../src/lib/geo/projection';
import { movedPath, warp } from '../src/lib/geo/warp';
import { landAround, type Outline, type World } from '../src/lib/geo/world';
import { maps, printed } from './maps.mjs';

const MAPS = maps;
const world: World = worldFile;

/** By how many degrees a direction differs on the map. */
function turned(a: Point, b: Point, p: Point, q: Point): number {
  const angle = Math.atan2(b.y - a.y, b.x - a.x) - Math.atan2(q.y - p.y, q.x - p.x);
  return (Math.abs(Math.atan2(Math.sin(angle), Math.cos(angle))) * 180) / Math.PI;
}

describe.each(MAPS.map((map) => [map.id, map] as const))('%s', (_, map) => {
  const { frame, cities, connections } = layout(map);

  it('is projected as the land behind it', () => {
    const { center } = frame;
    const [lons, lats] = [map.cities.map((city) => city.lon), map.cities.map((city) => city.lat)];
    expect(center[0]).toBeGreaterThan(Math.min(...lons));
    expect(center[0]).toBeLessThan(Math.max(...lons));
    expect(center[1]).toBeGreaterThan(Math.min(...lats));
    expect(center[1]).toBeLessThan(Math.max(...lats));
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

  it('keeps cities near where they are, and in their directions', () => {
    const home = cities.map((city) => project(frame, city));
    const moved = cities.map((city, n) => apart(city, home[n]!));
    expect(Math.max(...moved)).toBeLessThan(2 * LEAST);
    expect(moved.reduce((a, b) => a + b) / moved.length).toBeLessThan(0.55 * LEAST);
    const turns = connections.map(({ a, b }) => turned(home[cities.indexOf(a)]!, home[cities.indexOf(b)]!, a, b));
    expect(Math.max(...turns)).toBeLessThan(90);
    expect(turns.reduce((a, b) => a + b) / turns.length).toBeLessThan(printed.includes(map.id) ? 18 : 22);
  });

  it('leads no line through a city', () => {
    for (const link of connections)
      for (const city of cities)
        if (city !== link.a && city !== link.b)
          expect(apart(city, nearest(city, link.a, link.b)), `${link.a.id} ${link.b.id} ${city.id}`).toBeGreaterThan(25);
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

describe('the polygon around points', () => {
  it('leaves out what is inside, and has an area', () => {
    const corners = [0, 0, 4, 0, 4, 2, 0, 2];
    const points = [0, 2, 4, 6].map((n): Point => ({ x: corners[n]!, y: corners[n + 1]! }));
    expect(hull([{ x: 1, y: 1 }, ...points, { x: 2, y: 0 }])).toHaveLength(4);
    expect(size(hull(points))).toBe(8);
  });
});

describe('cells', () => {
  it('divide the whole box', () => {
    const points: Point[] = [
      { x: 1, y: 1 },
      { x: 5, y: 2 },
      { x: 3, y: 7 },
    ];
    const box = around(points, 2);
    const sizes = cells(points, box).map(size);
    expect(sizes.reduce((a, b) => a + b)).toBeCloseTo(box.width * box.height);
    expect(Math.min(...sizes)).toBeGreaterThan(0);
  });
});

describe('the cheapest path', () => {
  const links = [
    ['a', 'b', 4],
    ['b', 'c', 4],
    ['a', 'c', 9],
    ['c', 'd', 1],
  ] as const;

  it('goes by what it costs, from any city of a network', () => {
    expect(cheapestPath(links, new Set('abcd'), ['a'], 'd')).toEqual(['a', 'b', 'c', 'd']);
    expect(cheapestPath(links, new Set('abcd'), ['a', 'c'], 'd')).toEqual(['c', 'd']);
  });

  it('keeps to the cities in play', () => {
    expect(cheapestPath(links, new Set('acd'), ['a'], 'd')).toEqual(['a', 'c', 'd']);
    expect(cheapestPath(links, new Set('ad'), ['a'], 'd')).toEqual([]);
  });
});

describe('the connections of a network', () => {
  const links = [
    ['a', 'b', 4],
    ['b', 'c', 4],
    ['a', 'c', 9],
    ['c', 'd', 1],
  ] as const;

  it('are the cheapest from what was there before, also through cities of others', () => {
    expect([...networkLinks(links, new Set('abcd'), ['a', 'c', 'd'])]).toEqual(['a b', 'b c', 'c d']);
    expect([...networkLinks(links, new Set('abcd'), ['a'])]).toEqual([]);
  });
});

describe('the land of a map of somebody’s own', () => {
  const place = (id: string, lat: number, lon: number): Placed => ({ id, name: id, region: 'r', lat, lon });
  const iberia = [
    place('lisboa', 38.72, -9.14),
    place('palma', 39.57, 2.65),
    place('a-coruna', 43.37, -8.4),
    place('malaga', 36.72, -4.42),
  ];

  it('is that of the countries its cities lie in, ports included', () => {
    const land = landAround(world, iberia, frameOf(iberia))!;
    expect(land.home.split('M').length).toBeLessThan(land.land.split('M').length);
    const inside = (lat: number, lon: number): boolean => isOn(land, frameOf(iberia).center, lat, lon);
    expect(inside(40.4, -3.7), 'Madrid').toBe(true);
    expect(inside(41.15, -8.6), 'Porto').toBe(true);
    expect(inside(38.5, 0.9), 'the sea').toBe(false);
    expect(inside(44.84, -0.58), 'Bordeaux: abroad').toBe(false);
  });

  it('ends where nothing of it can be seen', () => {
    const land = landAround(world, iberia, frameOf(iberia))!;
    const numbers = points(land.land).flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]);
    expect(Math.max(...numbers)).toBeLessThan(1400 * (0.5 + 0.8) + 2);
  });

  it('is there on the other side of the world', () => {
    const islands = [place('suva', -18.14, 178.44), place('nadi', -17.8, 177.4), place('auckland', -36.85, 174.76)];
    expect(landAround(world, islands, frameOf(islands))?.home).toContain('M');
  });

  it('is none for cities of nowhere, which get an island', () => {
    const atlantic = iberia.map((city) => ({ ...city, lon: city.lon - 28 }));
    expect(landAround(world, atlantic, frameOf(atlantic))).toBeNull();
    const cities = layout({ cities: atlantic, connections: [] }).cities;
    const shore = island(cities);
    for (const city of cities)
      for (const [n, p] of shore.entries()) expect(apart(city, nearest(city, p, shore[(n + 1) % shore.length]!))).toBeGreaterThan(80);
  });

  it('follows cities that were pulled apart', () => {
    const [from, to] = [
      [
        { x: 0, y: 0 },
        { x: 1000, y: 0 },
      ],
      [
        { x: 50, y: 20 },
        { x: 1000, y: 0 },
      ],
    ];
    const move = warp(from, to);
    expect(move(2, 2).x).toBeCloseTo(52, 0);
    expect(move(1000, 5).x).toBeCloseTo(1000, 0);
    expect(movedPath('M1,2l3-4 5,6zM7,8l1,1', (x, y) => ({ x, y }))).toBe('M1.0,2.0L4.0,-2.0L9.0,4.0zM7.0,8.0L8.0,9.0');
  });

  it('brings the coast along when a port and the city beside it are pulled apart', () => {
    const ends = (a: number, b: number) => [a, b].map((x) => ({ x, y: 0 }));
    const move = warp(ends(0, 12), ends(-56, 69));
    expect(move(-10, 0).x).toBeLessThan(-45); // the shore is still under the sign of the port
    expect(move(22, 0).x).toBeGreaterThan(58);
  });
});

/** The corners of a path of relative steps. */
function points(path: string): Point[] {
  const found: Point[] = [];
  movedPath(path, (x, y) => {
    found.push({ x, y });
    return { x, y };
  });
  return found;
}

function isOn({ home, unit }: Outline, center: [number, number], lat: number, lon: number): boolean {
  const { x, y } = kilometres(center, lon, lat);
  const rings = home.split('M').slice(1);
  const crossings = rings.map((ring) => {
    const corners = points(`M${ring}`);
    return corners.filter((a, n) => {
      const b = corners[(n + 1) % corners.length]!;
      const [sx, sy] = [x / unit, y / unit];
      return a.y > sy !== b.y > sy && sx < ((b.x - a.x) * (sy - a.y)) / (b.y - a.y) + a.x;
    }).length;
  });
  return crossings.reduce((a, b) => a + b, 0) % 2 === 1;
}
