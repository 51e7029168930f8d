// What lies over a page, such as dialogs, what-if and past positions: each is a step of the browser's history, so that Back closes one.

interface Marked {
  layer?: number; // how many lay over the page at that step
}

export class Layers {
  #open: (() => void)[] = [];
  #isGoing = false; // we asked for a step back, and the browser has not made it yet
  #next: (() => void) | null = null; // what waits for that

  constructor(private readonly steps: History = history) {
    this.#settle(); // after a reload nothing lies over the page any more
  }

  /** One more; call what it gives when the layer is closed by anything but Back. */
  open(close: () => void): () => void {
    this.#open.push(close);
    this.#settle();
    return () => this.#closed(close);
  }

  /** The browser made a step. */
  stepped(): void {
    if (!this.#isGoing) while (this.#open.length > this.#depth) this.#open.pop()?.();
    this.#isGoing = false;
    this.#settle();
    const next = this.#next;
    this.#next = null;
    next?.();
  }

  /** Before another page comes: nothing lies over this one any more. `go` is told whether there is a step to be replaced. */
  leave(go: (isLayer: boolean) => void): void {
    this.#open = [];
    if (this.#isGoing) this.#next = () => go(this.#depth > 0);
    else go(this.#depth > 0);
  }

  #closed(close: () => void): void {
    const at = this.#open.indexOf(close);
    if (at < 0) return; // Back has closed it, or another page has come
    this.#open.splice(at, 1);
    // What takes its place at once, as what-if does in a past position, takes its step too.
    queueMicrotask(() => this.#settle());
  }

  get #depth(): number {
    return (this.steps.state as Marked | null)?.layer ?? 0;
  }

  /** As many steps as there are layers. */
  #settle(): void {
    const missing = this.#open.length - this.#depth;
    if (this.#isGoing || missing === 0) return;
    if (missing > 0) return this.steps.pushState({ layer: this.#open.length } satisfies Marked, '');
    this.#isGoing = true;
    this.steps.go(missing);
  }
}

let shared: Layers | undefined;

/** Those of this page; the router tells them of the browser's steps. */
export function layers(): Layers {
  return (shared ??= new Layers());
}
