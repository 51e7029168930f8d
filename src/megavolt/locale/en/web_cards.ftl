# The card game in the browser.

web-discount = discount
web-last-card = One more round
web-auction-of = Plant { $plant } is up. Still bidding:
web-fuel-legend = Filled tokens are units you would keep; pale ones would go back as surplus.
web-pile-draw = Draw pile
web-pile-discards = Discards
web-pile-waiting = “++” cards set aside
web-pile-singles = Single cards in the supply
web-store-empty = Storage is empty.
web-store-room = Room left for { $fuels }.
web-plant-ran = has run
web-run-any = { $plant } with whatever you need least
web-points-now = Points if the game ended now
web-bank-words = The Bank plays by itself: it takes plants and the cheapest fuel they need.
web-demolition = Demolition card { $card }
web-demolition-pays = { MONEY($first) } for the first plant scrapped in this phase, { MONEY($others) } for each after it.
web-demolition-paid = Payments in this phase: { $count }
