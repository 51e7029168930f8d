// A rules page from its text: sections, and paragraphs that name the ledger rules they tell.

/** A piece of a paragraph, and the editions it holds for; none: all of them. */
export interface Piece {
  editions: string[];
  text: string;
}

export interface Paragraph {
  pieces: Piece[];
  rules: string[];
}

export interface Section {
  anchor: string;
  title: string;
  paragraphs: Paragraph[];
}

export interface Rulebook {
  title: string;
  about: string;
  sections: Section[];
}

const EDITIONS: Record<string, string> = { R: 'recharged', C: 'classic', D: 'deluxe', DE: 'deluxe-europe', DN: 'deluxe-north-america' };

/** Read a page: `## section`, `- paragraph {GRID-AUC-01 GRID-AUC-02}`, `[R]` for an edition. */
export function rulebookOf(text: string): Rulebook {
  const book: Rulebook = { title: '', about: '', sections: [] };
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line.startsWith('# ')) book.title = line.slice(2);
    else if (line.startsWith('## '))
      book.sections.push({ anchor: `section-${book.sections.length + 1}`, title: line.slice(3), paragraphs: [] });
    else if (line.startsWith('- ')) book.sections.at(-1)?.paragraphs.push(paragraphOf(line.slice(2)));
    else if (line && !book.sections.length) book.about = line;
  }
  return book;
}

function paragraphOf(line: string): Paragraph {
  const found = /^(.*?)\s*\{([^}]*)\}$/.exec(line);
  return { pieces: piecesOf(found?.[1] ?? line), rules: (found?.[2] ?? '').split(' ').filter(Boolean) };
}

function piecesOf(text: string): Piece[] {
  return [...text.matchAll(/((?:\[(?:R|C|DE|DN|D)\]\s*)*)([^[]+)/g)].map(([, marks = '', said = '']) => ({
    editions: [...marks.matchAll(/\w+/g)].map(([mark]) => EDITIONS[mark]!),
    text: said.trim(),
  }));
}

/** What holds for one game: its own pieces, marked only where they hold for one of its maps. */
export function bookFor(book: Rulebook, game: string): Rulebook {
  const sections = book.sections.map((section) => ({
    ...section,
    paragraphs: section.paragraphs.flatMap((one) => paragraphFor(one, game)),
  }));
  return { ...book, sections: sections.filter(({ paragraphs }) => paragraphs.length) };
}

function paragraphFor({ pieces, rules }: Paragraph, game: string): Paragraph[] {
  const kept = pieces
    .map(({ editions, text }) => ({ all: !editions.length, editions: editions.filter((one) => one.split('-')[0] === game), text }))
    .filter(({ all, editions }) => all || editions.length)
    .map(({ editions, text }) => ({ editions: editions.filter((one) => one !== game), text }));
  return kept.length ? [{ pieces: kept, rules }] : [];
}

/** The paragraphs in which every word is found, or whose rule it is. */
export function bookWith(book: Rulebook, words: string): Rulebook {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const told = ({ pieces, rules }: Paragraph): string => plain([...pieces.map(({ text }) => text), ...rules].join(' '));
  const sections = book.sections.map((section) => ({
    ...section,
    paragraphs: section.paragraphs.filter((one) => wanted.every((word) => told(one).includes(word))),
  }));
  return { ...book, sections: sections.filter(({ paragraphs }) => paragraphs.length) };
}

/** Small letters without accents: people search as they type. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
}

/** Does the page tell this rule? */
export function tells(book: Rulebook, rule: string): boolean {
  return book.sections.some(({ paragraphs }) => paragraphs.some(({ rules }) => rules.includes(rule)));
}
