"""The study of Skylines: reviews in points and in the chance to finish, and the best city for the cards that came."""

from townwright.study.skylines.study import STUDY

__all__ = ["STUDY"]
