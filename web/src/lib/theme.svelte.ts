// Light or dark: the system's until somebody chooses.
import { store, stored } from './storage';

export type Theme = 'auto' | 'light' | 'dark';
const ORDER: Theme[] = ['auto', 'light', 'dark'];

class Look {
  theme = $state<Theme>(ORDER.find((theme) => theme === stored('theme')) ?? 'auto');

  constructor() {
    this.#show();
  }

  next(): void {
    this.theme = ORDER[(ORDER.indexOf(this.theme) + 1) % ORDER.length] ?? 'auto';
    store('theme', this.theme);
    this.#show();
  }

  #show(): void {
    document.documentElement.dataset.theme = this.theme;
  }
}

export const look = new Look();
