// The server's bodies by short names.
import type { components } from './schema';

type Schemas = components['schemas'];
export type Position = Schemas['Position'];
export type GameBody = Schemas['GameBody'];
export type GameOption = Schemas['GameOption'];
export type ListedTable = Schemas['ListedTable'];
export type SeatBody = Schemas['SeatBody'];
export type EventBody = Schemas['EventBody'];
export type Problem = Schemas['Problem'];
export type Me = Schemas['Me'];
export type Said = Schemas['Said'];
export type Material = Schemas['MaterialBody'];
export type OfferedMap = Schemas['OfferedMap'];
export type NewTable = Schemas['NewTableBody'];
export type CreatedTable = Schemas['CreatedTable'];
export type PastPosition = Schemas['PastPosition'];
export type TrialPosition = Schemas['TrialPosition'];
export type Hint = Schemas['HintBody'];
export type RecordedGame = Schemas['RecordedGame'];
export type Outcome = Schemas['OutcomeBody'];
// A view is plain data whose shape the family of the game decides.
export type View = Record<string, any>;
