// Which page a path leads to. The server reads the same patterns, to answer 404 for any other path.
import pages from './pages.json';

export interface Place {
  page: string;
  id: string;
}

const PAGES = Object.entries(pages).map(([page, pattern]) => [new RegExp(pattern), page] as const);

export function placeOf(path: string): Place {
  for (const [pattern, page] of PAGES) {
    const found = pattern.exec(path);
    if (found) return { page, id: found[1] ?? '' };
  }
  return { page: 'lost', id: '' };
}
