# The card game in the browser.

web-discount = discount
web-last-card = One more round
web-auction-of = Plant { $plant } is up. Still bidding:
web-fuel-legend = Full pips are units that you would keep, pale ones would go back as surplus.
web-pile-draw = Draw pile
web-pile-discards = Discards
web-pile-waiting = “++” cards, aside
web-pile-singles = Single cards, in supply
web-store-empty = The store is empty.
web-store-room = Room for { $fuels } more.
web-plant-ran = has run
web-run-any = { $plant } with whatever you need less
web-points-now = Points, if this were the end
web-bank-words = The Bank plays by itself: it takes plants and the cheapest fuel they need.
web-demolition = Demolition card { $card }
web-demolition-pays = { MONEY($first) } for the first plant scrapped in this phase, { MONEY($others) } for each after it.
web-demolition-paid = Paid in this phase: { $count }
