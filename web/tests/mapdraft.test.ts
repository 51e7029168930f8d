import { describe, expect, it } from 'vitest';
import { distance, emptyDraft, MapDraft, slug } from '$lib/mapdraft.svelte';

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
