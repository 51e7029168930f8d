# Trying moves out on a copy of the table that nobody else sees.

web-whatif = Try out moves
web-whatif-on = Trying out: nobody sees this
web-whatif-about = Move for everybody and see where it leads. The game itself does not change, and what you cannot see is guessed.
web-whatif-for-me = You move for yourself
web-whatif-for = You move for { $player }
web-whatif-guess = Their hidden cards here are guesses.
web-whatif-back = Step back
web-whatif-again = Start over
web-whatif-answer = Let the others answer
web-whatif-bot = Let a bot move
web-whatif-deal = Another deal
web-whatif-deal-more = Guess again what is hidden: the order of the deck, cards in hand, money
web-whatif-dropped =
    { $count ->
        [one] In this deal the last move you tried is not possible. It was left out.
       *[other] In this deal the last { $count } moves you tried are not possible. They were left out.
    }
web-whatif-leave = Back to the game
web-whatif-went-on = The game has moved on in the meantime.
web-whatif-your-turn = It is your turn in the game.
web-whatif-ended = The game has ended in the meantime.
web-whatif-over = The game would end here. First place: { $winners }.
web-whatif-tried = Tried out
web-whatif-nothing = Nothing yet. Make a move.
web-whatif-real = The game
