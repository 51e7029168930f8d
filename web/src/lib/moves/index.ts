// The forms in which moves are offered.
export type { Amount, Choice, Decision, Group, Place } from './decision';
export type { Aim, Move } from './moves';
