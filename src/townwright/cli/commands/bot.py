"""``townwright bot``: what a bot would do at the end of a record, and why."""

from __future__ import annotations

import json
from random import Random

import click

from townwright.cli.support.files import print_refusal, print_text, read_text
from townwright.cli.support.own_bots import find_bot
from townwright.cli.support.own_components import own_components, read_components
from townwright.core import registry
from townwright.core.refusals import NotNow, NotYours, Refusal
from townwright.core.seats import CHANCE, Seat


def known_language(_context: click.Context, _option: click.Parameter, word: str) -> str:
    """Returns the word of a language that remarks are written in, or refuses it."""
    from townwright.texts import languages

    if word not in languages():
        raise click.BadParameter(f"{word!r} is none of {', '.join(languages())}.")
    return word


@click.command(name="bot")
@click.argument("game", type=click.Choice(registry.names()))
@click.option(
    "--bot", "name", required=True, metavar="NAME", help="The bot, by its name; MODULE:OBJECT is one of your own."
)
@click.option("--record", "file", required=True, metavar="FILE", help="The record; - is the standard input.")
@click.option("--seat", metavar="SEAT", help="Whose move; the first who is to act if left out.")
@click.option("--nodes", type=click.IntRange(1), default=10_000, show_default=True, help="What it may look at.")
@click.option("--seed", default="1", show_default=True, help="Any word; it decides what the bot guesses.")
@own_components
@click.option(
    "--language", default="en", show_default=True, callback=known_language, help="The language of the remark."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_context
def command(
    context: click.Context,
    game: str,
    name: str,
    file: str,
    seat: str | None,
    nodes: int,
    seed: str,
    components: tuple[str, ...],
    language: str,
    as_json: bool,
) -> None:
    """Ask a bot what it would do at the end of a record. It is shown only what its seat may see."""
    from townwright.bots.player import Limit
    from townwright.texts import translate

    own = read_components(context, components)
    about: str | None = None
    try:
        rules, bot = registry.find(game), find_bot(game, name)
        about = file
        text = read_text(file)
        registry.check_record(rules, text)
        state = rules.replay(text, own).state
        if rules.to_act(state) == (CHANCE,):
            raise NotNow("bot-draw-first", "a draw is due at the end of this record; add its line")
        acting = seat_asked_for(seat, {str(rules.seat_name(each)): each for each in rules.to_act(state)})
        legal = rules.legal(state, acting)
        random = Random(f"bot {seed}")  # noqa: S311  a bot's own stream
        answer = bot.choose(rules.view(state, acting), legal, Limit(nodes), random)
    except Refusal as refusal:
        print_refusal(about, refusal, as_json)
        context.exit(1)
    remark = None if answer.remark is None else translate(answer.remark, language)
    if as_json:
        facts = {"file": file, "bot": name, "seat": rules.seat_name(acting), "action": str(answer.action)}
        print_text(json.dumps({**facts, "remark": remark, "nodes": answer.nodes}))
    else:
        print_text(f"{rules.seat_name(acting)} {answer.action}")
        print_text(f"    {remark or translate(bot.character, language)}")


def seat_asked_for(seat: str | None, acting: dict[str, Seat]) -> Seat:
    """The seat that is asked for among those that are to act."""
    if not acting:
        raise NotNow("bot-nobody-acts", "nobody is to act at the end of this record")
    if seat is None:
        return min(acting.values())
    if seat not in acting:
        raise NotYours("bot-seat-waits", "{seat} is not to act; there is {seats}", seat=seat, seats=" ".join(acting))
    return acting[seat]
