"""The games, one package each; nothing outside names them but the registry."""
