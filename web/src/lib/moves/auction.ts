// The choices of an auction, which every game with a plant market has.
import type { BoardPlayer, CardsPlayer, Plant, PlantMarket } from '../api/types';
import { twoDigits } from '../i18n/translator';
import { fuelAfter } from './scrap';
import { amountsOf, choices, ownPlayer, wordsOf, type Amount, type Asked, type Choice, type Decision, type Group } from './decision';

type Auction = Asked<PlantMarket>;

/** What a plant goes by: its number, or in the card game its id. */
export function idOf(plant: Plant): number | string {
  return 'id' in plant ? plant.id : plant.number;
}

export function plantId(plant: Plant): string {
  return String(idOf(plant));
}

/** What a plant gives: cities, or in the card game money. */
export function outputOf(plant: Plant): number {
  return 'income' in plant ? plant.income : plant.supplies;
}

/** What a run burns: a hybrid's word says it, any other plant has one fuel or none. */
export function burnOf(plant: Plant, word: string): Record<string, number> {
  const mix = word.split(' ').slice(2);
  if (!mix.length) return Object.fromEntries(plant.fuels.map((fuel) => [fuel, plant.units]));
  return Object.fromEntries(mix.map((part) => [part.replace(/\d+$/, ''), Number(part.replace(/^\D+/, ''))]));
}

function plantNote({ t }: Auction, plant: Plant): string {
  const kind = t.text('plant-kind', { kind: plant.fuel });
  const need = plant.units ? `${kind} × ${plant.units}` : kind;
  return `${need} → ${outputOf(plant)}`;
}

export function bidding(asked: Auction): Decision {
  const { t, view, legal } = asked;
  const plant = view.auction.lot;
  const bids = amountsOf(wordsOf(legal, 'bid')).get('bid');
  const drop = { word: 'pass', label: t.text('web-move-drop-out') };
  if (!bids) return { question: t.text('web-ask-bid-poor', { plant, low: view.auction.least }), groups: [], ending: [drop] };
  const amount: Amount = { verb: 'bid', plant: String(plant), prefix: 'bid', label: t.text('web-move-bid'), low: bids[0], high: bids[1] };
  return {
    question: t.text('web-ask-bid', { plant, low: bids[0] }),
    groups: [{ kind: 'amounts', title: '', amounts: [amount] }],
    ending: legal.includes('pass') ? [drop] : [],
  };
}

export function opening(asked: Auction): Decision {
  const { t, view, legal } = asked;
  const bids = amountsOf(wordsOf(legal, 'open'));
  const amounts: Amount[] = [];
  for (const plant of view.market.current) {
    const found = bids.get(`open ${plantId(plant)}`);
    if (!found) continue;
    const label = t.text('web-move-open', { plant: idOf(plant) });
    amounts.push({
      verb: 'open',
      plant: plantId(plant),
      prefix: `open ${plantId(plant)}`,
      label,
      note: plantNote(asked, plant),
      icon: plant.fuel,
      low: found[0],
      high: found[1],
    });
  }
  const ending = wordsOf(legal, 'pass').map((word) => passing(asked, word));
  const groups: Group[] = amounts.length ? [{ kind: 'amounts', title: '', amounts }] : [];
  return { question: t.text(ending.length ? 'web-ask-open' : 'web-ask-open-first'), groups, ending };
}

function passing({ t }: Auction, word: string): Choice {
  const plant = word.split(' ')[1];
  const label = plant ? t.text('web-move-pass-on', { plant: Number(plant) }) : t.text('web-move-pass');
  return { word, label };
}

export function scrapping(asked: Auction): Decision {
  const { t, view, legal } = asked;
  const plants: Plant[] = ownPlayer<BoardPlayer | CardsPlayer>(view)?.plants ?? [];
  const list = plants
    .filter((plant) => legal.includes(`scrap ${plantId(plant)}`))
    .map((plant): Choice => {
      const label = t.text('web-move-scrap', { plant: idOf(plant) });
      return {
        word: `scrap ${plantId(plant)}`,
        label,
        note: plantNote(asked, plant),
        more: fateOf(asked, plants, plant),
        icon: plant.fuel,
      };
    });
  return { question: t.text('web-ask-scrap'), groups: choices('', list), ending: [] };
}

/** What happens to the fuel if this plant goes, in a sentence. */
function fateOf({ t, view, figures }: Auction, plants: Plant[], plant: Plant): string {
  const factor = 'storage_factor' in figures ? figures.storage_factor : figures.storage_multiple;
  const { kept, holders, lost, choice } = fuelAfter(plants, plant, ownPlayer<BoardPlayer | CardsPlayer>(view)?.stock ?? {}, factor);
  const parts: string[] = [];
  if (Object.keys(lost).length) parts.push(t.text('web-scrap-lost', { fuels: t.fuels(lost) }));
  if (choice)
    parts.push(
      t.text('web-scrap-choice', { count: choice.count, fuels: t.either(choice.fuels.map((fuel) => t.text('fuel-name', { fuel }))) }),
    );
  const fuels = t.fuels(kept);
  if (fuels && !choice)
    parts.push(t.text('web-scrap-kept', { fuels, count: holders.length, plants: holders.map((one) => twoDigits(idOf(one))).join(', ') }));
  return parts.join(' ') || t.text('web-scrap-nothing');
}
