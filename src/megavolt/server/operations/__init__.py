"""Running a server: settings, logs, figures, load."""
