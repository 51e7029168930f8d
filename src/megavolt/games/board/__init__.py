"""The grid board game in its editions."""
