"""What travels: client and server messages, requests, responses, how they are decoded, and the OpenAPI document."""
