"""What the server plays by itself, and the processes in which bots think."""
