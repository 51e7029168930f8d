"""`megavolt serve`: say where the table is, open it in a browser if asked to, then serve it."""

import webbrowser
from collections.abc import Mapping
from threading import Thread

from megavolt.core.errors import OptionError
from megavolt.terminal.doctor_server import client_is_built
from megavolt.terminal.user_files import folder
from megavolt.terminal.user_terminal import UserTerminal

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # where this machine finds itself


def serve(
    terminal: UserTerminal, given: Mapping[str, str | int | None], browser: bool = False
) -> int:
    """`given`: settings by name, as the command line has them; None: not there."""
    try:
        from megavolt.server.operations.serve import run, settings_for
        from megavolt.server.operations.settings import Settings
    except ModuleNotFoundError as missing:
        raise OptionError("extra_missing", extra="server", module=str(missing.name)) from None
    settings = settings_for(Settings.from_environment(), folder(), **given)
    address = settings.address or f"http://{settings.host}:{settings.port}/"
    near = EVERYWHERE.get(settings.host, settings.host)

    def ready() -> None:
        announce(terminal, address)
        if browser:
            # A browser in the terminal would not come back before it is closed.
            here = f"http://{near}:{settings.port}/"
            Thread(target=open_browser, args=(terminal, here), daemon=True).start()

    run(settings, ready)
    return 0


def announce(terminal: UserTerminal, address: str) -> None:
    """Say where the tables are, and first that there are no pages for them if so."""
    if not client_is_built():
        terminal.say("serve-no-client", style="yellow")
    terminal.say("serve-address", style="bold", address=address)
    terminal.say("serve-stop")


def open_browser(terminal: UserTerminal, address: str) -> None:
    """Open the page; where there is no browser, say what to do."""
    try:
        opened = webbrowser.open(address)
    except (webbrowser.Error, OSError):
        opened = False
    if not opened:
        terminal.say("serve-no-browser", address=address)
