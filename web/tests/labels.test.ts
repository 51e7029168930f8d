// Names and costs of the map that is being drawn.
import { describe, expect, it } from 'vitest';
import { costLabel, labelled, nameLabel } from '../src/lib/geo/labels';

const [left, right] = [
  { x: 0, y: 0 },
  { x: 300, y: 0 },
];
const sight = { x: -500, y: -500, width: 1000, height: 1000 };

describe('labels', () => {
  it('are all there where there is room', () => {
    const wanted = [nameLabel('a', left, 'Alfa', 11, 1), nameLabel('b', right, 'Beta', 11, 1), costLabel('a b', left, right, 12, 1)];
    const found = labelled([left, right], wanted, 1, sight);
    expect([...found.keys()]).toEqual(['a', 'b', 'a b']);
    expect(found.get('a b')).toEqual({ x: 150, y: 0 });
    expect(found.get('a')!.y).toBeLessThan(0);
  });

  it('leave out what would cover others, the last first', () => {
    const crowd = Array.from({ length: 12 }, (_, n) => ({ x: n * 9, y: 0 }));
    const wanted = crowd.map((at, n) => nameLabel(`${n}`, at, 'Stratford', 11, 1));
    const found = labelled(crowd, wanted, 1, sight);
    expect(found.has('0')).toBe(true);
    expect(found.size).toBeLessThan(8);
  });

  it('show what is chosen whatever it covers', () => {
    const wanted = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => nameLabel(key, left, 'Somewhere', 11, 1, key === 'f'));
    const found = labelled([left], wanted, 1, sight);
    expect([...found.keys()][0]).toBe('f');
    expect(found.size).toBe(4);
  });

  it('are never cut off', () => {
    const edge = { x: -490, y: 0 };
    const found = labelled([edge], [nameLabel('a', edge, 'Gorzów Wielkopolski', 11, 1)], 1, sight);
    expect(found.get('a')!.x).toBeGreaterThan(edge.x);
  });

  it('are as large on the screen whatever the zoom', () => {
    const near = nameLabel('a', left, 'Alfa', 11, 0.5).spots[0]!;
    const far = nameLabel('a', left, 'Alfa', 11, 1).spots[0]!;
    expect(far.width).toBeCloseTo(near.width * 2);
  });
});
