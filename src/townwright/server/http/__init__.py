"""What every request passes: middleware, time-outs, addresses, rate limits, and what errors answer."""
