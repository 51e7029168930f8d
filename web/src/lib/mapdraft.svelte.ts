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

  rename(name: string): void {
    const others = Object.fromEntries(NAMES.filter((key) => key in this.data).map((key) => [key, name]));
    this.#change({ name, ...others, id: slug(name).slice(0, 56) });
  }

  // ---- cities

  /** A city in a region; gives its id. */
  add(found: Pick<FoundCity, 'name' | 'lat' | 'lon'> & { names?: Record<string, string> }, region: string): string {
    const id = unused(slug(found.name), this.data.cities);
    const names = Object.fromEntries(Object.entries(found.names ?? {}).map(([lang, text]) => [`name_${lang}`, text]));
    const city = { id, name: found.name, ...names, region, lat: round(found.lat), lon: round(found.lon) };
    this.#change({ cities: [...this.data.cities, city] });
    return id;
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

  price(a: string, b: string, cost: number): void {
    const old = this.link(a, b);
    const whole = Math.round(cost);
    if (!old || old.cost === whole || !(whole >= 0 && whole <= 99)) return;
    this.#change({ connections: this.data.connections.map((one) => (one === old ? { ...one, cost: whole } : one)) });
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
