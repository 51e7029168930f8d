# Lessons of the grid board game: title, task, hint, and what is said to what was done.

lesson-board-goal = The goal
lesson-board-goal-task = Last round! Volta has 17 cities but can supply only { $rival } of them. Supply more and win.
lesson-board-goal-hint = You have fuel to supply two cities more than you own. Connect two cities that show a price on the map, then end your turn.
lesson-board-goal-done = You win! Cities supplied: you { $supplied }, Volta { $rival }. At the end only supplied cities count, not connected ones.
lesson-board-goal-missed = Volta wins. Cities supplied: you { $supplied }, Volta { $rival }.
lesson-board-goal-early = Cities supplied: you { $supplied }, Volta { $rival }. Money breaks a tie, and Volta has more. { $possible } were possible: your plants have the fuel, connect more cities first.

lesson-board-bidding = Bidding
lesson-board-bidding-task = Volta bids { MONEY($start) } for plant 20. Win the plant, but pay no more than { MONEY($best) }.
lesson-board-bidding-hint = Raise by one or two at a time. The others pass when it gets too expensive for them.
lesson-board-bidding-done = Plant 20 is yours for { MONEY($price) }. It supplies five cities with three coal: worth more than its number.
lesson-board-bidding-missed = Somebody else has the plant. Raise again while it is worth the money.
lesson-board-bidding-passed = You passed, and Volta has the plant. Whoever passes is out of this auction: Volta would have stopped at 23.
lesson-board-bidding-much = You paid { MONEY($price) }; { MONEY($best) } would have been enough. Nobody knows where the others stop, so raise in small steps.

lesson-board-building = Building
lesson-board-building-task = Connect three cities with your { MONEY($money) }. A city costs 10 for the house, plus connections.
lesson-board-building-hint = The price on the map changes with every city you connect. Münster is cheap from Dortmund, expensive from Essen.
lesson-board-building-done = Three cities, and { MONEY($left) } left. Every new city makes its neighbours cheaper, so the order matters.
lesson-board-building-missed = You connected { $built } of three cities. Look for the cheapest price on the map each time.
lesson-board-building-path = Münster cost 6 from Essen. Go to Dortmund first: from there the connection costs 2.

lesson-board-order = The order
lesson-board-order-task = Your plants supply just your four cities. Finish this round so that you are last in the next order.
lesson-board-order-hint = The player with the most cities goes first. Do you need a fifth city now? End your turn, then run your plants.
lesson-board-order-done = You are last, and that is good: you bid when the others have shown what they want, and you buy fuel and cities before them.
lesson-board-order-missed = You are not last. Fewer cities than the others put you at the end of the order.
lesson-board-order-ahead = With that city you are first: you bid blind and buy fuel last, at the highest price. And your plants supplied only { $supplied } of { $cities } cities.

lesson-board-fuel = Fuel and its price
lesson-board-fuel-task = Buy fuel for one run of both plants, for { MONEY($best) } at most. Plant 12 burns coal or oil.
lesson-board-fuel-hint = Each unit you take makes the next one more expensive. Plant 10 needs 2 coal; for plant 12 take whatever is cheaper.
lesson-board-fuel-done = Both plants can run for { MONEY($paid) }. The next coal costs { $coal }, the next oil { $oil }: every unit you buy raises the price for the others.
lesson-board-fuel-missed = You paid { MONEY($paid) }; { MONEY($best) } would have been enough.
lesson-board-fuel-paid = Both plants can run, but you paid { MONEY($paid) }; { MONEY($best) } would have been enough. Plant 12 also burns oil, which was cheaper.
lesson-board-fuel-little = With this fuel you supply { $supply } of four cities. A plant without all its fuel does not run at all.
lesson-board-fuel-costly = Both plants can run, but you have paid { MONEY($paid) }; { MONEY($best) } is enough. Take a unit back: plant 12 also burns oil.

lesson-board-running = Running plants
lesson-board-running-task = Supply your four cities, and keep as much coal as you can for the next round.
lesson-board-running-hint = Plant 15 supplies three cities, and plant 13 needs no fuel at all.
lesson-board-running-done = You supplied { $supplied } of { $possible } cities, received { MONEY($pay) } and kept { $coal } of 4 coal. Plants you do not need can stay off.
lesson-board-running-missed = You supplied { $supplied } of { $possible } cities.
lesson-board-running-waste = You supplied { $supplied } of { $possible } cities, but two coal could have stayed in storage: plant 13 needs no fuel.
lesson-board-running-few = You supplied { $supplied } of { $possible } cities that were possible. Run another plant before you end your turn.

lesson-board-steps = The three steps
lesson-board-steps-task = All cities near you are taken. Connect a seventh city to start Step 2: it opens a second space everywhere.
lesson-board-steps-hint = Kassel is still free. The connection is long, but you can pay for it.
lesson-board-steps-done = Step 2 begins. Each city now takes a second house for 15 Elektro, and more fuel comes to the market. Step 3, late in the game, opens a third space for 20.
lesson-board-steps-missed = It is still Step 1. Somebody needs seven cities to start Step 2.
lesson-board-steps-waited = It is still Step 1, with one house per city, and you are closed in with your six cities. Kassel was free.

lesson-board-ending = Ending the game
lesson-board-ending-task = The 17th city ends the game. You have { $cities } and can supply more than Volta ({ $rival }). End it now and win.
lesson-board-ending-hint = Connect two more cities. Lübeck and Kiel are the cheapest.
lesson-board-ending-done = You ended the game at the right moment. Cities supplied: you { $supplied }, Volta { $rival }. Before you connect the last city, count who would win.
lesson-board-ending-missed = The game goes on. It ends in the round in which somebody has 17 cities.
lesson-board-ending-waited = Your cities: { $cities }. The game goes on, and Volta can catch up. You were ahead: that was the moment to end it.
