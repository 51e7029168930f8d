"""What outlives the process: the database, its migrations, kept positions."""
