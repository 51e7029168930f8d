// The live connection to a table: the position, what happened, chat, presence; and moves.
// It comes back by itself, asks for what it missed, and sends an unanswered move again.
import { api, Refused } from './api/client';
import type { ChatMessage, EventBody, Position, Problem } from './api/types';
import { kept } from './events';
import { patched, type Patch } from './patch';
import { beatsOf, Playback } from './playback.svelte';
import { notSent } from './sending.svelte';

type Told =
  | { type: 'position'; position: Position; events: EventBody[] }
  | { type: 'update'; number: number; events: EventBody[]; patch: Patch; entries: Entry[] }
  | ({ type: 'chat' } & ChatMessage)
  | { type: 'presence'; seats: number[]; watching: number }
  | { type: 'answer'; id: number; number: number }
  | { type: 'refused'; id: number | null; error: Problem; position?: Position }
  | { type: 'pong' };

/** An entry of the table's log, as others may know it. */
export interface Entry {
  number: number;
  kind: string;
  seat: number | null;
  name?: string;
}

export type Connection = 'connecting' | 'open' | 'lost' | 'refused';

interface Sent {
  id: number;
  number: number;
  words: string[];
  back: number;
  resolve: () => void;
  reject: (problem: Problem) => void;
  isOut: boolean; // was given to a connection, so that the server may have it
}

const FOREIGN = 4403; // a table one may not see
const LONGEST = 15_000;
const QUIET = 20_000; // then ask whether the server is still there

/** What a table hears of its game: live from the server, or at rest from a record. */
export interface Heard {
  position: Position | null;
  events: EventBody[];
  said: ChatMessage[];
  present: number[];
  watching: number;
  connection: Connection;
  reason: string; // why it was refused, where the table cannot be played any more
  busy: boolean;
  playback: Playback; // of what others do; the position is that which is shown
  heardAt: number; // when the server told the position, in milliseconds
  lastOwn: number | null; // how many moves there were after the last that was made here
  onEntries: (entries: Entry[]) => void;
  play(words: string[], back?: number): Promise<void>;
  withdraw(): boolean;
  again(): void;
  close(): void;
}

export class Live implements Heard {
  position = $state.raw<Position | null>(null);
  events = $state.raw<EventBody[]>([]);
  said = $state.raw<ChatMessage[]>([]);
  present = $state.raw<number[]>([]);
  watching = $state(0);
  connection = $state<Connection>('connecting');
  reason = $state('');
  busy = $state(false);
  readonly playback = new Playback();
  heardAt = 0;
  lastOwn = $state<number | null>(null);
  onEntries: (entries: Entry[]) => void = () => undefined;

  #socket: WebSocket | null = null;
  #sent: Sent | null = null;
  #ids = 0;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly table: string,
    readonly link = '',
  ) {
    addEventListener('offline', this.#wentOff);
    addEventListener('online', this.#cameBack);
    document.addEventListener('visibilitychange', this.#cameBack);
    this.#connect();
  }

  /** Make moves in the present position, after taking my last `back` ones back: all of it, or it rejects with the problem. */
  play(words: string[], back = 0): Promise<void> {
    if (!this.position || this.#sent) return Promise.resolve();
    this.playback.skip();
    const number = this.position.number;
    return new Promise((resolve, reject) => {
      this.#sent = { id: ++this.#ids, number, words, back, resolve, reject, isOut: false };
      this.busy = true;
      this.#send();
    });
  }

  /** Take a move back that no connection has taken yet; false if the server may have it. */
  withdraw(): boolean {
    if (!this.#sent || this.#sent.isOut) return false;
    this.#sent.reject(notSent());
    this.#done();
    return true;
  }

  /** Begin the connection anew: we are somebody else than when it began. */
  again(): void {
    this.#tries = 0;
    this.#hangUp();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('offline', this.#wentOff);
    removeEventListener('online', this.#cameBack);
    document.removeEventListener('visibilitychange', this.#cameBack);
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    this.playback.clear();
    this.withdraw();
    this.#socket?.close();
  }

  // ---- the connection

  #connect(): void {
    const query = new URLSearchParams({ since: String(this.position?.number ?? 0) });
    if (this.link) query.set('link', this.link);
    const place = location.origin.replace(/^http/, 'ws');
    const socket = new WebSocket(`${place}/api/tables/${this.table}/live?${query}`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Told);
    socket.onclose = (event) => this.#lost(event.code);
  }

  /** Give a connection up without waiting for its end, which a dead network may never tell. */
  #hangUp(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
    this.#lost(0);
  }

  #wentOff = (): void => this.#hangUp();

  // With the network, or somebody who looks at the page again, there is nothing to wait for.
  #cameBack = (): void => {
    if (this.connection !== 'lost' || this.#socket || document.hidden) return;
    clearTimeout(this.#timer);
    this.#tries = 0;
    this.#connect();
  };

  #lost(code: number): void {
    if (this.#closed) return;
    clearTimeout(this.#watch);
    clearTimeout(this.#timer);
    this.#socket = null;
    if (code === FOREIGN) {
      this.connection = 'refused';
      this.withdraw();
      return;
    }
    this.connection = this.position ? 'lost' : 'connecting';
    if (!this.position) void this.#askWhy();
    const wait = Math.min(LONGEST, 400 * 2 ** this.#tries++) * (0.75 + Math.random() / 2);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  /** A browser does not tell why it was refused, so ask in another way. */
  async #askWhy(): Promise<void> {
    const query: Record<string, string> = this.link ? { link: this.link } : {};
    try {
      await api.get('/api/tables/{table}', { path: { table: this.table }, query });
    } catch (problem) {
      if (!(problem instanceof Refused) || ![401, 403, 404, 422].includes(problem.status)) return;
      this.close();
      if (problem.problem.code.endsWith('other_rules')) this.reason = problem.message;
      this.connection = 'refused';
    }
  }

  #alive(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      this.#socket?.send('{"type":"ping"}');
      this.#watch = setTimeout(() => this.#hangUp(), QUIET / 2);
    }, QUIET);
  }

  // ---- messages

  #hear(told: Told): void {
    this.#alive();
    if (told.type === 'position') this.#begin(told.position, told.events);
    else if (told.type === 'update') this.#update(told);
    else if (told.type === 'chat') this.#chat(told);
    else if (told.type === 'presence') [this.present, this.watching] = [told.seats, told.watching];
    else if (told.type === 'answer') this.#answered(told.id);
    else if (told.type === 'refused') this.#refused(told);
  }

  #begin(position: Position, events: EventBody[]): void {
    this.connection = 'open';
    this.#tries = 0;
    this.playback.clear();
    this.heardAt = Date.now();
    this.position = position;
    this.events = kept(this.events, events, position.moves);
    this.#send(); // a move whose answer was lost; the server makes it once
  }

  #update(told: { events: EventBody[]; patch: Patch; entries: Entry[] }): void {
    const at = Date.now();
    const sent = this.#sent;
    const isSent = sent !== null && told.entries.some((entry) => this.#isMine(entry) && entry.number > sent.number);
    const apply = (): void => {
      this.heardAt = at;
      this.#apply(told);
      if (isSent) this.lastOwn = this.position?.moves ?? null;
    };
    this.playback.add(beatsOf(told.events, apply), isSent || !this.#isMove(told.entries));
    if (isSent) this.#answered(sent.id); // what shows is made: whoever clicks again before the answer must be heard
  }

  #apply(told: { events: EventBody[]; patch: Patch; entries: Entry[] }): void {
    if (!this.position) return;
    this.position = patched(this.position, told.patch);
    this.events = kept(this.events, told.events, this.position.moves);
    this.onEntries(told.entries);
  }

  #isMine(entry: Entry): boolean {
    return ['move', 'undone'].includes(entry.kind) && entry.seat === this.position?.seat;
  }

  // A move can be played back; whatever else happens at a table is known at once.
  #isMove(entries: Entry[]): boolean {
    return entries.some((entry) => entry.kind === 'move');
  }

  #chat(said: ChatMessage): void {
    if (!this.said.some((s) => s.number === said.number)) this.said = [...this.said, said];
  }

  // ---- moves

  #send(): void {
    const sent = this.#sent;
    if (!sent || this.#socket?.readyState !== WebSocket.OPEN) return;
    sent.isOut = true;
    const { id, number, words, back } = sent;
    this.#socket.send(JSON.stringify({ type: 'play', id, number, words, back }));
  }

  #answered(id: number): void {
    if (this.#sent?.id !== id) return;
    this.#sent.resolve();
    this.#done();
  }

  #refused(told: { id: number | null; error: Problem }): void {
    if (this.#sent?.id !== told.id) return;
    this.#sent?.reject(told.error);
    this.#done();
  }

  #done(): void {
    this.#sent = null;
    this.busy = false;
  }
}
