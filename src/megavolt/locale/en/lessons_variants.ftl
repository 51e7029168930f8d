# Lessons of variants and expansions: title, task, hint, and what is said to what was done.

lesson-trust = The Trust
lesson-trust-task = After the first purchase the Trust takes the highest plant on offer, for free. Get plant 20 before it does.
lesson-trust-hint = Put plant 20 up now. Whatever else you buy, the Trust chooses next.
lesson-trust-done = Plant 20 is yours for { MONEY($price) }. The Trust pays nothing, so what you leave in the row goes to it, not only to your rival.
lesson-trust-missed = You do not have plant 20. Try again.
lesson-trust-taken = The Trust has taken plant 20. It chooses right after the first purchase or pass, and always the highest plant on offer.

lesson-bank = The Bank
lesson-bank-task = You cannot outbid Volta for plant 16. But as soon as one of you buys or passes, the Bank takes the highest plant: let it have this one.
lesson-bank-hint = You are first. What happens if you pass?
lesson-bank-done = The Bank has plant 16 and Volta does not. When you pass and when you buy decides what is left for your rival.
lesson-bank-missed = The Bank did not get plant 16.
lesson-bank-outbid = Volta outbid you and has plant 16. If you pass at once, the Bank takes it before Volta can bid.

lesson-demolition = Demolition
lesson-demolition-task = Buy plant 18 and scrap your weakest plant: the first to do so in a round is paid for it.
lesson-demolition-hint = Plant 4 burns two coal for one city. Plant 18 needs no fuel and supplies two.
lesson-demolition-done = You received { MONEY($pay) } for the old plant. The payments rise during the game, and only the first in a round gets the higher one.
lesson-demolition-missed = You have not scrapped a plant. Buy a fourth one to be paid.
lesson-demolition-worse = You received { MONEY($pay) }, but you scrapped plant { $plant } and kept plant 04, which supplies the least.

lesson-start-cities = Start cities
lesson-start-cities-task = Connect three cities with { MONEY($money) }. You may begin in any marked city, whoever marked it.
lesson-start-cities-hint = Around Essen the connections cost almost nothing.
lesson-start-cities-done = Three cities. The marker of Essen is gone; the other marked cities stay closed until Step 2, except as a start.
lesson-start-cities-missed = You have connected { $cities } of three cities. Look for a start with cheap neighbours.
lesson-start-cities-far = You have { $cities } of three cities: around Berlin connections are expensive. You may also begin where others have put their marker.

lesson-deluxe = The anniversary edition
lesson-deluxe-task = Connect a sixth city and watch the plant market: plant 06 becomes too small for this game.
lesson-deluxe-hint = Any city will do. The cheapest is close to Vlaanderen.
lesson-deluxe-done = Cities: { $cities }. So plant 06 has left the game and a new plant has come. In this edition gas replaces garbage, and hybrid plants burn gas or oil.
lesson-deluxe-missed = Plant 06 is still there. A plant leaves when somebody has as many cities as its number.
lesson-deluxe-waited = You still have five cities, and plant 06 stays in the market. It leaves as soon as somebody has six.
