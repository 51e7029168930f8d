// The choices of the card game, by what is asked.
import type { Cards } from '$lib/api/types';
import { bidding, opening, scrapping } from '$lib/moves/auction';
import { choices, ended, ownPlayer, type Asked, type Choice, type Decision } from '$lib/moves/decision';
import { movesOf, type Move } from '$lib/moves/moves';

const FORMS: Record<Asked<Cards>['decision']['asks'], (asked: Asked<Cards>) => Decision> = {
  scrap: scrapping,
  lose_fuel: dropping,
  open: opening,
  bid: bidding,
  buy: buying,
  run: running,
  burn: burning,
};

export function cardsDecision(asked: Asked<Cards>): Decision {
  return FORMS[asked.decision.asks](asked);
}

/** A card of one's own store. */
function ofStore({ t, view }: Asked<Cards>, move: Move, card: string): Choice {
  const held = ownPlayer(view)?.store.find((one) => one.card === card);
  return { ...move, label: t.fuelCard(card), icon: held?.fuel };
}

function dropping(asked: Asked<Cards>): Decision {
  const list = movesOf(asked.decision, 'drop').map((move) => ofStore(asked, move, move.what.card));
  return { question: asked.t.text('web-ask-drop-card'), groups: choices('', list), ending: [] };
}

function burning(asked: Asked<Cards>): Decision {
  const { t, view, decision } = asked;
  const [fuel, count] = Object.entries(view.due).find(([, n]) => n) ?? ['', 0];
  const moves = movesOf(decision, 'burn');
  const list = moves.flatMap((move) => (move.what.card === undefined ? [] : [ofStore(asked, move, move.what.card)]));
  const rest = moves.filter((move) => move.what.card === undefined);
  const ending = rest.map((move): Choice => ({ ...move, label: t.text('web-move-burn-all') }));
  return { question: t.text('cards-ask-burn', { fuel, count }), groups: choices('', list), ending };
}

function buying(asked: Asked<Cards>): Decision {
  const { t, view, decision } = asked;
  const list = movesOf(decision, 'buy').map((move): Choice => {
    const { card, column, cost, keep } = move.what;
    const offer = view.fuel.columns.find((one) => one.column === column)?.cards.find((one) => one.card === card);
    const [fuel, units] = [offer?.fuel, offer?.units ?? 1];
    const note = t.text('web-move-card-note', { price: cost, keep, units });
    return { ...move, label: t.text('fuel-amount', { count: units, fuel }), note, icon: fuel };
  });
  const question = list.length ? 'web-ask-buy-cards' : 'web-ask-buy-nothing';
  return { question: t.text(question), groups: choices('', list), ending: ended(asked) };
}

function running(asked: Asked<Cards>): Decision {
  const { t, view, decision } = asked;
  const plants = new Map(ownPlayer(view)?.plants.map((plant) => [plant.id, plant]));
  const list = movesOf(decision, 'run').map((move): Choice => {
    const { plant, burns } = move.what;
    const { income = 0, units = 0, fuel } = plants.get(plant) ?? {};
    const note = burns
      ? t.text('cards-choice-run', { income, burn: t.fuels(burns) || 'none' })
      : t.text('cards-choice-run-any', { income, units });
    return { ...move, label: t.text('web-move-run', { plant }), note, icon: fuel };
  });
  const least = decision.runs?.find((runs) => !runs.plants.length)?.pays;
  const note = view.earned ? '' : t.text('money', { amount: least });
  const question = t.text(list.length ? 'web-ask-run-cards' : 'web-ask-run-nothing', { earned: view.earned, supplied: 0 });
  return { question, groups: choices('', list), ending: ended(asked, note) };
}
