"""The study of Greentown."""

from townwright.study.greentown.study import STUDY

__all__ = ["STUDY"]
