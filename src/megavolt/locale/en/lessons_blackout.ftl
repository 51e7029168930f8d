# Lessons of Blackout: title, task, hint, and what is said to what was done.

lesson-blackout-line = The first line
lesson-blackout-line-task = Lay wiring from your panel at the bottom: connect the gated community and the building with 4 tension points.
lesson-blackout-line-hint = A straight costs 1 point. One straight reaches the gated community on the left; two in a row on the right reach the building.
lesson-blackout-line-done = Both are connected, and you score { $points }. A connection counts as long as your wiring carries power to it.
lesson-blackout-line-missed = You score { $points } so far. Connect both before your tension points run out.
lesson-blackout-line-one = One is connected. Tension points left: { $left }. The building is two cells up on the other side.
lesson-blackout-line-spent = You ended your turn too early: with three straights you reach both.

lesson-blackout-sides = Several sides
lesson-blackout-sides-task = Score 6 points from connections this turn. Each side of a structure counts by itself.
lesson-blackout-sides-hint = A gated community scores 3 for each connection. Reach it from below with a straight, and from the right with an elbow.
lesson-blackout-sides-done = You score { $points } with 4 tension points: the same gated community counts twice, once for each side.
lesson-blackout-sides-missed = You score { $points } of 6 possible points.
lesson-blackout-sides-five = You score { $points }: 3 for the gated community and 2 for the building. A second connection to the gated community scores 3 more.

lesson-blackout-faults = Faults
lesson-blackout-faults-task = Two pieces of your wiring are faulted, and you have 1 tension point left. Repair the one that brings back more.
lesson-blackout-faults-hint = A faulted piece cuts off everything behind it. Which line has more connections at its end?
lesson-blackout-faults-done = Connections that are back: { $now }. Faults near the panel hurt most, so repair those first.
lesson-blackout-faults-missed = You have { $now } of { $best } possible connections.
lesson-blackout-faults-end = You have { $now } of { $best } possible connections. The other fault cut off the whole line behind it.

lesson-blackout-transformer = Transformers
lesson-blackout-transformer-task = Put a transformer on the site two cells above your panel. You have 3 tension points.
lesson-blackout-transformer-hint = First lay a straight on the site for 1 point. The transformer costs as much as the zone is worth: 2.
lesson-blackout-transformer-done = The zone scores { $zones } for you. A transformer stays for the rest of the game, and rivals get no power through it.
lesson-blackout-transformer-missed = No transformer yet. It needs a piece of yours that carries power, on a marked site.
lesson-blackout-transformer-laid = The site has power. Now put the transformer on it.
lesson-blackout-transformer-short = Too few points are left for the transformer. Take the piece back and use the cheapest one that reaches the site.

lesson-blackout-contract = Contracts
lesson-blackout-contract-task = Your contract asks for two gated communities. Connect the second one and end your turn.
lesson-blackout-contract-hint = Lead the line two cells on to the right, and turn upwards with an elbow. Contracts are checked at the end of the round.
lesson-blackout-contract-done = Contract completed: it scores { $points }, and nobody can take that away, even if the line breaks later. You get a new contract at once.
lesson-blackout-contract-missed = The contract is not completed. It needs two different gated communities with power at the end of the round.
lesson-blackout-contract-wired = Two gated communities have power. End your turn, so that the contract is checked.

lesson-blackout-dark = In the blackout
lesson-blackout-dark-task = In a blackout round everybody has only one action. Use it to gain five points.
lesson-blackout-dark-hint = You may spend up to 4 points on that one action. A triple has three exits.
lesson-blackout-dark-done = You gained { $points } with one action. When actions are few, big pieces pay.
lesson-blackout-dark-missed = That action gained { $points } of { $best } possible points.
lesson-blackout-dark-small = That piece gained { $points } of { $best } possible points. A triple connects two structures at once.
