// Finding the way among cities by keys.

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
