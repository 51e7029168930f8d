// A table as pages and boards use it: what is shown, what can be played, and how.
import { familyOf } from '../families';
import type { GameFamily } from '../families/family';
import { api, Refused } from './api/client';
import type { AnyDecision, EventBody, Family, GameBody, StaticData, Position, Problem, ReviewState, View } from './api/types';
import { language } from './i18n/language.svelte';
import type { Lesson } from './lesson.svelte';
import type { Puzzle } from './puzzle.svelte';
import type { Args, Names } from './i18n/translator';
import { Live, type Heard } from './live.svelte';
import { canAdvise } from './opening';
import type { Decision } from './moves';
import { allMoves, findMove, isSame, unofferedWord, type Aim, type Facts, type Move } from './moves/moves';
import { pacing } from './pacing.svelte';
import type { Beat, Playback } from './playback.svelte';
import { GameReview } from './review.svelte';
import { seatLook, type SeatLook } from './seats';
import { isNotSent, Sending } from './sending.svelte';
import { session } from './session.svelte';
import { toasts, trying } from './toasts.svelte';
import { asking, refusedWord, Trial, type Ask } from './trial.svelte';
import { Warner } from './learn/warner.svelte';

/** A refused move, to be explained. */
export interface Explained {
  word: string;
  problem: Problem;
}

/** One of several moves that were sent together, none of which was made. */
export interface RefusedMove extends Explained {
  at: number; // its place among them
}

/** `F` is the family whose board shows it; pages that serve all families leave it open. */
export class TableModel<F extends Family = Family> {
  readonly live: Heard;
  readonly isRecord: boolean = false; // a saved game, which nobody plays on
  readonly hasServer: boolean = true; // else the page brings all that it shows
  readonly lesson: Lesson | null = null; // what is being learnt here
  readonly puzzle: Puzzle | null = null; // what is to be found here
  staticData = $state.raw<StaticData | null>(null);
  hovered = $state.raw<Aim | null>(null); // the move that is pointed at, on the board or in the bar
  selected = $state<number | string | null>(null); // the plant that a bid is being prepared for, chosen on the board or in the bar
  explained = $state.raw<Explained | null>(null);
  past = $state.raw<{ moves: number; view: View } | null>(null); // looked back to
  trial = $state.raw<Trial | null>(null); // moves tried out, which nobody else hears of
  running = $state(false); // going through the past by itself
  readonly sending = new Sending();
  readonly warner = new Warner();
  readonly review = new GameReview((start) => this.askReview(start));
  #cameFrom: { moves: number; view: View } | null = null; // where the trial was begun, if in the past
  #looked = 0; // the last request to look back; answers to earlier ones come too late
  #staticDataLanguage = '';

  constructor(
    readonly id: string,
    readonly link = '',
    live?: Heard,
  ) {
    this.live = live ?? new Live(id, link);
    this.playback.pause = () => (this.past || this.trial ? 0 : pacing.pause);
  }

  // ---- what is shown

  /** What others do, step by step. */
  get playback(): Playback {
    return this.live.playback;
  }

  /** The position at the table, or that of what is tried out; `live.position` is always the table's. */
  readonly position: Position | null = $derived.by(() => {
    const real = this.live.position;
    return this.trial && real ? this.trial.position(real) : real;
  });

  /** What the seat sees: now, or at the move that is looked back to. */
  get view(): View | null {
    return this.past?.view ?? this.position?.view ?? null;
  }

  /** The same with the figures of the game and what is asked, for the board of its family: it is shown only when there are both. */
  get board(): F {
    return { view: this.view, figures: this.staticData?.figures, decision: this.#asked } as F;
  }

  readonly game: GameBody | undefined = $derived.by(() => session.game(this.position?.game ?? ''));
  /** What differs between families of games. */
  readonly family: GameFamily = $derived.by(() => familyOf(this.game?.family ?? ''));
  readonly seats: SeatLook[] = $derived.by(() => (this.position?.seats ?? []).map((seat) => seatLook(seat, this.position?.seat ?? null)));
  readonly names = $derived.by(() => this.seats.map((seat) => seat.name));

  /** My seat; while moves are tried out, the seat that is to move. */
  get me(): number | null {
    return (this.trial ? this.position?.to_move : null) ?? this.position?.seat ?? null;
  }

  /** All that happened, the oldest first; in a trial, up to where it begins, and what was tried. */
  readonly events: EventBody[] = $derived.by(() => {
    const trial = this.trial;
    if (!trial) return this.live.events;
    return [...this.live.events.filter((event) => event.move <= trial.moves), ...trial.events];
  });

  /** Is this a table on the server, where others may sit, talk and watch? */
  get isShared(): boolean {
    return !this.isRecord && !this.isStudy;
  }

  /** Does one play here alone, to learn? */
  get isStudy(): boolean {
    return !!this.lesson || !!this.puzzle;
  }

  /** May somebody ask for advice? Only about a game whose policy the bots know. */
  get hasHints(): boolean {
    return !!this.position?.hints && canAdvise(this.game);
  }

  get myTurn(): boolean {
    return this.position?.status === 'playing' && this.me !== null && this.position.to_move === this.me;
  }

  /** Is a game in progress that no person plays in any more? */
  get onlyBotsPlay(): boolean {
    const real = this.live.position;
    return real?.status === 'playing' && real.seats.every((seat) => seat.kind === 'bot' || !!seat.level);
  }

  /** What the seat is asked, as the server tells it; nothing while looking back. */
  get #asked(): AnyDecision | null {
    return this.past ? null : (this.position?.decision ?? null);
  }

  readonly #places: Names = $derived.by(() => {
    const [view, staticData] = [this.view, this.staticData];
    return view && staticData ? (this.family.places?.(view, staticData.names, language.translator) ?? {}) : {};
  });
  readonly #things: Names = $derived.by(() => ({ ...this.staticData?.names, ...this.#places }));

  /** Every move that can be made now. */
  readonly moves: readonly Move[] = $derived.by(() => allMoves(this.#asked));

  readonly decision: Decision | null = $derived.by(() => {
    const [view, staticData, decision] = [this.position?.view, this.staticData, this.#asked];
    if (!view || !staticData || !decision) return null;
    const named = { ...staticData, names: this.#things };
    return this.family.decide({ t: language.translator, view, figures: staticData.figures, decision, staticData: named });
  });

  t = (message: string, args: Args = {}): string => language.t(message, args);

  /** What a thing of the game is called: name('city', 'essen'). */
  name(kind: string, id: string | number): string {
    return this.#things[kind]?.[String(id)] ?? String(id);
  }

  sentence(event: EventBody): string {
    return language.translator.event(event, this.names, this.family, this.#things);
  }

  /** A sentence of the server, which calls the places of this table by their notation, with their names. */
  placed(text: string, facts: Facts = {}): string {
    return Object.entries(facts).reduce((said, [kind, id]) => {
      const name = this.#places[kind]?.[String(id)];
      return name ? said.replaceAll(String(id), name) : said;
    }, text);
  }

  /** Moves in words, with the names of places in place of their notation. */
  placedMoves(text: string): string {
    const places = Object.assign({}, ...Object.values(this.#places)) as Record<string, string>;
    return text.replace(/\w+/g, (word) => places[word] ?? word);
  }

  // ---- what can be done

  /** The legal move that does this with these parameters. */
  find(verb: string, what: Facts = {}): Move | undefined {
    return findMove(this.moves, verb, what);
  }

  /** The legal move with this word. */
  moveOf(word: string): Move | null {
    return this.moves.find((move) => move.word === word) ?? null;
  }

  can(verb: string, what: Facts = {}): boolean {
    return this.find(verb, what) !== undefined;
  }

  /** Do this if it is legal; else explain why it is not. */
  async act(verb: string, what: Facts = {}): Promise<void> {
    await this.play(this.wordOf(verb, what));
  }

  /** The word that does this, also where it is not legal now. */
  wordOf(verb: string, what: Facts): string {
    return this.find(verb, what)?.word ?? unofferedWord({ do: verb, what });
  }

  /** Play a word if it is legal; else explain why it is not. */
  async play(word: string): Promise<void> {
    if (this.live.busy || this.#caughtUp()) return;
    if (!this.moveOf(word)) return this.why(word);
    await this.playAll([word]);
  }

  /** Make several moves, all or none, after taking my last `back` ones back; explain what is refused. */
  async playAll(words: string[], back = 0): Promise<void> {
    if (this.live.busy || this.#caughtUp()) return;
    if (this.warner.mayAsk(this, back) && !(await this.warner.clears(this, words))) return;
    await this.#make(words, back);
  }

  /** Make the moves that there was a warning of. */
  async playAnyway(): Promise<void> {
    const warned = this.warner.warned;
    this.warner.warned = null;
    if (warned) await this.#make(warned.words);
  }

  async #make(words: string[], back = 0): Promise<void> {
    const refused = await this.send(words, back);
    if (refused) this.explained = refused;
  }

  /** The same, and what is refused is only told to the caller. */
  async send(words: string[], back = 0): Promise<RefusedMove | null> {
    if (this.live.busy || this.#caughtUp()) return null;
    this.explained = null;
    this.hovered = null;
    const before = this.trial?.words.length ?? 0;
    try {
      await (this.trial ? this.trial.play(...words) : this.sending.follow(this.live.play(words, back), this.live.connection === 'open'));
      return null;
    } catch (error) {
      const problem = error instanceof Refused ? error.problem : (error as Problem);
      if (isNotSent(problem)) return null;
      const at = Math.max(0, Number(problem.facts?.tried ?? 0) - before - 1);
      if (!this.trial || refusedWord(error)) return { word: words[at] ?? '', problem, at };
      toasts.problem(error);
      return null;
    }
  }

  /** Take the last own move back, at once or by asking the others. */
  async undo(): Promise<void> {
    await trying(() => api.post('/api/tables/{table}/undo', { path: { table: this.id } }));
  }

  /** Choose a plant to bid for, if it can be put up; else explain why not. Nothing is played. */
  choose(plant: number | string, bid: number): void {
    if (!this.can('open', { plant })) return void this.act('open', { plant, bid });
    this.selected = this.selected === plant ? null : plant;
  }

  /** A click while moves are played back is meant for a position that is not shown yet: show it first. */
  #caughtUp(): boolean {
    if (!this.playback.waiting) return false;
    this.playback.skip();
    return true;
  }

  /** Ask the server why a word cannot be played, and show the answer with its rule. */
  async why(word: string): Promise<void> {
    if (this.#caughtUp()) return;
    const trial = this.trial;
    if (trial) return this.#trying(word, () => trial.judge(word));
    if (this.past) return toasts.say(this.t('web-past-no-moves'));
    if (this.me === null) return toasts.say(this.t('web-watching'));
    await trying(async () => {
      const body = { word };
      const answer = await api.post('/api/tables/{table}/why', { path: { table: this.id }, body });
      if (answer.problem) this.explained = { word, problem: answer.problem };
    });
  }

  /** Say what is pointed at; the board and the bar both show it. */
  hover(aim: Aim | null): void {
    this.hovered = aim;
  }

  /** Is this, or a part of it, pointed at? */
  points(verb: string, what: Facts = {}): boolean {
    return this.hovered !== null && isSame(this.hovered, { do: verb, what });
  }

  // ---- trying out

  /** Can something be tried out in this game? */
  get canTry(): boolean {
    return this.hasServer && !this.lesson;
  }

  /** Is there a position from which something can be tried? */
  get mayTry(): boolean {
    if (!this.canTry || this.trial || !this.position) return false;
    return this.position.status === 'playing' || (this.position.status === 'over' && this.past !== null);
  }

  /** Try moves out from the position that is shown. */
  async tryOut(): Promise<void> {
    this.playback.skip();
    const position = this.live.position;
    if (!position || !this.mayTry) return;
    const past = this.past;
    const trial = new Trial(past?.moves ?? position.moves, position.number, this.asking());
    this.#cameFrom = past;
    this.trial = trial; // a click before the server has answered is no move of the game any more
    const isBegun = await trying(() => trial.begin());
    if (this.trial !== trial) return;
    this.#looked++;
    this.#show(isBegun ? trial : null, isBegun ? null : past);
  }

  /** How trials are asked for here. */
  protected asking(): Ask {
    return asking(this.id, this.link);
  }

  /** Back to the game, to where the trial was begun. */
  leaveTrial(): void {
    if (this.trial) this.#show(null, this.#cameFrom);
  }

  #show(trial: Trial | null, past: { moves: number; view: View } | null): void {
    this.trial = trial;
    this.past = past;
    this.explained = null;
    this.hovered = null;
  }

  /** A word of the trial: what is refused by the rules is explained. */
  async #trying(word: string, action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (problem) {
      if (refusedWord(problem)) this.explained = { word, problem: (problem as Refused).problem };
      else toasts.problem(problem);
    }
  }

  // ---- looking back

  async lookBack(moves: number): Promise<void> {
    this.trial = null;
    if (!this.position || moves >= this.position.moves) {
      this.#looked++;
      this.past = null;
      return;
    }
    const asked = ++this.#looked;
    await trying(async () => {
      const view = await this.viewAt(moves);
      if (asked !== this.#looked) return;
      if (moves === (this.past?.moves ?? -1) + 1) this.playback.onBeat(this.#beat(moves));
      this.past = { moves, view };
    });
  }

  /** Go through the game by itself, from after so many moves. */
  async showAgain(moves: number): Promise<void> {
    await this.lookBack(moves);
    this.running = true;
  }

  /** All that one move did, as a step. */
  #beat(moves: number): Beat {
    return { events: this.live.events.filter((event) => event.move === moves), ahead: [] };
  }

  /** What the seat saw after so many moves. */
  protected async viewAt(moves: number): Promise<View> {
    const path = { table: this.id, moves };
    const query: Record<string, string> = this.link ? { link: this.link } : {};
    return (await api.get('/api/tables/{table}/positions/{moves}', { path, query })).view;
  }

  // ---- the review

  /** May the finished game be reviewed? The bots must know it. */
  get mayReview(): boolean {
    return !this.lesson && !!this.live.position?.outcome && canAdvise(this.game);
  }

  /** Show the position before a move; null: the end, with the whole review. */
  async showMove(move: number | null): Promise<void> {
    this.running = false;
    await this.lookBack(move === null ? Infinity : move - 1);
  }

  /** Try something else in place of a move. */
  async tryMove(move: number): Promise<void> {
    await this.showMove(move);
    await this.tryOut();
  }

  protected askReview(start: boolean): Promise<ReviewState> {
    const query: Record<string, string> = this.link ? { link: this.link } : {};
    return api.post('/api/tables/{table}/review', { path: { table: this.id }, query, body: { start } });
  }

  // ---- life

  async load(): Promise<void> {
    if (this.#staticDataLanguage === language.code) return;
    const code = language.code;
    await trying(async () => {
      const query: Record<string, string> = this.link ? { link: this.link } : {};
      this.staticData = await api.get('/api/tables/{table}/static_data', { path: { table: this.id }, query });
      this.#staticDataLanguage = code;
    });
  }

  close(): void {
    this.review.close();
    this.live.close();
  }
}
