"""Tables, seats and live play over HTTP and WebSocket; every accepted move is stored first."""
