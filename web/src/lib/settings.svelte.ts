// What somebody has chosen for this browser: one key in its storage per setting.
import { store, stored } from './storage';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const PACES = ['off', 'slow', 'normal', 'fast'] as const; // of the moves of others
export type Pace = (typeof PACES)[number];

function isOn(name: string, byDefault: boolean): boolean {
  const kept = stored(name);
  return kept === null ? byDefault : kept === 'on';
}

/** The value that was kept, if it is still one of these. */
function oneOf<T extends string | number>(name: string, values: readonly T[], byDefault: T): T {
  return values.find((value) => String(value) === stored(name)) ?? byDefault;
}

function keep(name: string, value: string | number | boolean): void {
  store(name, typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value));
}

export class Settings {
  theme = $state<Theme>(oneOf('theme', THEMES, 'auto'));
  language = $state(stored('language') ?? ''); // none: the browser's
  pace = $state<Pace>(oneOf('pace', PACES, 'normal'));
  land = $state(isOn('land', true)); // is the land drawn behind a map?
  sound = $state(isOn('sound', false)); // when it is my turn
  confirms = $state(isOn('confirms', true)); // asks before a move that gives something up
  passes = $state(isOn('passes', true)); // passes where nothing else can be done
  keys = $state(isOn('keys', true)); // single keys do something at a table
  chances = $state(isOn('chances', false)); // everybody's chance to win beside the table
  warns = $state(isOn('warns', false)); // warns of a move that costs much of one's own
  #passesAt = $state.raw<Readonly<Record<string, boolean>>>({}); // tables where that was changed

  set<K extends Setting>(name: K, value: Settings[K]): void {
    (this as Pick<Settings, K>)[name] = value;
    keep(name, value);
  }

  /** Does this table pass where nothing else can be done? As everywhere, unless it was changed there. */
  passesAt(table: string): boolean {
    return this.#passesAt[table] ?? isOn(`passes-${table}`, this.passes);
  }

  passAt(table: string, on: boolean): void {
    this.#passesAt = { ...this.#passesAt, [table]: on };
    keep(`passes-${table}`, on);
  }
}

export type Setting = 'theme' | 'language' | 'pace' | 'land' | 'sound' | 'confirms' | 'passes' | 'keys' | 'chances' | 'warns';

export const settings = new Settings();
