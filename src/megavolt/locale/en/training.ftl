# Environments, training and the bot that learned.

error-encoding_no_package = Encoding this game needs a package that is not installed: { $package }. To install it: pip install "megavolt[rl]"
error-encoding_unknown_game = There is no encoding for { $game }. Choose one of: { $known }.
