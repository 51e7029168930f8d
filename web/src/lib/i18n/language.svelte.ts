// The language the page speaks: the browser's at first, then what was chosen.
import { settings } from '../settings.svelte';
import { Translator, type Args } from './translator';

export const LANGUAGES = { en: 'English', es: 'Español', pl: 'Polski' } as const;
export type Language = keyof typeof LANGUAGES;

const LOADERS: Record<Language, () => Promise<{ sources: Record<string, string> }>> = {
  en: () => import('./en'),
  es: () => import('./es'),
  pl: () => import('./pl'),
};

export function isLanguage(code: string | null | undefined): code is Language {
  return !!code && code in LANGUAGES;
}

function preferred(): Language {
  if (isLanguage(settings.language)) return settings.language;
  const wanted = navigator.languages.map((name) => name.slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? 'en';
}

class Speech {
  #translator = $state.raw<Translator | null>(null);

  get code(): Language {
    return (this.#translator?.lang as Language | undefined) ?? 'en';
  }

  get translator(): Translator {
    if (!this.#translator) throw new Error('no language is loaded yet');
    return this.#translator;
  }

  /** A message in words. */
  t = (message: string, args: Args = {}): string => this.#translator?.text(message, args) ?? '';

  async start(): Promise<void> {
    await this.load(preferred());
  }

  async choose(code: Language): Promise<void> {
    settings.set('language', code);
    await this.load(code);
  }

  async load(code: Language): Promise<void> {
    const { sources } = await LOADERS[code]();
    this.#translator = new Translator(code, Object.values(sources));
    document.documentElement.lang = code;
  }
}

export const language = new Speech();
export const t = language.t;
