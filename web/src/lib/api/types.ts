// The server's bodies by short names.
import type { components } from './schema';

type Schemas = components['schemas'];
export type Position = Schemas['Position'];
export type GameBody = Schemas['GameBody'];
export type GameOption = Schemas['GameOption'];
export type LinkedTable = Schemas['LinkedTable'];
export type ListedTable = Schemas['ListedTable'];
export type SeatBody = Schemas['SeatBody'];
export type SeatLevel = Schemas['SeatLevel'];
export type EventBody = Schemas['EventBody'];
export type Problem = Schemas['Problem'];
export type Me = Schemas['Me'];
export type Session = Schemas['Session'];
export type BlockedPerson = Schemas['BlockedPerson'];
export type SecondFactor = Schemas['SecondFactor'];
export type ChatMessage = Schemas['ChatMessage'];
export type StaticData = Schemas['StaticDataBody'];
export type OfferedMap = Schemas['OfferedMap'];
export type ListedMap = Schemas['ListedMap'];
export type CheckedMap = Schemas['CheckedMap'];
export type MapMeasures = Schemas['MapMeasures'];
export type FoundCity = Schemas['FoundCity'];
export type NewTable = Schemas['NewTableBody'];
export type CreatedTable = Schemas['CreatedTable'];
export type PastPosition = Schemas['PastPosition'];
export type TrialPosition = Schemas['TrialPosition'];
export type Hint = Schemas['HintBody'];
export type Reason = Schemas['ReasonBody'];
export type CostlyMove = Schemas['CostlyMove'];
export type RecordedGame = Schemas['RecordedGame'];
export type Review = Schemas['ReviewBody'];
export type ReviewState = Schemas['ReviewState'];
export type ReviewFinding = Schemas['ReviewFinding'];
export type ReviewStage = Schemas['ReviewStage'];
export type ReviewTurningPoint = Schemas['ReviewTurningPoint'];
export type ListedLesson = Schemas['ListedLesson'];
export type LessonPosition = Schemas['LessonPosition'];
export type ListedPuzzle = Schemas['ListedPuzzle'];
export type PuzzleAnswer = Schemas['PuzzleAnswer'];
export type PuzzlePosition = Schemas['PuzzlePosition'];
export type PuzzleStanding = Schemas['PuzzleStanding'];
export type Outcome = Schemas['OutcomeBody'];

// ---- what a seat sees and is asked, and the figures of the game, by family

export type View = Schemas['ViewBody'];
export type AnyDecision = Schemas['DecisionBody'];
export type BoardView = Schemas['BoardView'];
export type BoardPlayer = Schemas['BoardPlayer'];
export type BoardPlant = Schemas['BoardPlant'];
export type CitySeen = Schemas['CitySeen'];
export type FuelSeen = Schemas['FuelSeen'];
export type CardsView = Schemas['CardsView'];
export type CardsPlayer = Schemas['CardsPlayer'];
export type CardsPlant = Schemas['CardsPlant'];
export type FuelColumn = Schemas['FuelColumn'];
export type StoreCard = Schemas['StoreCard'];
export type BlackoutView = Schemas['BlackoutView'];
export type Panel = Schemas['PanelSeen'];
export type Piece = Schemas['PieceSeen'];
export type Term = Schemas['Term'];
export type HangingPiece = Schemas['HangingPiece'];
export type NextBreakdown = Schemas['NextBreakdown'];

export interface Board {
  view: BoardView;
  figures: Schemas['Figures'];
  decision: Schemas['BoardDecision'] | null; // null: the seat is not asked anything
}
export interface Cards {
  view: CardsView;
  figures: Schemas['CardFigures'];
  decision: Schemas['CardsDecision'] | null;
}
export interface Blackout {
  view: BlackoutView;
  figures: Schemas['Content'];
  decision: Schemas['BlackoutDecision'] | null;
}
export type PlantMarket = Board | Cards; // the games with a plant market
export type Family = PlantMarket | Blackout;
export type Plant = BoardPlant | CardsPlant;
/** A plant of the market: with its lowest bid, if it can be had now. */
export type Offered<P extends Plant> = P & { minimum?: number };
