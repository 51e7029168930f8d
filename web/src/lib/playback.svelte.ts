// What others do, shown step by step: a queue of what the server told, each part applied after its pause.
import type { EventBody } from './api/types';

/** One step: what is said, and what changes when it is said. */
export interface Beat {
  events: EventBody[];
  ahead: EventBody[]; // what follows from the same message, which changes the board now and is said later
  apply?: () => void;
}

const LONG = 20; // steps that may wait; if there are more, all go faster
const AGAIN = 0.45; // of the pause, for more of the same by the same player: one unit of fuel after another
const TWO = 1.5; // of the pause, for two sentences
const TOGETHER = 60; // milliseconds: where nothing is played back, bots move before one's own move is painted
const SENTENCES = 2; // of the table itself in one step: a refill, the next round

/** The steps of one message. The position changes with the last step of a player; what follows from it is only said. */
export function beatsOf(events: EventBody[], apply: () => void): Beat[] {
  const parts: EventBody[][] = [];
  for (const event of events) {
    const last = parts.at(-1);
    const fits = last && actor(last[0]!) === actor(event) && (actor(event) !== null || last.length < SENTENCES);
    if (fits) last.push(event);
    else parts.push([event]);
  }
  let changes = 0;
  parts.forEach((part, n) => {
    if (actor(part[0]!) !== null) changes = n;
  });
  const beats: Beat[] = parts.map((part, n) => ({ events: part, ahead: n === changes ? parts.slice(n + 1).flat() : [] }));
  if (!beats.length) return [{ events: [], ahead: [], apply }];
  beats[changes]!.apply = apply;
  return beats;
}

function actor(event: EventBody): unknown {
  return event.facts.player ?? null;
}

export class Playback {
  now = $state.raw<EventBody[]>([]); // what is being shown
  waiting = $state(0); // changes that are still to come
  #queue: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Milliseconds for one step; 0: everything at once. */
  pause: () => number = () => 0;
  /** A step is about to be shown, before anything changes. */
  onBeat: (beat: Beat) => void = () => undefined;

  /** Show the steps of a message after those that are waiting; at once if they are one's own. */
  add(beats: Beat[], own = false): void {
    if (own) {
      this.skip();
      // One's own move is made: nothing of it waits.
      const apply = beats.find((beat) => beat.apply)?.apply;
      beats = beats.map(({ events, ahead }, n) => ({
        events,
        ahead: n ? ahead : beats.slice(1).flatMap((b) => b.events),
        apply: n ? undefined : apply,
      }));
    }
    this.#queue.push(...beats);
    this.#count();
    if (this.#timer === undefined) this.#next(own);
  }

  /** Show how things are now. */
  skip(): void {
    this.#stop();
    for (const beat of this.#queue.splice(0)) beat.apply?.();
    this.now = [];
    this.#count();
  }

  /** Forget what waits: the whole position has come. */
  clear(): void {
    this.#queue = [];
    this.skip();
  }

  #next(own = false): void {
    this.#stop();
    if (!this.pause()) return own ? this.skip() : this.#together();
    const beat = this.#queue.shift();
    if (!beat) {
      this.now = [];
      return;
    }
    const pause = this.#length(beat);
    if (pause) {
      this.onBeat(beat);
      this.now = beat.events;
    }
    beat.apply?.();
    this.#count();
    if (pause) this.#timer = setTimeout(() => this.#next(), pause);
    else this.#next();
  }

  /** Draw the page once for all that comes within a moment. */
  #together(): void {
    this.#timer = setTimeout(() => this.skip(), TOGETHER);
  }

  /** How long a step is shown. What says nothing takes no time. */
  #length({ events }: Beat): number {
    const [first, last] = [events[0], this.now[0]];
    if (!first) return 0;
    const again = last && last.kind === first.kind && actor(last) !== null && actor(last) === actor(first);
    const hurry = Math.min(1, LONG / (this.#queue.length + 1));
    return this.pause() * hurry * (again ? AGAIN : events.length > 1 ? TWO : 1);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #count(): void {
    this.waiting = this.pause() ? this.#queue.filter((beat) => beat.apply).length : 0;
  }
}
