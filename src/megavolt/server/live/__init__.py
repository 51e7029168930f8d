"""What the people at a table are sent, and who they are."""
