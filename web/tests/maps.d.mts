import type { MapLike } from '../src/lib/geo/layout';

export const maps: (MapLike & { id: string; regions: { id: string }[] })[];
export const printed: string[];
