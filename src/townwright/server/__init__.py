"""Carries tables over the network and keeps them safe on disk."""
