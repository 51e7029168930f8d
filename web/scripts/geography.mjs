// Makes the land behind maps from Natural Earth's outlines, which are in the public domain.
// Written: src/boards/map/world.json for maps that bring no land, src/pages/start/germany.json, and the table [land] of
// every map file that is named: npm run geography -- ../src/megavolt/data/map-usa.toml
import { geoArea, geoAzimuthalEqualArea, geoContains } from 'd3-geo';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { feature, merge, mesh } from 'topojson-client';

const EARTH = 6371; // kilometres
const MARGIN = 0.8; // land beyond the cities, in parts of the longer side
const STEPS = 1400; // how finely the longer side is told
const NEAR = 1.1; // steps that a simpler outline may be off
const TINY = 20; // square steps; smaller islands are left out
const COMMENT = '# What is drawn behind the cities, from Natural Earth (public domain); docs/maps.md explains it.';
const DEGREE = 20; // steps a degree in the outlines of all countries
// Where it is not every country with a city: Konstanz and Passau lie on the border, and rounding puts them across it.
const HOME = { germany: ['Germany'] };

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const own = path('../../.venv/bin/python');
const python = process.env.PYTHON ?? (existsSync(own) ? own : 'python3');
const read = (...files) => JSON.parse(execFileSync(python, [path('maps.py'), ...files], { encoding: 'utf-8', maxBuffer: 1e8 }));
const atlases = {};

function atlas(detail) {
  atlases[detail] ??= JSON.parse(readFileSync(path(`../node_modules/world-atlas/countries-${detail}.json`), 'utf-8'));
  return atlases[detail];
}

/** The middle of a map in degrees. */
function middle(cities) {
  const mid = (values) => (Math.min(...values) + Math.max(...values)) / 2;
  return [mid(cities.map((c) => c.lon)), mid(cities.map((c) => c.lat))];
}

function geography(map) {
  const center = middle(map.cities);
  const plane = geoAzimuthalEqualArea().rotate([-center[0], -center[1]]).scale(EARTH).translate([0, 0]).precision(0);
  const points = map.cities.map((city) => plane([city.lon, city.lat]));
  const [low, high] = [0, 1]
    .map((axis) => points.map((p) => p[axis]))
    .reduce(
      ([low, high], values) => [
        [...low, Math.min(...values)],
        [...high, Math.max(...values)],
      ],
      [[], []],
    );
  const side = Math.max(high[0] - low[0], high[1] - low[1]);
  const unit = side / STEPS;
  const beyond = side * MARGIN;
  plane.clipExtent([low.map((v) => v - beyond), high.map((v) => v + beyond)]);
  const topology = atlas(side < 1500 ? '10m' : '50m');
  const { countries } = topology.objects;
  const home = countries.geometries.filter((country) => {
    if (HOME[map.id]) return HOME[map.id].includes(country.properties.name);
    const shape = feature(topology, country);
    return !insideOut(shape) && map.cities.some((city) => geoContains(shape, [city.lon, city.lat]));
  });
  return {
    center,
    unit,
    land: outline(merge(topology, countries.geometries), plane, unit, true),
    home: outline(merge(topology, home), plane, unit, true),
    borders: outline(
      mesh(topology, countries, (a, b) => a !== b),
      plane,
      unit,
      false,
    ),
  };
}

/** Lines on the plane in whole steps, as an SVG path. */
function outline(shape, plane, unit, closed) {
  const lines = [];
  const sink = plane.stream({
    point: (x, y) => lines.at(-1).push([Math.round(x / unit), Math.round(y / unit)]),
    lineStart: () => lines.push([]),
    lineEnd: () => {},
    polygonStart: () => {},
    polygonEnd: () => {},
  });
  for (const part of shape.coordinates) {
    if (!closed) draw([part], sink, closed);
    else if (!insideOut({ type: 'Polygon', coordinates: part })) draw(part, sink, closed);
  }
  return lines
    .map((line) => (closed ? ring(line) : simpler(line)))
    .filter((line) => line.length > (closed ? 2 : 1) && (!closed || Math.abs(area(line)) > TINY))
    .map((line) => written(line) + (closed ? 'z' : ''))
    .join('');
}

/** An island so small that it has no area left counts as all the rest of the globe. */
function insideOut(shape) {
  return geoArea(shape) > 2 * Math.PI;
}

function draw(part, sink, closed) {
  if (closed) sink.polygonStart();
  for (const line of part) {
    sink.lineStart();
    for (const [lon, lat] of closed ? line.slice(0, -1) : line) sink.point(lon, lat);
    sink.lineEnd();
  }
  if (closed) sink.polygonEnd();
}

/** A closed line is simplified in two halves, so that both ends of each stay. */
function ring(line) {
  const half = line.length >> 1;
  return [...simpler(line.slice(0, half + 1)).slice(0, -1), ...simpler(line.slice(half))];
}

/** Douglas and Peucker: points nearer than NEAR to the line between others go. */
function simpler(line) {
  if (line.length < 3) return line;
  const [first, last] = [line[0], line.at(-1)];
  let [far, most] = [0, 0];
  for (let i = 1; i < line.length - 1; i++) {
    const off = distance(line[i], first, last);
    if (off > most) [far, most] = [i, off];
  }
  if (most <= NEAR) return [first, last];
  return [...simpler(line.slice(0, far + 1)).slice(0, -1), ...simpler(line.slice(far))];
}

function distance([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length)) : 0;
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

function area(line) {
  return line.reduce((sum, [x, y], i) => sum + x * line[(i + 1) % line.length][1] - y * line[(i + 1) % line.length][0], 0) / 2;
}

function written(line) {
  const [[x, y], ...rest] = line;
  let [px, py] = [x, y];
  const steps = rest.map(([qx, qy]) => {
    const step = `${qx - px},${qy - py}`;
    [px, py] = [qx, qy];
    return step;
  });
  return `M${x},${y}l${steps.join(' ')}`.replaceAll(/[, ]-/g, '-');
}

/** Every country in degrees, coarser than a shipped map: borders are simplified once, so that neighbours still fit. */
function world() {
  const topology = atlas('50m');
  const { scale, translate } = topology.transform;
  const arcs = topology.arcs.map((arc) => {
    let [x, y] = [0, 0];
    const steps = arc.map(([dx, dy]) => {
      [x, y] = [x + dx, y + dy];
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]].map((degrees) => Math.round(degrees * DEGREE));
    });
    const [first, last] = [steps[0], steps.at(-1)];
    return first[0] === last[0] && first[1] === last[1] ? ring(steps) : simpler(steps);
  });
  const simple = { ...topology, transform: undefined, arcs };
  const countries = topology.objects.countries.geometries.map((country) => {
    const { type, coordinates } = feature(simple, country).geometry;
    const rings = (type === 'Polygon' ? [coordinates] : coordinates).flat().map((line) => line.slice(0, -1));
    const sizes = rings.map((line) => Math.abs(area(line)));
    return rings
      .filter((line, n) => line.length > 2 && (sizes[n] > TINY || sizes[n] === Math.max(...sizes)))
      .map((line) => `${written(line)}z`)
      .join('');
  });
  return { degree: DEGREE, countries: countries.filter(Boolean) };
}

const text = `${JSON.stringify(world())}\n`;
writeFileSync(path('../src/boards/map/world.json'), text);
console.log(`world: ${text.length} bytes`);
for (const file of process.argv.slice(2)) {
  const { center, unit, ...paths } = geography(read(file)[0]);
  const land = [
    `center = [${center.map((degrees) => Number(degrees.toFixed(4))).join(', ')}]`,
    `unit = ${Number(unit.toFixed(6))}`,
    ...Object.entries(paths).map(([key, line]) => `${key} = "${line}"`),
  ];
  const before = readFileSync(file, 'utf-8').replace(/\n*(#.*\n)?\[land\]\n(\w.*\n)*/, '\n');
  writeFileSync(file, `${before}\n${COMMENT}\n[land]\n${land.join('\n')}\n`);
  console.log(`${file}: ${land.join('').length} bytes`);
}
const { regions, cities, connections, land } = read().find((map) => map.id === 'germany');
writeFileSync(path('../src/pages/start/germany.json'), `${JSON.stringify({ regions, cities, connections, land })}\n`);
