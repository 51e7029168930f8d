// How different two colours look, to people with any of the common kinds of sight.

export type Rgb = readonly [number, number, number]; // linear light, 0 to 1
export type Sight = keyof typeof SIGHTS;

/**
 * What people see who lack one of the three kinds of cones, in linear light: Machado, Oliveira and Fernandes, "A
 * Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), severity 1.0.
 */
export const SIGHTS = {
  all: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

/** `#rrggbb` in linear light. */
export function linear(hex: string): Rgb {
  const part = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

export function seen([r, g, b]: Rgb, sight: Sight): Rgb {
  const m = SIGHTS[sight];
  const part = (n: number): number => Math.max(0, Math.min(1, m[n]! * r + m[n + 1]! * g + m[n + 2]! * b));
  return [part(0), part(3), part(6)];
}

/** CIE L*a*b* under D65. */
function lab([r, g, b]: Rgb): Rgb {
  const root = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (841 / 108) * t + 4 / 29);
  const x = root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = root(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = root((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const degrees = (b: number, a: number): number => (a || b ? ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 : 0);
const sine = (angle: number): number => Math.sin((angle * Math.PI) / 180);
const cosine = (angle: number): number => Math.cos((angle * Math.PI) / 180);
const faded = (c: number): number => Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));

/** CIEDE2000, as in Sharma, Wu and Dalal (2005): about 2 can be told apart side by side, 10 at a glance. */
export function difference(p: Rgb, q: Rgb): number {
  const [[l1, a1, b1], [l2, a2, b2]] = [lab(p), lab(q)];
  const g = 1.5 - 0.5 * faded((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2);
  const [c1, c2] = [Math.hypot(a1 * g, b1), Math.hypot(a2 * g, b2)];
  const [h1, h2] = [degrees(b1, a1 * g), degrees(b2, a2 * g)];
  const grey = c1 * c2 === 0;
  const turn = grey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = grey ? h1 + h2 : (Math.abs(h1 - h2) > 180 ? (h1 + h2 + 360) / 2 : (h1 + h2) / 2) % 360;
  const t = 1 - 0.17 * cosine(h - 30) + 0.24 * cosine(2 * h) + 0.32 * cosine(3 * h + 6) - 0.2 * cosine(4 * h - 63);
  const dl = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const dc = (c2 - c1) / (1 + 0.045 * c);
  const dh = (2 * Math.sqrt(c1 * c2) * sine(turn / 2)) / (1 + 0.015 * c * t);
  const rotation = -2 * faded(c) * sine(60 * Math.exp(-(((h - 275) / 25) ** 2)));
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + rotation * dc * dh);
}

/** How different two colours look to those who see least of it. */
export function leastDifference(a: string, b: string): number {
  const sights = Object.keys(SIGHTS) as Sight[];
  return Math.min(...sights.map((sight) => difference(seen(linear(a), sight), seen(linear(b), sight))));
}

/** The contrast of the Web Content Accessibility Guidelines. */
export function contrast(a: string, b: string): number {
  const light = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  const [p, q] = [light(linear(a)), light(linear(b))];
  return Math.max(p, q) / Math.min(p, q);
}
