// How a seat is told from the others: a colour, a pattern and a shape, never a colour alone.
import type { SeatBody } from './api/types';

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

export function seatLook(seat: SeatBody, me: number | null): SeatLook {
  const n = seat.seat;
  return {
    seat: n,
    name: seat.name,
    color: `var(--seat-${n})`,
    ink: `var(--seat-ink-${n})`,
    pattern: `url(#seat-pattern-${n})`,
    shape: SHAPES[n % SHAPES.length] ?? 'circle',
    isMe: n === me,
    isBot: seat.kind === 'bot' || !!seat.level,
  };
}
