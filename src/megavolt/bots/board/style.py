"""The figures behind the judgement of the grid board game, in one place so they can be tuned."""

from typing import Final

LONGEST: Final = 20  # rounds; from then on a game is ended, though that may lose it


class Style:
    """How a planner weighs things; amounts are in Elektro.

    Picked by games of one planner with changed figures among three of its predecessor, four
    players, all editions. First one figure at a time, 160 to 360 games each; then many at once:
    some 7,700 games, each with its own draw of figures, and a fit of who won to what was drawn.
    That tells a figure by some 3 games of 100, so that only large differences count: what a bid is
    compared with, the rounds left, the worth of the end. The other figures are sensible rather
    than proved.
    """

    def __init__(self) -> None:
        # the pace of the game
        self.city_price = 20.0  # what a city costs, house and connection
        self.plant_price = 7.5  # what capacity for one more city costs
        self.network_share = 0.72  # of the income, what goes into growth
        self.hurry = 1.4  # added to the rounds that the leader needs
        # plants to come
        self.output_price = 7.2  # what a plant costs for each city it supplies
        self.output_growth = 0.35  # how much better plants get in a round
        self.output_most = 6.2
        self.unit_cost = 1.4  # fuel of a plant to come, for each city and run
        self.ahead = 1.0  # cities for which capacity is bought ahead
        self.credit = 0.7  # of fuel in store, what counts as money when plants are judged
        self.shade = 1.1  # how much more a unit of money counts that is bid above the minimum
        self.others = 2.0  # what plants that may come up are worth to who leaves this one
        # the end
        self.end_worth = 32.0  # one more city supplied when the game ends
        self.end_money = 0.6  # a unit of money left then, seen from some rounds before
        self.tie = 0.1  # and seen from the last round, where it only decides between equals
        # how likely the game ends this round when somebody could supply all the cities that end it,
        # all but one, and so on; or could connect them and supply the most, or as many as others
        self.ending = [0.95, 0.7, 0.4, 0.15]
        self.rush = 0.6
        self.rush_tied = 0.3
        # fuel
        self.scarce = 11.0  # the price of a unit that nobody can buy
        self.growth = 3.0  # what a new city is worth beside its first income
        self.spread = 0.3  # of a round's demand that is bought before the player's own turn
        self.ahead_margin = 0.5  # how much more expensive fuel must get to be bought ahead
        self.saved = 0.7  # of a unit's price, what it is worth in store after the run
        # building
        self.patience = 3.0  # rounds of a city's income that it may cost above a usual one
        self.order_worth = 2.0  # a place in the order
        self.near = 0.85  # weight of each city after a start, relative to the one before
        self.cluster = 0.42  # weight of what the cities after the next one cost
        self.contested = 4.0  # starting beside a rival
        self.beyond = 2.0  # cities that may wait for a plant
        self.beyond_reserve = 55.0  # money that is kept when building those
