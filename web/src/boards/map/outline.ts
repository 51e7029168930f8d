// The land behind a map, loaded when one is shown.
import type { Layout } from '$lib/geo/layout';
import { landAround, type Outline, type World } from '$lib/geo/world';

const LANDS = import.meta.glob<Outline & { center: [number, number] }>('./land/*.json', { import: 'default' });
const NEAR = 0.5; // degrees: a map of somebody's own may have the id of a shipped one, but not its middle

/** That of a shipped map, or of the countries that the cities lie in; null where they lie in none. */
export async function outlineOf(map: string, { frame, cities }: Layout): Promise<Outline | null> {
  const shipped = await LANDS[`./land/${map}.json`]?.();
  if (shipped?.center.every((degrees, n) => Math.abs(degrees - frame.center[n]!) < NEAR)) return shipped;
  const { default: world } = await import('./world.json');
  return landAround(world as World, cities, frame);
}
