// The colours of seats: told apart from each other and from the land by people with any kind of sight.
import { describe, expect, it } from 'vitest';
import app from '../src/app.css?raw';
import map from '../src/boards/map/colors.css?raw';
import { contrast, difference, leastDifference, linear } from './sight';

const THEMES = ['light', 'dark'] as const;
const REGIONS = ['green', 'brown', 'red', 'yellow', 'blue', 'purple', 'cyan', 'orange', 'gray', 'lime', 'navy', 'pink'];

/** The two colours of `light-dark(…)` after a name. */
function colours(css: string, after: string): Record<(typeof THEMES)[number], string> {
  const [light, dark] = /light-dark\((#\w{6}), (#\w{6})\)/.exec(css.slice(css.indexOf(after)))!.slice(1);
  return { light: light!, dark: dark! };
}

/** As `color-mix(in srgb, a 38%, b)`. */
function mixed(a: string, b: string): string {
  const part = (at: number): string => {
    const [p, q] = [a, b].map((hex) => parseInt(hex.slice(at, at + 2), 16)) as [number, number];
    return Math.round(p * 0.38 + q * 0.62)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

describe.each(THEMES)('in the %s theme', (theme) => {
  const seats = [0, 1, 2, 3, 4, 5].map((n) => colours(app, `--seat-${n}:`)[theme]);
  const inks = [0, 1, 2, 3, 4, 5].map((n) => colours(app, `--seat-ink-${n}:`)[theme]);
  const homeland = colours(map, '--homeland:')[theme];

  it('seats differ from each other', () => {
    for (const [n, a] of seats.entries())
      for (const b of seats.slice(n + 1)) expect(leastDifference(a, b), `${a} ${b}`).toBeGreaterThan(20);
  });

  it('seats differ from the land, also where a region tints it', () => {
    const bare = [homeland, colours(map, '--abroad:')[theme], colours(map, '--faded:')[theme], colours(app, '--panel:')[theme]];
    const tints = REGIONS.map((region) => mixed(colours(map, `.${region} {`)[theme], homeland));
    for (const seat of seats) {
      for (const land of bare) expect(leastDifference(seat, land), `${seat} ${land}`).toBeGreaterThan(20);
      for (const land of tints) expect(leastDifference(seat, land), `${seat} ${land}`).toBeGreaterThan(15);
    }
  });

  it('networks differ from connections that nobody uses', () => {
    for (const seat of seats) expect(leastDifference(seat, colours(map, '--wire:')[theme]), seat).toBeGreaterThan(10);
  });

  it('shapes are clear on the colour of their seat, and seats on a panel', () => {
    for (const [n, seat] of seats.entries()) {
      expect(contrast(seat, inks[n]!), seat).toBeGreaterThan(4.5);
      expect(contrast(seat, colours(app, '--panel:')[theme]), seat).toBeGreaterThan(3);
    }
  });
});

describe('the difference of colours', () => {
  it('is that of CIEDE2000', () => {
    expect(difference(linear('#ffffff'), linear('#000000'))).toBeCloseTo(100, 1);
    expect(difference(linear('#ff0000'), linear('#00ff00'))).toBeCloseTo(86.61, 1);
    expect(difference(linear('#0000ff'), linear('#ff00ff'))).toBeCloseTo(32.43, 0);
    expect(difference(linear('#336699'), linear('#336699'))).toBe(0);
  });

  it('is less for those who see fewer colours', () => {
    expect(leastDifference('#c0392b', '#5d7a1f')).toBeLessThan(difference(linear('#c0392b'), linear('#5d7a1f')) / 2);
  });
});
