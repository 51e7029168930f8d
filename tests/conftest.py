"""What holds for all tests."""

import signal

# A run that was started in the background ignores Ctrl-C, and so would every program that it
# starts, those included whose tests press it.
signal.signal(signal.SIGINT, signal.default_int_handler)
