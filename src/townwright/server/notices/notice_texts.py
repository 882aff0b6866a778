"""The words of notices: that it is somebody's turn at a game, and nothing of the game itself."""

from __future__ import annotations

from townwright.core.phrases import Phrase
from townwright.texts import translate

YOUR_TURN = Phrase("notice-your-turn", "It is your turn")
STOP = Phrase("notice-stop", "No more notices")
CONFIRM = Phrase("notice-confirm", "Shall Townwright tell you here when it is your turn?")


def title_of(game: str) -> str:
    """The name of a game as people read it, in every language."""
    return game.capitalize()


def mail_text(game: str, table_link: str, stop_link: str, language: str) -> str:
    """The text of a mail about a turn."""
    said = Phrase(
        "notice-mail",
        "It is your turn at {game}:\n{link}\n\nTo stop these mails:\n{stop}\n",
        {"game": title_of(game), "link": table_link, "stop": stop_link},
    )
    return translate(said, language)


def confirmation_text(confirm_link: str, never_link: str, origin: str, language: str) -> str:
    """The text of the mail that asks whether an address wants notices."""
    said = Phrase(
        "notice-mail-confirm",
        "Somebody who plays at {origin} wants to be told at this address when it is their turn.\n\n"
        "If that is you, confirm it here:\n{link}\n\nIf not, do nothing, and you are told nothing.\n\n"
        "So that nobody can have us ask you again:\n{never}\n",
        {"origin": origin, "link": confirm_link, "never": never_link},
    )
    return translate(said, language)
