"""The help of the command line in the user's language: texts, titles, names of values."""

import re
from typing import Any

from typer import Context, rich_utils

from megavolt.locale import Translator

_TITLES = {
    "ARGUMENTS_PANEL_TITLE": "help-arguments",
    "OPTIONS_PANEL_TITLE": "help-options",
    "COMMANDS_PANEL_TITLE": "help-commands",
    "DEFAULT_STRING": "help-default",
    "REQUIRED_LONG_STRING": "help-required",
}
_USAGE = "Usage:"  # as the library begins that line


def translate_help(command: Any, ctx: Context) -> None:
    """Replace ids by texts in a command, its parameters and the commands below it."""
    t = speaker(ctx)
    for title, message in _TITLES.items():
        setattr(rich_utils, title, t.text(message))
    command.options_metavar = t.text("help-usage-options")
    if hasattr(command, "subcommand_metavar"):
        command.subcommand_metavar = t.text("help-usage-command")
    for param in command.get_params(ctx):
        param.help = t.text("help-help" if "--help" in param.opts else param.help or "")
        _name_value(param, t, ctx)
    for one in (command, *getattr(command, "commands", {}).values()):
        one.help = t.text(one.help or "")


def usage_line(line: str, ctx: Context) -> str:
    return line.replace(_USAGE, speaker(ctx).text("help-usage"), 1)


def speaker(ctx: Context) -> Translator:
    return getattr(ctx.find_root().command, "t", None) or Translator()


def value_name(t: Translator, metavar: str) -> str:
    """FILE, NAME and their like; a list of choices stays as it is."""
    name = metavar.rstrip(".")
    return t.text("help-value", value=_key(name), name=name) + metavar.removeprefix(name)


def _key(name: str) -> str:
    """As a message can choose by it: KEY=VALUE is KEY-VALUE."""
    return re.sub(r"\W", "-", name)


def _name_value(param: Any, t: Translator, ctx: Context) -> None:
    if getattr(param, "is_flag", False):
        param.metavar = ""
        return
    kind = param.metavar or ("TEXT" if "str" in str(param.display_type(ctx)) else "N")
    param.metavar = value_name(t, kind)
    if param.param_type_name == "argument":
        param.display_type_rich = lambda ctx: None  # its name says it already
