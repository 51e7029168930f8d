// The land behind the shipped maps, loaded when one is shown.
export interface Outline {
  unit: number;
  land: string;
  home: string;
  borders: string;
}

const LANDS = import.meta.glob<Outline>('./land/*.json', { import: 'default' });

/** The outline of a shipped map; a map of somebody's own has none. */
export function outlineOf(map: string): Promise<Outline> | undefined {
  return LANDS[`./land/${map}.json`]?.();
}
