// Which page a path leads to.

export interface Place {
  page: string;
  id: string;
}

const PAGES: [RegExp, string][] = [
  [/^\/$/, 'start'],
  [/^\/new(?:\/([a-z]+))?\/?$/, 'new'],
  [/^\/table\/([a-z0-9]{1,20})\/?$/, 'table'],
  [/^\/join\/([\w-]{1,100})\/?$/, 'join'],
  [/^\/games\/?$/, 'games'],
  [/^\/account\/?$/, 'account'],
  [/^\/settings\/?$/, 'settings'],
  [/^\/replay\/?$/, 'replay'],
  [/^\/rules(?:\/([a-z]+))?\/?$/, 'rules'],
];

export function placeOf(path: string): Place {
  for (const [pattern, page] of PAGES) {
    const found = pattern.exec(path);
    if (found) return { page, id: found[1] ?? '' };
  }
  return { page: 'lost', id: '' };
}
