// What a family of games brings to the table in the browser. All that differs between families is here.
import type { Component } from 'svelte';
import type { EventBody, Family, Outcome, View } from '$lib/api/types';
import type { Names, Translator } from '$lib/i18n/translator';
import type { Asked, Decision } from '$lib/moves/decision';
import type { Join } from '$lib/since';
import type { Amounts, Stats } from '$lib/stats';
import type { TableModel } from '$lib/table.svelte';

type Shown = Component<{ table: TableModel<never> }>; // of one family

/** A part of the board that the phone's bar leads to: its element is `part-{id}`. */
export interface Part {
  id: string;
  icon: string;
}

/** Where the game stands, for the ribbon. */
export interface Where {
  round: string;
  chips: { text: string; more: string; hot?: boolean }[];
  phase: string; // in words; empty where it need not be said
}

/** Something that everybody may know of a player. */
export interface PlayerFact {
  icon: string;
  label: string;
  value: string | number;
}

/** What is seen of an event: something lights up, and may travel there or land there first. Elements are CSS selectors. */
export interface Motion {
  to: string[]; // the first of them that is in sight
  from?: string; // a copy of this travels
  icon?: string; // or this lands
  seat?: number; // in whose colour
}

/** The pages that tell the rules. */
export interface Ledger {
  page: string;
  prefixes: string[]; // of the rules' ids
  /** Draws a part of the rules, where there is a picture: `about` is its first rule. */
  picture?(): Promise<{ default: Component<{ about: string; game: string }> }>;
}

/** `F` is the view and the figures of the family's games. */
export interface GameFamily<F extends Family = Family> {
  readonly id: string;
  readonly ledger?: Ledger;

  // ---- the board
  readonly parts: readonly Part[];
  /** The part of the board that a phase is about: on a phone it comes into view. */
  readonly partOf?: Readonly<Record<string, string>>;
  board(): Promise<{ default: Shown }>;
  /** What places are called that lie otherwise in every game: by kind and id. `names` are those of the game's data. */
  places?(view: F['view'], names: Names, t: Translator): Names;

  // ---- the ribbon
  readonly phases: readonly string[]; // of a round, in order; none: the ribbon does not list them
  where(view: F['view'], t: Translator): Where;

  // ---- the action bar
  readonly hasAuction: boolean; // may a seat leave bids and passes to the server?
  decide(asked: Asked<F>): Decision;
  readonly Main?: Shown; // the main move, where it takes several words
  /** The topic of the guide that fits a position. */
  topic?(view: F['view']): string;
  /** Does a trial make up what other seats hold? */
  guesses(options: Readonly<Record<string, unknown>>): boolean;

  // ---- the players
  readonly showsOrder: boolean; // does the order of play matter enough to be numbered?
  order?(view: F['view']): number[];
  facts(view: F['view'], seat: number, t: Translator): PlayerFact[];
  /** The highest bid, shown at its bidder. */
  bid?(view: F['view']): { seat: number; amount: number } | null;
  readonly Has?: Component<{ player: never }>; // what a player has, below the facts
  readonly Reference?: Shown; // to look up beside the players

  // ---- playing back what others do
  /** What is seen of an event, besides the player who acts. */
  motions?(event: EventBody): Motion[];
  /** Two events in a row as one sentence: three units of fuel. */
  readonly joined?: Join;

  // ---- the log
  readonly hidden: Readonly<Record<string, readonly string[]>>; // by kind of event: facts that only one seat may know

  // ---- the end
  readonly deciding: readonly string[]; // what ranks players, the first first
  /** Is the score a column of its own beside the reasons? */
  showsScore(outcome: Outcome): boolean;
  /** Where the points of each seat come from, for a chart. */
  sources?(outcome: Outcome): Amounts;
  stats?(events: EventBody[], seats: number, figures: F['figures']): Stats;
}

/** What the first words of most ribbons are. */
export function roundOf(view: Pick<View, 'round'>, t: Translator): string {
  return t.text('board-round', { round: view.round });
}
