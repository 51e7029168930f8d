"""The HTTP and WebSocket interface, under /api."""
