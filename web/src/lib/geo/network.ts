// The cheapest way through the cities in play, as the server counts it.

type Links = readonly (readonly [string, string, number])[];

/** Cities of a cheapest path from any of the sources to the target, both ends included; none if there is no way. */
export function cheapestPath(links: Links, inPlay: ReadonlySet<string>, sources: readonly string[], target: string): string[] {
  const cost = new Map(sources.map((city) => [city, 0]));
  const before = new Map<string, string>();
  const open = new Set(sources);
  while (open.size) {
    const city = [...open].reduce((a, b) => (cost.get(b)! < cost.get(a)! ? b : a));
    if (city === target) return walkedBack(before, target);
    open.delete(city);
    for (const [next, price] of neighbours(links, city)) {
      const total = cost.get(city)! + price;
      if (!inPlay.has(next) || total >= (cost.get(next) ?? Infinity)) continue;
      cost.set(next, total);
      before.set(next, city);
      open.add(next);
    }
  }
  return [];
}

export function neighbours(links: Links, city: string): [string, number][] {
  return links.flatMap(([a, b, cost]): [string, number][] => {
    if (a === city) return [[b, cost]];
    return b === city ? [[a, cost]] : [];
  });
}

/** The connections of a network: of each city in turn, the cheapest path from those before it. Each as two ids in order. */
export function networkLinks(links: Links, inPlay: ReadonlySet<string>, cities: readonly string[]): Set<string> {
  const paths = cities.map((city, n) => (n ? cheapestPath(links, inPlay, cities.slice(0, n), city) : []));
  return new Set(paths.flatMap((path) => path.slice(1).map((city, n) => linkId(path[n]!, city))));
}

/** A connection, whichever way one goes. */
export function linkId(a: string, b: string): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

function walkedBack(before: ReadonlyMap<string, string>, target: string): string[] {
  const path = [target];
  for (let city = before.get(target); city !== undefined; city = before.get(city)) path.unshift(city);
  return path;
}

/** The city to which an arrow key leads: the nearest in that direction. */
export function towards<C extends { id: string; x: number; y: number }>(cities: readonly C[], from: C, dx: number, dy: number): C {
  let [best, least] = [from, Infinity];
  for (const city of cities) {
    const [x, y] = [city.x - from.x, city.y - from.y];
    const [ahead, aside] = [x * dx + y * dy, Math.abs(x * dy - y * dx)];
    if (ahead <= 0 || aside > ahead * 1.7) continue;
    const far = ahead + aside * 1.5;
    if (far < least) [best, least] = [city, far];
  }
  return best;
}
