// The choices of the wiring tile game: cards, and wiring by verb and cell.
import type { Blackout } from '$lib/api/types';
import { choices, wordsOf, type Asked, type Choice, type Decision, type Group, type Place } from '$lib/moves/decision';

const ON_BOARD = ['install', 'replace', 'rotate', 'fault', 'repair', 'transformer', 'insulate', 'remove'];
const PAID = ['install', 'replace'];
const NUMBERED = 8; // actions of one verb that are still offered one by one

export function blackoutDecision(asked: Asked<Blackout>): Decision {
  const { t, legal } = asked;
  const groups = [...handGroups(asked), ...ON_BOARD.flatMap((verb) => onBoard(asked, verb))];
  const alone = ['draw', 'exchange'].filter((word) => legal.includes(word));
  groups.push(
    ...choices(
      '',
      alone.map((word): Choice => ({ word, label: t.text('blackout-verb', { verb: word }), icon: 'card' })),
    ),
  );
  const ending = legal.includes('done') ? [{ word: 'done', label: t.text('web-move-stop') }] : [];
  return { question: question(asked), groups, ending };
}

function question({ t, view, staticData }: Asked<Blackout>): string {
  if (view.pending === 'discard') return t.text('web-ask-discard', { count: view.owed });
  if (view.pending !== null) {
    const card = staticData.names.card?.[view.card?.card ?? ''] ?? '';
    return t.text('web-ask-card', { card, verb: view.pending });
  }
  if (view.phase === 'last_repairs') return t.text('web-ask-repairs');
  return t.text('web-ask-turn', { tension: view.tension.left });
}

function handGroups({ t, legal, figures }: Asked<Blackout>): Group[] {
  const cards = new Map(figures.resources.map((card) => [card.id, card]));
  const words = [...wordsOf(legal, 'use'), ...wordsOf(legal, 'discard')];
  const list = words.map((word): Choice => {
    const card = cards.get(word.split(' ')[1] ?? '');
    const cost = word.startsWith('use') ? ` (${card?.cost})` : '';
    return { word, label: `${card?.name}${cost}`, note: card?.text, icon: 'card' };
  });
  return choices(t.text('blackout-hand'), list);
}

function onBoard(asked: Asked<Blackout>, verb: string): Group[] {
  const { t, legal } = asked;
  const words = wordsOf(legal, verb);
  const title = t.text('blackout-verb', { verb });
  if (words.length <= NUMBERED)
    return choices(
      title,
      words.map((word) => action(asked, word, true)),
    );
  const places = new Map<string, Place>();
  for (const word of words) {
    const cell = word.split(' ')[1] ?? '';
    const place = places.get(cell) ?? { id: cell, choices: [] };
    place.choices.push(action(asked, word, false));
    places.set(cell, place);
  }
  return [{ kind: 'places', title, verb, places: [...places.values()] }];
}

function action({ t, view, figures, staticData }: Asked<Blackout>, word: string, withCell: boolean): Choice {
  const [verb = '', cell = '', exits] = word.split(' ');
  if (!exits) return { word, label: withCell ? cell : t.text('blackout-verb', { verb }) };
  const kind = kindOf(exits);
  const cost = figures.pieces.find((piece) => piece.id === kind)?.cost;
  const note = view.pending === null && PAID.includes(verb) ? t.text('blackout-points', { tension: cost }) : '';
  const label = `${staticData.names.piece?.[kind] ?? kind} ${staticData.names.exits?.[exits] ?? exits}`;
  return { word, label: withCell ? `${cell} ${label}` : label, note, exits };
}

/** The kind of a piece by its exits. */
export function kindOf(exits: string): string {
  if (exits.length > 2) return exits.length === 3 ? 'triple' : 'quad';
  return exits === 'ns' || exits === 'ew' ? 'straight' : 'elbow';
}
