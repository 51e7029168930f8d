// How a seat is told from the others: a colour, a pattern and a shape, never a colour alone.
import type { SeatBody } from './api/types';
import { shownName } from './names';

export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'] as const;
export const PATTERNS = ['solid', 'stripes', 'dots', 'cross', 'waves', 'bars'] as const;

export interface SeatLook {
  seat: number;
  name: string;
  color: string; // a CSS value
  ink: string; // readable on that colour
  pattern: string; // an SVG fill, defined by PatternDefs
  shape: (typeof SHAPES)[number];
  isMe: boolean;
  isBot: boolean;
}

/** Shapes on a square of 24. */
export const SHAPE_PATHS: Record<SeatLook['shape'], string> = {
  circle: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z',
  square: 'M3 3h18v18H3z',
  triangle: 'M12 2 23 21H1z',
  diamond: 'M12 1 23 12 12 23 1 12z',
  hexagon: 'M12 1l10 5.7v10.6L12 23 2 17.3V6.7z',
  star: 'm12 1 3.2 7 7.8.8-5.8 5.2 1.7 7.7L12 17.8l-6.9 3.9L6.8 14 1 8.8 8.8 8z',
};

export function seatLook(seat: SeatBody, me: number | null): SeatLook {
  const n = seat.seat;
  return {
    seat: n,
    name: shownName(seat.name),
    color: `var(--seat-${n})`,
    ink: `var(--seat-ink-${n})`,
    pattern: `url(#seat-pattern-${n})`,
    shape: SHAPES[n % SHAPES.length] ?? 'circle',
    isMe: n === me,
    isBot: seat.kind === 'bot' || !!seat.level,
  };
}
