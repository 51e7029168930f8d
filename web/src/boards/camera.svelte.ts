// What part of a drawing is looked at: moved by wheel, drag, pinch and keys.
import type { Box, Point } from '$lib/geo/plane';

const CLOSEST = 3.2; // pixels per unit
const ROOMY = 600; // pixels from which on the buttons at the right get room of their own
const SLIP = 5; // pixels a finger may slip before a tap is a drag

/** The middle of what is seen of a stretch: its own, or where not all of it is in sight, the wanted one as far as it goes. */
function middle(start: number, length: number, seen: number, wanted: number): number {
  if (seen >= length) return start + length / 2;
  return Math.max(start + seen / 2, Math.min(start + length - seen / 2, wanted));
}

export class Camera {
  width = $state(600);
  height = $state(500);
  #x = $state(0);
  #y = $state(0);
  #k = $state(0); // pixels per unit; 0: not looked at yet, shows all
  #all = $state.raw<Box>({ x: 0, y: 0, width: 1000, height: 1000 });
  #home = $state.raw<Box>({ x: 0, y: 0, width: 1000, height: 1000 });
  #focus = $state.raw<Box>({ x: 0, y: 0, width: 1000, height: 1000 });
  #readable = $state(0);
  #fingers = new Map<number, Point>();
  #from: Point = { x: 0, y: 0 };
  #tools: number;
  dragged = false;

  readonly #taken = $derived.by(() => (this.width < ROOMY ? 0 : this.#tools));
  readonly #fit = $derived.by(() => Math.min((this.width - this.#taken) / this.#home.width, this.height / this.#home.height, CLOSEST));
  readonly #start = $derived.by(() => (this.width < ROOMY ? Math.max(this.#fit, this.#readable) : this.#fit));
  readonly least = $derived.by(() => Math.min(this.width / this.#all.width, this.height / this.#all.height, this.#fit));
  readonly k = $derived.by(() => this.#k || this.#start);
  readonly #middle = $derived.by(() => {
    if (this.#k) return { x: this.#x, y: this.#y };
    const [home, focus, k] = [this.#home, this.#focus, this.#start];
    return {
      x: middle(home.x, home.width, (this.width - this.#taken) / k, focus.x + focus.width / 2) + this.#taken / 2 / k,
      y: middle(home.y, home.height, this.height / k, focus.y + focus.height / 2),
    };
  });
  readonly closer = $derived.by(() => this.k > Math.max(this.least, this.#start) * 1.02);
  readonly box = $derived.by((): Box => {
    const [width, height] = [this.width / this.k, this.height / this.k];
    return { x: this.#middle.x - width / 2, y: this.#middle.y - height / 2, width, height };
  });
  /** Changes when another part is looked at, not when the same is shown in another size. */
  readonly chosen = $derived.by(() => `${this.#x} ${this.#y} ${this.#k}`);
  readonly viewBox = $derived.by(() => `${this.box.x} ${this.box.y} ${this.box.width} ${this.box.height}`);

  /** `tools`: how many pixels at the right are under buttons. */
  constructor(tools = 0) {
    this.#tools = tools;
  }

  /** All that there is, and what to begin with; where that is not readable as a whole on a small screen, what is around the focus. */
  frame(all: Box, home: Box, readable = 0, focus = home): void {
    this.#all = all;
    this.#home = home;
    this.#readable = readable;
    this.#focus = focus;
    this.#k = 0;
  }

  whole(): void {
    this.#go({ x: this.#all.x + this.#all.width / 2, y: this.#all.y + this.#all.height / 2 }, this.least);
  }

  /** Nearer or farther, about a point of the screen; false if there is no farther. */
  zoom(by: number, at: Point = { x: this.width / 2, y: this.height / 2 }): boolean {
    const k = Math.max(this.least, Math.min(CLOSEST, this.k * by));
    if (k === this.k) return false;
    const [dx, dy] = [at.x - this.width / 2, at.y - this.height / 2];
    const shift = 1 / this.k - 1 / k;
    this.#go({ x: this.#middle.x + dx * shift, y: this.#middle.y + dy * shift }, k);
    return true;
  }

  pan(dx: number, dy: number): void {
    this.#go({ x: this.#middle.x - dx / this.k, y: this.#middle.y - dy / this.k }, this.k);
  }

  /** Bring a point into sight, if it is not. */
  show({ x, y }: Point, margin = 60): void {
    const box = this.box;
    const clear = x > box.x + margin && x < box.x + box.width - margin && y > box.y + margin && y < box.y + box.height - margin;
    if (!clear) this.#go({ x, y }, this.k);
  }

  #go(middle: Point, k: number): void {
    const within = (value: number, low: number, size: number): number => Math.max(low, Math.min(low + size, value));
    this.#x = within(middle.x, this.#all.x, this.#all.width);
    this.#y = within(middle.y, this.#all.y, this.#all.height);
    this.#k = k;
  }

  // ---- fingers and mouse

  down(event: PointerEvent, at: Point): void {
    if (event.button !== 0) return;
    if (!this.#fingers.size) this.dragged = false;
    this.#from = at;
    this.#fingers.set(event.pointerId, at);
  }

  move(event: PointerEvent, at: Point): void {
    const last = this.#fingers.get(event.pointerId);
    if (!last) return;
    const other = [...this.#fingers.entries()].find(([id]) => id !== event.pointerId)?.[1];
    if (!this.dragged && !other && Math.hypot(at.x - this.#from.x, at.y - this.#from.y) < SLIP) return;
    if (!this.dragged) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.dragged = true;
    this.#fingers.set(event.pointerId, at);
    if (!other) return this.pan(at.x - last.x, at.y - last.y);
    const distance = (p: Point): number => Math.hypot(p.x - other.x, p.y - other.y) || 1;
    this.pan((at.x - last.x) / 2, (at.y - last.y) / 2);
    this.zoom(distance(at) / distance(last), { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }
}
