"""What can be asked over HTTP, and the socket. Each route only carries: it reads, asks, and writes the answer."""
