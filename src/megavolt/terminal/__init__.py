"""The terminal game and the other commands: what a person sees and types."""
