import { describe, expect, it } from 'vitest';
import { between, isArea } from '$lib/geo/area';
import { flatLand } from '$lib/geo/world';
import { called, distance, draftOf, emptyDraft, MapDraft, slug } from '$lib/mapdraft.svelte';

const WARSAW = { name: 'Warsaw', names: { pl: 'Warszawa' }, lat: 52.23, lon: 21.01 };
const LODZ = { name: 'Łódź', lat: 51.77, lon: 19.46 };

function two(): MapDraft {
  const draft = new MapDraft(emptyDraft('Mine'));
  draft.add(WARSAW, 'region-1');
  draft.add(LODZ, 'region-1');
  return draft;
}

describe('a map that is drawn', () => {
  it('gives cities ids of their own', () => {
    const draft = two();
    expect(draft.add(LODZ, 'region-1')).toBe('lodz-2');
    expect(draft.city('warsaw')).toMatchObject({ name: 'Warsaw', name_pl: 'Warszawa', region: 'region-1' });
    expect(slug('  Çà! ')).toBe('ca');
  });

  it('prices a connection by its length', () => {
    const draft = two();
    draft.connect('warsaw', 'lodz');
    expect(draft.link('lodz', 'warsaw')!.cost).toBe(6);
    draft.connect('lodz', 'warsaw');
    draft.connect('lodz', 'lodz');
    expect(draft.data.connections).toHaveLength(1);
    expect(Math.round(distance(WARSAW, LODZ))).toBe(118);
  });

  it('takes whole costs from 0 to 99 only', () => {
    const draft = two();
    draft.connect('warsaw', 'lodz', 5);
    draft.price('warsaw', 'lodz', 100);
    draft.price('warsaw', 'lodz', NaN);
    expect(draft.link('warsaw', 'lodz')!.cost).toBe(5);
    draft.price('lodz', 'warsaw', 0);
    expect(draft.link('warsaw', 'lodz')!.cost).toBe(0);
  });

  it('takes the connections of a city away with it, and gives all back', () => {
    const draft = two();
    draft.connect('warsaw', 'lodz');
    draft.remove('lodz');
    expect(draft.data.connections).toEqual([]);
    draft.undo();
    expect(draft.data.connections).toHaveLength(1);
    draft.redo();
    expect(draft.data.cities).toHaveLength(1);
    draft.undo();
    draft.move('lodz', 95, 20.123);
    expect(draft.city('lodz')).toMatchObject({ lat: 89, lon: 20.12 });
    expect(draft.future).toEqual([]);
  });

  it('keeps a region that has cities', () => {
    const draft = two();
    const other = draft.addRegion();
    draft.paint('lodz', other);
    draft.removeRegion(other);
    expect(draft.data.regions).toHaveLength(2);
    draft.paint('lodz', 'region-1');
    draft.removeRegion(other);
    expect(draft.data.regions).toHaveLength(1);
  });
});

describe('many steps at once', () => {
  it('takes one undo for what was proposed', () => {
    const draft = new MapDraft(emptyDraft('Mine'));
    draft.addAll([WARSAW, LODZ, LODZ], 'region-1');
    expect(draft.data.cities.map(({ id }) => id)).toEqual(['warsaw', 'lodz', 'lodz-2']);
    draft.connectAll([{ a: 0, b: 2, cost: 8 }]);
    expect(draft.drawn.connections).toEqual([{ a: 0, b: 2, cost: 8 }]);
    const east = { id: 'east', name: 'East', name_es: 'Este', name_pl: 'Wschód', color: 'red', cities: [0, 1, 2] };
    draft.divide([east]);
    expect(draft.data.regions.map(({ id }) => id)).toEqual(['east']);
    expect(draft.city('lodz')!.region).toBe('east');
    draft.priceAll([{ a: 'lodz-2', b: 'warsaw', cost: 3 }]);
    expect(draft.link('warsaw', 'lodz-2')!.cost).toBe(3);
    for (let n = 0; n < 4; n++) draft.undo();
    expect(draft.data.cities).toEqual([]);
    expect(draft.isChanged).toBe(false);
  });

  it('reads whatever was saved', () => {
    const odd = draftOf({ name: 5, regions: 'x', cities: [null, { id: 'a', lat: 1, lon: 'x' }], connections: [{ a: 'a' }] });
    expect(odd).toMatchObject({ id: 'map', name: '', cities: [], connections: [] });
    expect(odd.regions).toHaveLength(1);
    const far = draftOf({ cities: [{ id: 'a', lat: 1e300, lon: -1e300 }], connections: [{ a: 'a', b: 'b', cost: -7.5 }] });
    expect(far.cities[0]).toMatchObject({ lat: 89.9, lon: -180 });
    expect(far.connections[0]!.cost).toBe(0);
  });

  it('calls cities and regions as the reader does', () => {
    const draft = two();
    expect(called(draft.city('warsaw')!, 'pl')).toBe('Warszawa');
    expect(called(draft.city('warsaw')!, 'es')).toBe('Warsaw');
    draft.call('warsaw', 'Capital');
    expect(called(draft.city('warsaw')!, 'pl')).toBe('Capital');
  });
});

describe('a rectangle of the globe', () => {
  it('lies between two points, whichever is first', () => {
    expect(between({ x: 24, y: 49.04 }, { x: 14, y: 55 })).toEqual([14, 49, 24, 55]);
    expect(between({ x: 14, y: 49 }, { x: 14.1, y: 55 })).toBeNull();
    expect(between({ x: 170, y: -100 }, { x: 900, y: 10 })).toEqual([170, -90, 180, 10]);
    expect(isArea([5, 45, 4, 49])).toBe(false);
  });

  it('is drawn with the land that lies across the date line on both sides', () => {
    const path = flatLand({ degree: 1, countries: ['M170,60l15,0 0,5-15,0z', 'M178,60l-357,0 0,5 357,0z'] });
    expect(path).toContain('M178.00,-60.00 181.00,-60.00');
    expect(path).toContain('M-182.00,-60.00 -179.00,-60.00');
  });
});
