// The land behind a map, loaded when one is shown.
import type { Layout } from '$lib/geo/layout';
import type { Placed } from '$lib/geo/projection';
import { landAround, type Outline, type World } from '$lib/geo/world';

/** That of the map's file, or of the countries that the cities lie in; null where they lie in none. */
export async function outlineOf(
  { land }: { land?: Outline | null },
  { frame, cities }: Pick<Layout, 'frame' | 'cities'>,
  corners?: readonly Placed[],
): Promise<Outline | null> {
  if (land) return land;
  const { default: world } = await import('./world.json');
  return landAround(world as World, cities, frame, corners);
}
