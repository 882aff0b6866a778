"""The study of Cities: reviews by rollouts, hindsight by annealing."""

from townwright.study.cities.study import STUDY

__all__ = ["STUDY"]
