// The host's terms: asked for once; text in, never HTML.
import { api } from './api/client';

export type Span = { text: string; href?: string };
type Kind = 'h1' | 'h2' | 'h3' | 'p' | 'ul';
type Rough = { kind: Kind; lines: string[] };
export type Block = { kind: Kind; items: Span[][] }; // one item, but in a list

const HEADINGS: Kind[] = ['h1', 'h2', 'h3'];

class Terms {
  text = $state<string | null>(null); // null: not asked yet; empty: there are none
  #asked = false;

  async load(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    this.text = (await api.get('/api/terms')).text;
  }
}

export const terms = new Terms();

/** Read `# headings`, paragraphs, `- lists` and `[links](https://…)`; anything else is plain text. */
export function blocksOf(text: string): Block[] {
  const blocks: Rough[] = [];
  let open: Rough | null = null; // what the next line may continue
  for (const line of text.split('\n').map((one) => one.trim())) {
    const heading = /^(#{1,3}) (.+)$/.exec(line);
    const item = /^[-*] (.+)$/.exec(line)?.[1];
    if (!line) open = null;
    else if (heading) {
      blocks.push({ kind: HEADINGS[heading[1]!.length - 1]!, lines: [heading[2]!] });
      open = null;
    } else if (item !== undefined && open?.kind === 'ul') open.lines.push(item);
    else if (item === undefined && open) open.lines.push(`${open.lines.pop() ?? ''} ${line}`);
    else blocks.push((open = { kind: item === undefined ? 'p' : 'ul', lines: [item ?? line] }));
  }
  return blocks.map(({ kind, lines }) => ({ kind, items: lines.map(spansOf) }));
}

const LINK = /\[([^\][]+)\]\(((?:https?:\/\/|mailto:|\/(?!\/))[^\s()]+)\)/g;

function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let done = 0;
  for (const link of text.matchAll(LINK)) {
    if (link.index > done) spans.push({ text: text.slice(done, link.index) });
    spans.push({ text: link[1] ?? '', href: link[2] ?? '' });
    done = link.index + link[0].length;
  }
  if (done < text.length) spans.push({ text: text.slice(done) });
  return spans;
}
