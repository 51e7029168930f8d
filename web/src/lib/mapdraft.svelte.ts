// A map while it is drawn: every change makes a new state, so that all of them can be undone.
import type { FoundCity } from './api/types';

export interface DraftRegion {
  id: string;
  name: string;
  color: string;
  [other: string]: unknown;
}

export interface DraftCity {
  id: string;
  name: string;
  region: string;
  lat: number;
  lon: number;
  [other: string]: unknown;
}

export interface DraftLink {
  a: string;
  b: string;
  cost: number;
}

export interface Draft {
  id: string;
  name: string;
  regions: DraftRegion[];
  cities: DraftCity[];
  connections: DraftLink[];
  [other: string]: unknown;
}

export const COLORS = ['green', 'brown', 'red', 'yellow', 'blue', 'purple', 'cyan', 'orange', 'gray', 'lime', 'navy', 'pink'];
const UNDONE = 200; // states that are remembered
const PER_KM = 0.055; // of a connection's cost, where the map has none to go by
const [LEAST, MOST] = [3, 28];
const NAMES = ['name_es', 'name_pl'] as const;

export function emptyDraft(name: string): Draft {
  return { id: 'map', name, regions: [{ id: 'region-1', name: '1', color: COLORS[0]! }], cities: [], connections: [] };
}

/** What the server gave, as far as it can be drawn: a map in the making may hold anything. */
export function draftOf(data: Record<string, unknown>): Draft {
  const entries = (key: string): Record<string, unknown>[] =>
    (Array.isArray(data[key]) ? (data[key] as unknown[]) : []).filter((one) => typeof one === 'object' && one !== null) as Record<
      string,
      unknown
    >[];
  const text = (value: unknown): value is string => typeof value === 'string' && value !== '';
  const regions = entries('regions').filter(({ id }) => text(id)) as unknown as DraftRegion[];
  const numbers = (...values: unknown[]): boolean => values.every((value) => Number.isFinite(value));
  const cities = (entries('cities') as unknown as DraftCity[]).filter(({ id, lat, lon }) => text(id) && numbers(lat, lon));
  const links = (entries('connections') as unknown as DraftLink[]).filter(({ a, b, cost }) => text(a) && text(b) && numbers(cost));
  const empty = emptyDraft(text(data.name) ? data.name : '');
  return {
    ...data,
    id: text(data.id) ? data.id : empty.id,
    name: empty.name,
    regions: regions.length ? regions : empty.regions,
    cities: cities.map((city) => ({ ...city, lat: clamp(city.lat, 89.9), lon: clamp(city.lon, 180) })),
    connections: links.map((link) => ({ ...link, cost: Math.max(0, Math.round(clamp(link.cost, 99))) })),
  };
}

/** What a map, a city or a region is called in a language. */
export function called(one: Draft | DraftCity | DraftRegion, language: string): string {
  const name = one[`name_${language}`];
  return typeof name === 'string' && name ? name : one.name;
}

/** ASCII words joined by '-', as ids must be. */
export function slug(text: string): string {
  const plain = text.replace(/ł/g, 'l').replace(/Ł/g, 'L').replace(/ø/gi, 'o').replace(/ß/g, 'ss').replace(/æ/gi, 'ae');
  const ascii = plain.normalize('NFKD').replace(/[^\x20-\x7f]/g, '');
  return (
    ascii
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 56) || 'city'
  );
}

function unused(wanted: string, taken: readonly { id: string }[]): string {
  const ids = new Set(taken.map(({ id }) => id));
  if (!ids.has(wanted)) return wanted;
  let n = 2;
  while (ids.has(`${wanted}-${n}`)) n++;
  return `${wanted}-${n}`;
}

/** Kilometres on the globe. */
export function distance(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const rad = Math.PI / 180;
  const h =
    Math.sin(((b.lat - a.lat) * rad) / 2) ** 2 + Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(((b.lon - a.lon) * rad) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(h)));
}

type NewCity = Pick<FoundCity, 'name' | 'lat' | 'lon'> & { names?: Record<string, string> };

/** A map as the server takes it for proposals: cities by their place in the list. */
export interface Drawn {
  cities: { lat: number; lon: number }[];
  connections: { a: number; b: number; cost: number }[];
}

export class MapDraft {
  data = $state.raw<Draft>(emptyDraft(''));
  past = $state.raw<Draft[]>([]);
  future = $state.raw<Draft[]>([]);
  saved = $state.raw<Draft | null>(null); // as it was kept last

  constructor(data: Draft) {
    this.data = data;
    this.saved = data;
  }

  get isChanged(): boolean {
    return this.data !== this.saved;
  }

  city(id: string): DraftCity | undefined {
    return this.data.cities.find((city) => city.id === id);
  }

  link(a: string, b: string): DraftLink | undefined {
    return this.data.connections.find((one) => (one.a === a && one.b === b) || (one.a === b && one.b === a));
  }

  #change(part: Partial<Draft>): void {
    this.past = [...this.past.slice(-UNDONE), this.data];
    this.future = [];
    this.data = { ...this.data, ...part };
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.future = [this.data, ...this.future];
    this.data = before;
  }

  redo(): void {
    const [next, ...rest] = this.future;
    if (!next) return;
    this.future = rest;
    this.past = [...this.past, this.data];
    this.data = next;
  }

  /** Another state of the same map, as a step that can be undone. */
  restore(data: Draft): void {
    this.past = [...this.past.slice(-UNDONE), this.data];
    this.future = [];
    this.data = data;
  }

  rename(name: string): void {
    if (!name.trim() || name === this.data.name) return;
    const others = Object.fromEntries(NAMES.filter((key) => key in this.data).map((key) => [key, name]));
    this.#change({ name, ...others, id: slug(name).slice(0, 56) });
  }

  // ---- cities

  /** A city in a region; gives its id. */
  add(found: NewCity, region: string): string {
    this.addAll([found], region);
    return this.data.cities.at(-1)!.id;
  }

  /** Several cities, as one step. */
  addAll(found: readonly NewCity[], region: string): void {
    const cities = [...this.data.cities];
    for (const one of found) {
      const names = Object.fromEntries(Object.entries(one.names ?? {}).map(([lang, text]) => [`name_${lang}`, text]));
      const [lat, lon] = [round(clamp(one.lat, 89)), round(clamp(one.lon, 180))];
      cities.push({ id: unused(slug(one.name), cities), name: one.name, ...names, region, lat, lon });
    }
    this.#change({ cities });
  }

  move(id: string, lat: number, lon: number): void {
    this.#city(id, { lat: round(clamp(lat, 89)), lon: round(clamp(lon, 180)) });
  }

  call(id: string, name: string): void {
    const old = this.city(id);
    if (!old || old.name === name || !name.trim()) return;
    const kept = Object.fromEntries(Object.entries(old).filter(([key]) => !(NAMES as readonly string[]).includes(key))) as DraftCity;
    this.#change({ cities: this.data.cities.map((city) => (city.id === id ? { ...kept, name } : city)) });
  }

  paint(id: string, region: string): void {
    if (this.city(id)?.region !== region) this.#city(id, { region });
  }

  remove(id: string): void {
    const halves = (this.data.metropolises as { cities: string[] }[] | undefined) ?? [];
    this.#change({
      cities: this.data.cities.filter((city) => city.id !== id),
      connections: this.data.connections.filter(({ a, b }) => a !== id && b !== id),
      ...(halves.length ? { metropolises: halves.filter(({ cities }) => !cities.includes(id)) } : {}),
    });
  }

  #city(id: string, part: Partial<DraftCity>): void {
    this.#change({ cities: this.data.cities.map((city) => (city.id === id ? { ...city, ...part } : city)) });
  }

  // ---- connections

  /** What a connection of this length costs on this map. */
  usual(a: string, b: string): number {
    const [from, to] = [this.city(a), this.city(b)];
    if (!from || !to) return LEAST;
    const rates = this.data.connections
      .filter(({ cost }) => cost > 0)
      .map((one) => one.cost / Math.max(1, distance(this.city(one.a)!, this.city(one.b)!)))
      .sort((x, y) => x - y);
    const rate = rates[rates.length >> 1] ?? PER_KM;
    return Math.min(MOST, Math.max(LEAST, Math.round(distance(from, to) * rate)));
  }

  connect(a: string, b: string, cost = this.usual(a, b)): void {
    if (a === b || !this.city(a) || !this.city(b) || this.link(a, b)) return;
    this.#change({ connections: [...this.data.connections, { a, b, cost }] });
  }

  get drawn(): Drawn {
    const places = new Map(this.data.cities.map(({ id }, n) => [id, n]));
    return {
      cities: this.data.cities.map(({ lat, lon }) => ({ lat, lon })),
      connections: this.data.connections
        .filter(({ a, b }) => places.has(a) && places.has(b))
        .map(({ a, b, cost }) => ({ a: places.get(a)!, b: places.get(b)!, cost })),
    };
  }

  /** Several connections, as one step. */
  connectAll(links: Drawn['connections']): void {
    const id = (n: number): string => this.data.cities[n]!.id;
    this.#change({ connections: [...this.data.connections, ...links.map(({ a, b, cost }) => ({ a: id(a), b: id(b), cost }))] });
  }

  /** False if it is no cost: a whole number from 0 to 99. */
  price(a: string, b: string, cost: number): boolean {
    const old = this.link(a, b);
    if (!old || !(Number.isInteger(cost) && cost >= 0 && cost <= 99)) return false;
    if (old.cost !== cost) this.#change({ connections: this.data.connections.map((one) => (one === old ? { ...one, cost } : one)) });
    return true;
  }

  /** Many costs at once, as one step. */
  priceAll(links: readonly DraftLink[]): void {
    const costs = new Map(links.flatMap(({ a, b, cost }) => [`${a} ${b}`, `${b} ${a}`].map((key): [string, number] => [key, cost])));
    this.#change({ connections: this.data.connections.map((one) => ({ ...one, cost: costs.get(`${one.a} ${one.b}`) ?? one.cost })) });
  }

  disconnect(a: string, b: string): void {
    const old = this.link(a, b);
    if (old) this.#change({ connections: this.data.connections.filter((one) => one !== old) });
  }

  // ---- regions

  addRegion(): string {
    const { regions } = this.data;
    const id = unused(`region-${regions.length + 1}`, regions);
    const color = COLORS.find((one) => !regions.some((region) => region.color === one)) ?? COLORS[0]!;
    this.#change({ regions: [...regions, { id, name: String(regions.length + 1), color }] });
    return id;
  }

  callRegion(id: string, name: string): void {
    if (!name.trim()) return;
    const only = ({ id: same, color }: DraftRegion): DraftRegion => ({ id: same, name, color });
    this.#change({ regions: this.data.regions.map((region) => (region.id === id ? only(region) : region)) });
  }

  /** New regions in place of all, each with cities by their place in the list. */
  divide(regions: readonly (DraftRegion & { cities: readonly number[] })[]): void {
    const of = new Map(regions.flatMap(({ id, cities }) => cities.map((n): [number, string] => [n, id])));
    this.#change({
      regions: regions.map(({ id, name, name_es, name_pl, color }) => ({ id, name, name_es, name_pl, color })),
      cities: this.data.cities.map((city, n) => ({ ...city, region: of.get(n) ?? city.region })),
    });
  }

  /** Only one without cities can go. */
  removeRegion(id: string): void {
    if (this.data.cities.some((city) => city.region === id) || this.data.regions.length < 2) return;
    this.#change({ regions: this.data.regions.filter((region) => region.id !== id) });
  }
}

function round(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}

function clamp(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value));
}
