// The keys of a table. A key presses the button that names it (`aria-keyshortcuts`), so it can do what the button can and no
// more; the list that people read is made from the same table.

export interface Key {
  key: string; // as the keyboard and `aria-keyshortcuts` name it
  does: string; // a variant of the message web-key
  focus?: string; // what gets the focus after the button was pressed, or where there is none
  first?: string; // what to press where the button is not shown, so that it is
  native?: true; // nothing is pressed: the browser or the board does it
}

export const KEYS: readonly Key[] = [
  { key: 'Enter', does: 'press', native: true },
  { key: 'B', does: 'bid', focus: '.actions [data-prefix]' },
  { key: '+', does: 'more' },
  { key: '-', does: 'less' },
  { key: 'P', does: 'pass' },
  { key: 'U', does: 'undo' },
  { key: 'H', does: 'hint' },
  { key: 'T', does: 'try' },
  { key: 'C', does: 'chat', focus: '.chat input' },
  { key: ',', does: 'back', first: '#tab-log' },
  { key: '.', does: 'next', first: '#tab-log' },
  { key: '<', does: 'round-back', first: '#tab-log' },
  { key: '>', does: 'round-next', first: '#tab-log' },
  { key: '← ↑ → ↓', does: 'map', native: true },
  { key: '?', does: 'list', native: true },
];

const FIELDS = 'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, dialog';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'defaultPrevented' | 'target'>;

/** Is somebody writing, or in a dialog, or has something else used the key? Then it is none of ours. */
export function isTaken(event: Pressed): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  return !!(event.target as Element | null)?.closest?.(FIELDS);
}

/** The key that was pressed, small or capital; a move is not made again while its key is held down. */
export function keyOf({ key: pressed, repeat }: Pressed): Key | undefined {
  if (repeat && /^[a-z]$/i.test(pressed)) return undefined;
  return KEYS.find(({ key, native }) => !native && key === pressed.toUpperCase());
}
