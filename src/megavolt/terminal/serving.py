"""`megavolt serve`: say where the table is, then serve it."""

from megavolt.core.errors import OptionError
from megavolt.terminal.shelf import folder
from megavolt.terminal.talk import Talk


def serve(talk: Talk, host: str | None, port: int | None, database: str | None) -> int:
    try:
        from megavolt.server.serve import run, settings_for
        from megavolt.server.settings import Settings
    except ModuleNotFoundError as missing:
        raise OptionError("extra_missing", extra="server", module=str(missing.name)) from None
    given = {"host": host, "port": port, "database": database}
    settings = settings_for(Settings.from_environment(), folder(), **given)
    address = settings.address or f"http://{settings.host}:{settings.port}/"

    def ready() -> None:
        talk.say("serve-address", style="bold", address=address)
        talk.say("serve-stop")

    run(settings, ready)
    return 0
