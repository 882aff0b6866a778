"""The commands, one module each: the command ``x`` is ``townwright.cli.commands.x:command``."""
