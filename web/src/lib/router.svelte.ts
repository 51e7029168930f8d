// Pages by path, with the history of the browser.
import { layers } from './layers';
import { placeOf, type Place } from './places';

class Router {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);

  constructor() {
    layers(); // after a reload it leaves the steps of what lay over the page
    addEventListener('popstate', () => {
      layers().stepped();
      this.#read();
    });
    addEventListener('hashchange', () => this.#read());
    document.addEventListener('click', (event) => this.#clicked(event));
  }

  get place(): Place {
    return placeOf(this.path);
  }

  go(url: string, replace = false): void {
    layers().leave((isLayer) => this.#open(url, replace || isLayer));
  }

  #open(url: string, replace: boolean): void {
    if (replace) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
    const page = this.path;
    this.#read();
    if (page !== this.path) scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }

  /** Links inside the site change the page without loading it. */
  #clicked(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.target || link.download || link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return;
    if (this.place.page === 'embed') {
      // Inside another site's page there is nothing but the game: all else opens beside it.
      [link.target, link.rel] = ['_blank', 'noopener'];
      return;
    }
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
