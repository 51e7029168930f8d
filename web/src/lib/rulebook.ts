// A rules page from its text: sections, and paragraphs that name the ledger rules they tell.

/** A piece of a paragraph: plain text, or the mark of an edition. */
export type Span = { text: string } | { edition: string };

export interface Paragraph {
  spans: Span[];
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
  return { spans: spansOf(found?.[1] ?? line), rules: (found?.[2] ?? '').split(' ').filter(Boolean) };
}

function spansOf(text: string): Span[] {
  return text
    .split(/(\[(?:R|C|DE|DN|D)\])/)
    .filter((part) => part.trim())
    .map((part) => {
      const edition = EDITIONS[/^\[(\w+)\]$/.exec(part)?.[1] ?? ''];
      return edition ? { edition } : { text: part.trim() };
    });
}
