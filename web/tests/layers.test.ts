// What lies over a page, and the browser's Back.
import { beforeEach, describe, expect, test } from 'vitest';
import { Layers } from '../src/lib/layers';

/** The history of a browser, which makes its steps later, and one for all that are asked for at once. */
class Steps {
  entries: unknown[] = [null];
  at = 0;
  layers: Layers | null = null;
  #asked: number | null = null;

  get state(): unknown {
    return this.entries[this.at];
  }

  pushState(state: unknown): void {
    this.entries = [...this.entries.slice(0, this.at + 1), state];
    this.at++;
  }

  go(steps: number): void {
    this.#asked = steps;
  }

  /** What the browser does when it gets to it. */
  async run(): Promise<void> {
    await Promise.resolve();
    if (this.#asked === null) return;
    this.at += this.#asked;
    this.#asked = null;
    this.layers?.stepped();
    await this.run();
  }

  async back(steps = -1): Promise<void> {
    this.go(steps);
    await this.run();
  }
}

let steps: Steps;
let layers: Layers;
let closed: string[];

/** A layer that closes as dialogs do: whoever closes it, it says so afterwards. */
function open(name: string): () => void {
  const leave = layers.open(() => {
    closed.push(name);
    leave();
  });
  return leave;
}

beforeEach(() => {
  steps = new Steps();
  layers = steps.layers = new Layers(steps as unknown as History);
  closed = [];
});

describe('Back', () => {
  test('closes one layer at a time, the last first', async () => {
    open('past');
    open('dialog');
    await steps.back();
    expect(closed).toEqual(['dialog']);
    await steps.back();
    expect(closed).toEqual(['dialog', 'past']);
    expect(steps.at).toBe(0);
  });

  test('after a layer was closed by its own button there is no step left of it', async () => {
    open('past');
    const dialog = open('dialog');
    dialog();
    await steps.run();
    expect(steps.at).toBe(1);
    await steps.back();
    expect(closed).toEqual(['past']);
  });

  test('two closed at once leave two steps', async () => {
    const [past, dialog] = [open('past'), open('dialog')];
    past();
    dialog();
    await steps.run();
    expect(steps.at).toBe(0);
    expect(closed).toEqual([]);
  });

  test('what takes the place of a layer takes its step', async () => {
    const past = open('past');
    past();
    open('trial');
    await steps.run();
    expect(steps.at).toBe(1);
    await steps.back();
    expect(closed).toEqual(['trial']);
  });

  test('one that is opened while a step back is on its way gets a step of its own', async () => {
    const dialog = open('dialog');
    dialog();
    await Promise.resolve();
    open('next');
    await steps.run();
    expect(steps.at).toBe(1);
    await steps.back();
    expect(closed).toEqual(['next']);
  });
});

test('Forward to something that is closed goes back again', async () => {
  open('dialog');
  await steps.back();
  await steps.back(1);
  expect(steps.at).toBe(0);
});

test('after a reload nothing lies over the page', async () => {
  open('dialog');
  layers = steps.layers = new Layers(steps as unknown as History);
  await steps.run();
  expect(steps.at).toBe(0);
});

test('another page takes the step of the layer that led to it', () => {
  let isLayer: boolean | null = null;
  open('dialog');
  layers.leave((found) => (isLayer = found));
  expect(isLayer).toBe(true);
  expect(closed).toEqual([]);
});

test('another page waits for a step back that is on its way', async () => {
  const went: boolean[] = [];
  const dialog = open('dialog');
  dialog();
  await Promise.resolve();
  layers.leave((isLayer) => went.push(isLayer));
  expect(went).toEqual([]);
  await steps.run();
  expect(went).toEqual([false]);
});
