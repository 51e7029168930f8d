"""Who people are, and how they are told that it is their turn."""
