"""The tables over HTTP and WebSocket, and the client that draws them."""
