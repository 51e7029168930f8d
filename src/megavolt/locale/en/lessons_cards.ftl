# Lessons of the card game: title, task, hint, and what is said to what was done.

lesson-cards-points = Points
lesson-cards-points-task = Last round: each plant that has its fuel scores its income, and every 10 Elektro are a point. Beat Volta’s 29 points.
lesson-cards-points-hint = Plant 12 needs 3 coal and scores 9. A card with 3 coal lies in the column that costs 2.
lesson-cards-points-done = You win: your plants score { $points }, and your { MONEY($money) } one point more. Volta has 29.
lesson-cards-points-missed = Your plants score { $points } of { $best } possible points.
lesson-cards-points-unfed = Your plants score only { $points } of { $best } possible points. Plant 12 has no coal, and a plant without fuel scores nothing.

lesson-cards-discount = The discount token
lesson-cards-discount-task = Plant 07a carries the discount token, so bidding on it starts at 1. Get it for 2 Elektro at most.
lesson-cards-discount-hint = Choose plant 07a and bid 1. Nobody has to start at the number of the plant with the token.
lesson-cards-discount-done = Plant 07a for { MONEY($price) }. The token lies on the cheapest plant each round; if nobody buys it, that plant leaves the game.
lesson-cards-discount-missed = You could have had plant 07a for 1 Elektro.
lesson-cards-discount-number = Plant 07a is yours, but for { MONEY($price) }. With the token the first bid can be 1, whatever the number says.
lesson-cards-discount-other = You bought another plant for { MONEY($price) }, and you may buy only one each round.

lesson-cards-fuel = Fuel cards
lesson-cards-fuel-task = Buy fuel so that both plants can run, for { MONEY($best) } at most. A card costs the number of its column, however much is on it.
lesson-cards-fuel-hint = You need 3 coal and 2 gas. Look at the cards in the cheapest column.
lesson-cards-fuel-done = Both plants can run and will bring { MONEY($production) }. Full cards in cheap columns are the best buy; you may store twice what your plants burn.
lesson-cards-fuel-missed = You paid { MONEY($paid) }; { MONEY($best) } would have been enough.
lesson-cards-fuel-paid = Both plants can run, but you have paid { MONEY($paid) }; { MONEY($best) } is enough. Take a card back and look at the cheapest column.
lesson-cards-fuel-little = Your plants will bring { MONEY($production) }; 19 were possible. Plant 12 needs 3 coal, plant 16 needs 2 gas.

lesson-cards-last = The last round
lesson-cards-last-task = This is the last auction. Volta has 28 points. Use your money to get more: a plant that needs no fuel scores at once.
lesson-cards-last-hint = Plant 28 needs no fuel and scores 12. Replace the weakest of your plants with it.
lesson-cards-last-done = You win: your plants score { $points }. In the last round 10 Elektro are only one point; a plant is worth more.
lesson-cards-last-missed = Your plants score { $points } of { $best } possible points.
lesson-cards-last-saved = You kept your money, but 10 Elektro are only one point. Plant 28 would have brought 12.
