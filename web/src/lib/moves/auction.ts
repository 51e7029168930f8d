// The choices of an auction, which every game with a plant market has.
import type { BoardPlayer, CardsPlayer, Plant, PlantMarket } from '../api/types';
import { twoDigits } from '../i18n/translator';
import { choices, ownPlayer, type Amount, type Asked, type Choice, type Decision, type Group } from './decision';
import { movesOf, type Move, type What } from './moves';

type Auction = Asked<PlantMarket>;
type Scrapped = What<NonNullable<PlantMarket['decision']>, 'scrap'>;

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

function plantNote({ t }: Auction, plant: Plant): string {
  const kind = t.text('plant-kind', { kind: plant.fuel });
  const need = plant.units ? `${kind} × ${plant.units}` : kind;
  return `${need} → ${outputOf(plant)}`;
}

/** How much can be bid with these moves, all of one verb and for one plant. */
function amountOf(moves: Move<{ bid: number }>[], shown: Pick<Amount, 'do' | 'what' | 'label' | 'note' | 'icon'>): Amount {
  const bids = new Map(moves.map(({ what, word }) => [what.bid, word]));
  return { ...shown, low: Math.min(...bids.keys()), high: Math.max(...bids.keys()), bids };
}

export function bidding(asked: Auction): Decision {
  const { t, view, decision } = asked;
  const plant = view.auction.lot;
  const ending = movesOf(decision, 'pass').map((pass): Choice => ({ ...pass, label: t.text('web-move-drop-out') }));
  const bids = movesOf(decision, 'bid');
  if (!bids.length) return { question: t.text('web-ask-bid-poor', { plant, low: view.auction.least }), groups: [], ending };
  const amount = amountOf(bids, { do: 'bid', what: {}, label: t.text('web-move-bid') });
  return {
    question: t.text('web-ask-bid', { plant, low: amount.low }),
    groups: [{ kind: 'amounts', title: '', amounts: [amount] }],
    ending,
  };
}

export function opening(asked: Auction): Decision {
  const { t, view, decision } = asked;
  const moves = movesOf(decision, 'open');
  const plants: Plant[] = view.market.current;
  const amounts = plants.flatMap((one): Amount[] => {
    const plant = idOf(one);
    const found = moves.filter(({ what }) => what.plant === plant);
    const label = t.text('web-move-open', { plant });
    return found.length ? [amountOf(found, { do: 'open', what: { plant }, label, note: plantNote(asked, one), icon: one.fuel })] : [];
  });
  const ending = movesOf(decision, 'pass').map((pass): Choice => ({ ...pass, label: passLabel(asked, pass.what.plant) }));
  const groups: Group[] = amounts.length ? [{ kind: 'amounts', title: '', amounts }] : [];
  return { question: t.text(ending.length ? 'web-ask-open' : 'web-ask-open-first'), groups, ending };
}

function passLabel({ t }: Auction, plant: number | undefined): string {
  return plant === undefined ? t.text('web-move-pass') : t.text('web-move-pass-on', { plant });
}

export function scrapping(asked: Auction): Decision {
  const { t, view, decision } = asked;
  const moves = movesOf(decision, 'scrap');
  const plants: Plant[] = ownPlayer<BoardPlayer | CardsPlayer>(view)?.plants ?? [];
  const list = plants.flatMap((plant): Choice[] => {
    const move = moves.find(({ what }) => what.plant === idOf(plant));
    if (!move) return [];
    const label = t.text('web-move-scrap', { plant: idOf(plant) });
    return [{ ...move, label, note: plantNote(asked, plant), more: fateOf(asked, move.what), icon: plant.fuel }];
  });
  return { question: t.text('web-ask-scrap'), groups: choices('', list), ending: [] };
}

/** What happens to the fuel if this plant goes, in a sentence. */
function fateOf({ t }: Auction, { kept, keepers, lost, to_lose: choice }: Scrapped): string {
  const parts: string[] = [];
  if (Object.keys(lost).length) parts.push(t.text('web-scrap-lost', { fuels: t.fuels(lost) }));
  if (choice)
    parts.push(
      t.text('web-scrap-choice', { count: choice.count, fuels: t.either(choice.fuels.map((fuel) => t.text('fuel-name', { fuel }))) }),
    );
  const fuels = t.fuels(kept);
  if (fuels && !choice)
    parts.push(t.text('web-scrap-kept', { fuels, count: keepers.length, plants: keepers.map((plant) => twoDigits(plant)).join(', ') }));
  return parts.join(' ') || t.text('web-scrap-nothing');
}
