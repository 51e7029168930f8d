// Who plays here, and the games there are.
import { api, Refused } from './api/client';
import type { GameBody, Me } from './api/types';
import { isLanguage, language, type Language } from './i18n/language.svelte';
import { progress } from './learn/progress.svelte';
import { forget } from './storage';

const FIRST = ['Ada', 'Iris', 'Max', 'Nora', 'Otto', 'Sol', 'Vera', 'Zoe', 'Leo', 'Mia', 'Olek', 'Pola'];
const LAST = ['Ampere', 'Bolt', 'Circuit', 'Dynamo', 'Filament', 'Kilowatt', 'Lumen', 'Rotor', 'Spark', 'Turbine'];

function pick(from: string[]): string {
  return from[Math.floor(Math.random() * from.length)] ?? '';
}

/** A name for somebody who has none in mind. */
export function suggestedName(): string {
  return `${pick(FIRST)} ${pick(LAST)}`;
}

class Session {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameBody[]>([]);
  known = $state(false); // whether we have asked the server who we are
  suggestion = $state(suggestedName());

  async start(): Promise<void> {
    await Promise.all([this.load(), this.loadGames()]);
  }

  async load(): Promise<void> {
    try {
      this.me = await api.get('/api/me');
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.me = null;
    }
    this.known = true;
    this.#learnt();
  }

  /** What was learnt goes with the account, as soon as there is one. */
  #learnt(): void {
    if (this.me?.login) void progress.join().catch(() => undefined);
  }

  async loadGames(): Promise<void> {
    this.games = await api.get('/api/games');
  }

  game(id: string): GameBody | undefined {
    return this.games.find((game) => game.id === id);
  }

  /** Somebody with a name, a guest if need be. */
  async somebody(name = this.suggestion): Promise<Me> {
    if (this.me) return this.me;
    const body = { name: name.trim() || this.suggestion, language: language.code };
    this.me = await api.post('/api/guests', { body });
    return this.me;
  }

  async rename(name: string): Promise<void> {
    if (this.me) this.me = await api.patch('/api/me', { body: { name } });
    else await this.somebody(name);
  }

  async speak(code: Language): Promise<void> {
    await language.choose(code);
    if (this.me) this.me = await api.patch('/api/me', { body: { language: code } });
  }

  async signIn(login: string, password: string, code = ''): Promise<void> {
    await api.post('/api/sessions', { body: { login, password, code } });
    await this.load();
    if (isLanguage(this.me?.language)) await language.choose(this.me.language);
  }

  async register(login: string, password: string): Promise<void> {
    this.me = await api.post('/api/me/account', { body: { login, password } });
    this.#learnt();
  }

  async signOut(): Promise<void> {
    if (this.me?.login) await progress.join().catch(() => undefined); // what could not be sent before
    await api.delete('/api/sessions');
    this.forget();
  }

  /** Whoever uses this browser next gets neither our seats nor our progress. */
  forget(): void {
    forget('seat-');
    progress.leave();
    this.me = null;
  }
}

export const session = new Session();
