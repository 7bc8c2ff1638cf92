"""The routes of the API, the WebSocket and the page."""
