"""``townwright verify``: proves that every draw of a record follows from the seed that was committed to."""

from __future__ import annotations

from dataclasses import replace

import click

from townwright.cli.files import place, read_text, read_texts
from townwright.core import registry
from townwright.core.dealer import Dealer, verify
from townwright.core.refusals import Refusal, Untrue


@click.command()
@click.argument("file")
@click.option("--seed", metavar="HEX", help="The seed, if the record does not hold it.")
@click.option("--commitment", metavar="HEX", help="The commitment that was published when the game started.")
@click.option("--components", multiple=True, metavar="FILE", help="A component file that the record may name.")
@click.pass_context
def command(
    context: click.Context, file: str, seed: str | None, commitment: str | None, components: tuple[str, ...]
) -> None:
    """Prove the deal of a record: its seed has the published commitment and gives every draw."""
    try:
        text = read_text(file)
        game = registry.find_by_record(text)
        record = game.replay(text, read_texts(components)).record
        record = replace(record, commitment=commitment or record.commitment, seed=seed or record.seed)
        if record.seed is None:
            raise Untrue("seed-missing", "the record holds no seed; a dealer shows it when the game has ended")
        dealer = Dealer.of(record.seed)
        draws = verify(game, record, dealer)
    except Refusal as refusal:
        click.echo(place(file, refusal), err=True)
        context.exit(1)
    click.echo(f"{file}: all {draws} draws are the dealer's")
    if record.commitment is None:
        click.echo("but nothing shows that the seed was fixed before the game: the record holds no commitment")
    else:
        click.echo(f"and the seed has the commitment {record.commitment}")
