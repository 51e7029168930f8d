// The choices of the grid board game, by what is asked.
import type { Board } from '$lib/api/types';
import { bidding, opening, scrapping } from '$lib/moves/auction';
import { choices, ended, ownPlayer, type Asked, type Choice, type Decision } from '$lib/moves/decision';
import { movesOf } from '$lib/moves/moves';

const FORMS: Record<Asked<Board>['decision']['asks'], (asked: Asked<Board>) => Decision> = {
  region: preparing,
  place: preparing,
  mark: preparing,
  scrap: scrapping,
  lose_fuel: dropping,
  open: opening,
  bid: bidding,
  buy: buying,
  build: building,
  run: running,
};
const PREPARATIONS: Record<string, string> = {
  region: 'web-ask-draft_region',
  place: 'web-ask-place_trust',
  mark: 'web-ask-mark_start',
};

export function boardDecision(asked: Asked<Board>): Decision {
  return FORMS[asked.decision.asks](asked);
}

function preparing({ t, decision, staticData }: Asked<Board>): Decision {
  const { region = {}, city = {} } = staticData.names;
  const regions = movesOf(decision, 'region').map((move): Choice => ({ ...move, label: region[move.what.region] ?? move.what.region }));
  const places = [...movesOf(decision, 'place'), ...movesOf(decision, 'mark')];
  const cities = places.map((move): Choice => ({ ...move, label: city[move.what.city] ?? move.what.city }));
  const list = [...regions, ...cities].sort((a, b) => a.label.localeCompare(b.label, t.lang));
  return { question: t.text(PREPARATIONS[decision.asks] ?? ''), groups: choices('', list), ending: [] };
}

function dropping({ t, decision }: Asked<Board>): Decision {
  const list = movesOf(decision, 'drop').map((move): Choice => {
    const { fuel } = move.what;
    return { ...move, label: t.text('fuel-name', { fuel }), icon: fuel };
  });
  return { question: t.text('web-ask-drop'), groups: choices('', list), ending: [] };
}

function buying(asked: Asked<Board>): Decision {
  const { t, decision } = asked;
  const list = movesOf(decision, 'buy').map((move): Choice => {
    const { fuel, costs } = move.what;
    return { ...move, label: t.text('web-move-buy', { fuel }), note: t.text('money', { amount: costs[0] }), icon: fuel };
  });
  const question = list.length ? 'web-ask-buy' : 'web-ask-buy-nothing';
  return { question: t.text(question), groups: choices('', list), ending: ended(asked) };
}

function building(asked: Asked<Board>): Decision {
  const { t, view, decision, staticData } = asked;
  const list = movesOf(decision, 'build').map((move): Choice => {
    const { city, cost } = move.what;
    return { ...move, label: staticData.names.city?.[city] ?? city, note: t.text('money', { amount: cost }), icon: 'house' };
  });
  const first = ownPlayer(view)?.cities.length === 0;
  let question = first ? 'web-ask-build-first' : 'web-ask-build';
  if (!list.length) question = 'web-ask-build-nothing';
  return { question: t.text(question), groups: choices('', list), ending: ended(asked) };
}

function running(asked: Asked<Board>): Decision {
  const { t, view, decision } = asked;
  const plants = new Map(ownPlayer(view)?.plants.map((plant) => [plant.number, plant]));
  const list = movesOf(decision, 'run').map((move): Choice => {
    const plant = plants.get(move.what.plant);
    const burn = t.fuels(move.what.burns ?? {}) || 'none';
    const note = t.text('web-move-run-note', { supplies: plant?.supplies ?? 0, burn });
    return { ...move, label: t.text('web-move-run', { plant: move.what.plant }), note, icon: plant?.fuel };
  });
  const supplied = decision.runs?.find((runs) => !runs.plants.length)?.gives ?? 0; // by what has run before
  const question = t.text(list.length ? 'web-ask-run' : 'web-ask-run-nothing', { supplied });
  return { question, groups: choices('', list), ending: ended(asked) };
}
