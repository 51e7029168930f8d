"""What every request passes first: who sent it, how often it may, what it may not."""
