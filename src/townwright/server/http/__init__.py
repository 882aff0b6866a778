"""What every request passes: middleware, time-outs, origins, rate limits, and how errors are told."""
