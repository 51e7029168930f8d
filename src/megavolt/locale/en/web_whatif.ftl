# Trying moves out on a copy of the table that nobody else sees.

web-whatif = Try moves out
web-whatif-on = Trying out: nobody sees this
web-whatif-about = Move for everybody and see where it leads. The game stays as it is, and what you cannot see is made up.
web-whatif-for-me = You move for yourself
web-whatif-for = You move for { $player }
web-whatif-guess = What you see of their secrets is made up.
web-whatif-back = Step back
web-whatif-again = Begin again
web-whatif-answer = Let the others answer
web-whatif-bot = Let a bot move
web-whatif-deal = Another deal
web-whatif-deal-more = Make up anew what is hidden: the order of the deck, cards in hand, money
web-whatif-dropped =
    { $count ->
        [one] In this deal the last move that you tried cannot be made. It was left out.
       *[other] In this deal the last { $count } moves that you tried cannot be made. They were left out.
    }
web-whatif-leave = Back to the game
web-whatif-went-on = Meanwhile the game has gone on.
web-whatif-your-turn = In the game it is your turn.
web-whatif-ended = Meanwhile the game is over.
web-whatif-over = Here the game would be over. First: { $winners }.
web-whatif-tried = Tried out
web-whatif-nothing = Nothing yet: make a move.
web-whatif-real = The game
