// The choices of the card game, phase by phase.
import type { Cards, CardsPlant } from '$lib/api/types';
import { bidding, burnOf, opening, scrapping } from '$lib/moves/auction';
import { choices, ownPlayer, wordsOf, type Asked, type Choice, type Decision } from '$lib/moves/decision';

export function cardsDecision(asked: Asked<Cards>): Decision {
  const { view } = asked;
  if (view.pending === 'scrap') return scrapping(asked);
  if (view.pending === 'lose_fuel') return dropping(asked);
  if (view.pending === 'burn') return burning(asked);
  if (view.auction.lot !== null) return bidding(asked);
  if (view.phase === 'auction') return opening(asked);
  return view.phase === 'fuel' ? buying(asked) : running(asked);
}

function ended({ t, legal }: Asked<Cards>, note = ''): Choice[] {
  return legal.includes('done') ? [{ word: 'done', label: t.text('web-move-done'), note }] : [];
}

function fuelOf(card: string): string {
  return /^[a-z]+/.exec(card)?.[0] ?? '';
}

/** The cards of a store that the words name: `drop coal2/3`, `burn coal2/3`. */
function ofStore({ t }: Asked<Cards>, words: string[]): Choice[] {
  return words
    .filter((word) => word.includes(' '))
    .map((word) => {
      const card = word.split(' ')[1] ?? '';
      return { word, label: t.fuelCard(card), icon: fuelOf(card) };
    });
}

function dropping(asked: Asked<Cards>): Decision {
  const list = ofStore(asked, wordsOf(asked.legal, 'drop'));
  return { question: asked.t.text('web-ask-drop-card'), groups: choices('', list), ending: [] };
}

function burning(asked: Asked<Cards>): Decision {
  const { t, view, legal } = asked;
  const [fuel, count] = Object.entries(view.due).find(([, n]) => n) ?? ['', 0];
  const list = ofStore(asked, wordsOf(legal, 'burn'));
  const ending = legal.includes('burn') ? [{ word: 'burn', label: t.text('web-move-burn-all') }] : [];
  return { question: t.text('cards-ask-burn', { fuel, count }), groups: choices('', list), ending };
}

function buying(asked: Asked<Cards>): Decision {
  const { t, view, legal } = asked;
  const list = wordsOf(legal, 'buy').map((word): Choice => {
    const [, card = '', column = ''] = word.split(' ');
    const found = view.fuel.columns.find((c) => String(c.column) === column);
    const offer = found?.cards.find((c) => c.card === card);
    const note = t.text('web-move-card-note', { price: found?.price ?? 0, keep: offer?.keep ?? 0, units: offer?.units ?? 0 });
    const label = t.text('fuel-amount', { count: offer?.units ?? 1, fuel: fuelOf(card) });
    return { word, label, note, icon: fuelOf(card) };
  });
  const question = list.length ? 'web-ask-buy-cards' : 'web-ask-buy-nothing';
  return { question: t.text(question), groups: choices('', list), ending: ended(asked) };
}

function running(asked: Asked<Cards>): Decision {
  const { t, view, legal } = asked;
  const plants = new Map(ownPlayer(view)?.plants.map((plant) => [plant.id, plant]));
  const list = wordsOf(legal, 'run').map((word): Choice => {
    const plant = plants.get(word.split(' ')[1] ?? '');
    return { word, label: t.text('web-move-run', { plant: plant?.id }), note: plant && runNote(asked, plant, word), icon: plant?.fuel };
  });
  const poor = asked.figures.guaranteed_income;
  const note = view.earned ? '' : t.text('money', { amount: poor });
  const question = t.text(list.length ? 'web-ask-run-cards' : 'web-ask-run-nothing', { earned: view.earned, supplied: 0 });
  return { question, groups: choices('', list), ending: ended(asked, note) };
}

function runNote({ t }: Asked<Cards>, plant: CardsPlant, word: string): string {
  const { income, units } = plant;
  if (plant.fuel === 'hybrid' && word.split(' ').length === 2) return t.text('cards-choice-run-any', { income, units });
  return t.text('cards-choice-run', { income, burn: t.fuels(burnOf(plant, word)) || 'none' });
}
