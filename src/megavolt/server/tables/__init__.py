"""Tables from the empty seats to the result: seats, log, moves, clocks, chat."""
