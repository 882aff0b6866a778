"""``townwright verify``: proves that every draw of a record follows from the seed that was committed to."""

from __future__ import annotations

import json
from dataclasses import replace

import click

from townwright.cli.support.files import print_refusal, print_text, read_text
from townwright.cli.support.own_components import own_components, read_components
from townwright.core import registry
from townwright.core.dealer import Dealer, verify
from townwright.core.refusals import Refusal, Untrue


@click.command()
@click.argument("file")
@click.option("--seed", metavar="HEX", help="The seed, if the record does not hold it.")
@click.option("--commitment", metavar="HEX", help="The commitment that was published when the game started.")
@own_components
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_context
def command(
    context: click.Context,
    file: str,
    seed: str | None,
    commitment: str | None,
    components: tuple[str, ...],
    as_json: bool,
) -> None:
    """Prove the deal of a record: its seed has the published commitment and gives every draw."""
    own = read_components(context, components)
    about: str | None = None
    try:
        given = None if seed is None else Dealer.of(seed)
        about = file
        text = read_text(file)
        game = registry.find_by_record(text)
        record = game.replay(text, own).record
        record = replace(record, commitment=published(record.commitment, commitment))
        if given is None and record.seed is None:
            raise Untrue("seed-missing", "the record holds no seed; a dealer shows it when the game has ended")
        draws = verify(game, record, given or Dealer.of(str(record.seed)))
    except Refusal as refusal:
        print_refusal(about, refusal, as_json)
        context.exit(1)
    if as_json:
        print_text(json.dumps({"file": file, "game": game.name, "draws": draws, "commitment": record.commitment}))
        return
    print_text(f"{file}: all {draws} draws are the dealer's")
    if record.commitment is None:
        print_text("but nothing shows that the seed was fixed before the game: the record holds no commitment")
    else:
        print_text(f"and the seed has the commitment {record.commitment}")


def published(held: str | None, given: str | None) -> str | None:
    """The commitment that the record holds or that was given; both must be the same."""
    if held is not None and given is not None and held.lower() != given.lower():
        raise Untrue(
            "commitment-other",
            "the record holds the commitment {held}, not the one given, {given}",
            held=held,
            given=given,
        )
    found = held or given
    return None if found is None else found.lower()
