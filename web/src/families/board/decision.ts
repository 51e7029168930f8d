// The choices of the grid board game, phase by phase.
import type { Board } from '$lib/api/types';
import { bidding, burnOf, opening, scrapping } from '$lib/moves/auction';
import { choices, ownPlayer, wordsOf, type Asked, type Choice, type Decision } from '$lib/moves/decision';

const PREPARATIONS: Record<string, string> = {
  draft_region: 'web-ask-draft_region',
  place_trust: 'web-ask-place_trust',
  mark_start: 'web-ask-mark_start',
};

export function boardDecision(asked: Asked<Board>): Decision {
  const { view } = asked;
  if (view.pending === 'scrap') return scrapping(asked);
  if (view.pending === 'lose_fuel') return dropping(asked);
  if (view.auction.lot !== null) return bidding(asked);
  if (view.phase === 'preparation') return preparing(asked);
  if (view.phase === 'auction') return opening(asked);
  if (view.phase === 'fuel') return buying(asked);
  return view.phase === 'building' ? building(asked) : running(asked);
}

function ended({ t, legal }: Asked<Board>): Choice[] {
  return legal.includes('done') ? [{ word: 'done', label: t.text('web-move-done') }] : [];
}

function preparing(asked: Asked<Board>): Decision {
  const { t, view, legal, staticData } = asked;
  const names = staticData.names[view.pending === 'draft_region' ? 'region' : 'city'] ?? {};
  const list = legal.map((word): Choice => {
    const id = word.split(' ')[1] ?? '';
    return { word, label: names[id] ?? id };
  });
  list.sort((a, b) => a.label.localeCompare(b.label, t.lang));
  return { question: t.text(PREPARATIONS[view.pending ?? ''] ?? ''), groups: choices('', list), ending: [] };
}

function dropping({ t, legal }: Asked<Board>): Decision {
  const list = wordsOf(legal, 'drop').map((word): Choice => {
    const fuel = word.split(' ')[1] ?? '';
    return { word, label: t.text('fuel-name', { fuel }), icon: fuel };
  });
  return { question: t.text('web-ask-drop'), groups: choices('', list), ending: [] };
}

function buying(asked: Asked<Board>): Decision {
  const { t, view, legal } = asked;
  const list = wordsOf(legal, 'buy').map((word): Choice => {
    const fuel = word.split(' ')[1] ?? '';
    const price = t.text('money', { amount: view.fuel[fuel]?.price });
    return { word, label: t.text('web-move-buy', { fuel }), note: price, icon: fuel };
  });
  const question = list.length ? 'web-ask-buy' : 'web-ask-buy-nothing';
  return { question: t.text(question), groups: choices('', list), ending: ended(asked) };
}

function building(asked: Asked<Board>): Decision {
  const { t, view, legal, staticData } = asked;
  const cost = (word: string): number => view.cities[word.split(' ')[1] ?? '']?.cost ?? 0;
  const list = wordsOf(legal, 'build')
    .sort((a, b) => cost(a) - cost(b))
    .map((word): Choice => {
      const city = word.split(' ')[1] ?? '';
      const note = t.text('money', { amount: cost(word) });
      return { word, label: staticData.names.city?.[city] ?? city, note, icon: 'house' };
    });
  const first = ownPlayer(view)?.cities.length === 0;
  let question = first ? 'web-ask-build-first' : 'web-ask-build';
  if (!list.length) question = 'web-ask-build-nothing';
  return { question: t.text(question), groups: choices('', list), ending: ended(asked) };
}

function running(asked: Asked<Board>): Decision {
  const { t, view, legal } = asked;
  const plants = new Map(ownPlayer(view)?.plants.map((plant) => [String(plant.number), plant]));
  const list = wordsOf(legal, 'run').map((word): Choice => {
    const plant = plants.get(word.split(' ')[1] ?? '');
    const burn = t.fuels(plant ? burnOf(plant, word) : {}) || 'none';
    const note = t.text('web-move-run-note', { supplies: plant?.supplies ?? 0, burn });
    return { word, label: t.text('web-move-run', { plant: plant?.number }), note, icon: plant?.fuel };
  });
  const cities = ownPlayer(view)?.cities.length ?? 0;
  const supplied = Math.min(view.supplied, cities);
  const question = t.text(list.length ? 'web-ask-run' : 'web-ask-run-nothing', { supplied });
  return { question, groups: choices('', list), ending: ended(asked) };
}
