// The land behind a map, loaded when one is shown.
import type { Layout } from '$lib/geo/layout';
import { landAround, type Outline, type World } from '$lib/geo/world';

/** That of the map's file, or of the countries that the cities lie in; null where they lie in none. */
export async function outlineOf({ land }: { land?: Outline | null }, { frame, cities }: Layout): Promise<Outline | null> {
  if (land) return land;
  const { default: world } = await import('./world.json');
  return landAround(world as World, cities, frame);
}
