"""The commands of `megavolt admin`; help texts are ids of messages in megavolt.locale."""

from pathlib import Path
from typing import Annotated

import typer

from megavolt.core.errors import OptionError
from megavolt.terminal.admin import AdminCommands
from megavolt.terminal.guard import Command, Group
from megavolt.terminal.user_terminal import make_terminal

admin = typer.Typer(cls=Group, help="help-admin", no_args_is_help=True)

Lang = Annotated[str | None, typer.Option("--lang", metavar="en|es|pl", help="help-lang")]
Json = Annotated[bool, typer.Option("--json", help="help-json")]
Url = Annotated[str | None, typer.Option("--database", metavar="URL", help="help-serve-database")]
Who = Annotated[str, typer.Argument(metavar="PERSON", help="help-admin-who")]
Number = Annotated[
    int, typer.Argument(metavar="REPORT", min=1, max=2**31 - 1, help="help-admin-number")
]
Most = Annotated[int, typer.Option(min=1, max=100_000, help="help-admin-most")]


def _commands(
    ctx: typer.Context, lang: str | None, database: str | None, as_json: bool = False
) -> AdminCommands:
    try:
        import megavolt.server.operations.admin  # noqa: F401 - is the server there at all?
    except ModuleNotFoundError as missing:
        raise OptionError("extra_missing", extra="server", module=str(missing.name)) from None
    return AdminCommands(make_terminal(lang or ctx.obj), database, as_json)


@admin.command("people", cls=Command, help="help-admin-people")
def people_command(
    ctx: typer.Context,
    part: Annotated[str, typer.Argument(metavar="NAME", help="help-admin-part")] = "",
    most: Most = 50,
    database: Url = None,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    return _commands(ctx, lang, database, as_json).people(part, most)


@admin.command("person", cls=Command, help="help-admin-person")
def person_command(
    ctx: typer.Context, who: Who, database: Url = None, as_json: Json = False, lang: Lang = None
) -> int:
    return _commands(ctx, lang, database, as_json).person(who)


@admin.command("ban", cls=Command, help="help-admin-ban")
def ban_command(
    ctx: typer.Context,
    who: Who,
    days: Annotated[float | None, typer.Option(min=0.01, help="help-admin-days")] = None,
    database: Url = None,
    lang: Lang = None,
) -> int:
    return _commands(ctx, lang, database).ban(who, days)


@admin.command("unban", cls=Command, help="help-admin-unban")
def unban_command(ctx: typer.Context, who: Who, database: Url = None, lang: Lang = None) -> int:
    return _commands(ctx, lang, database).unban(who)


@admin.command("sign-out", cls=Command, help="help-admin-sign-out")
def sign_out_command(ctx: typer.Context, who: Who, database: Url = None, lang: Lang = None) -> int:
    return _commands(ctx, lang, database).sign_out(who)


@admin.command("reset", cls=Command, help="help-admin-reset")
def reset_command(ctx: typer.Context, who: Who, database: Url = None, lang: Lang = None) -> int:
    return _commands(ctx, lang, database).reset(who)


@admin.command("export", cls=Command, help="help-admin-export")
def export_command(ctx: typer.Context, who: Who, database: Url = None, lang: Lang = None) -> int:
    return _commands(ctx, lang, database).export(who)


@admin.command("delete", cls=Command, help="help-admin-delete")
def delete_command(
    ctx: typer.Context,
    who: Who,
    sure: Annotated[bool, typer.Option("--yes", help="help-admin-sure")] = False,
    database: Url = None,
    lang: Lang = None,
) -> int:
    return _commands(ctx, lang, database).delete(who, sure)


@admin.command("tables", cls=Command, help="help-admin-tables")
def tables_command(
    ctx: typer.Context,
    status: Annotated[
        str | None, typer.Option(metavar="open|playing|over", help="help-admin-status")
    ] = None,
    most: Most = 50,
    database: Url = None,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    return _commands(ctx, lang, database, as_json).tables(status, most)


@admin.command("close", cls=Command, help="help-admin-close")
def close_command(
    ctx: typer.Context,
    table: Annotated[str, typer.Argument(metavar="TABLE", help="help-admin-table")],
    database: Url = None,
    lang: Lang = None,
) -> int:
    return _commands(ctx, lang, database).close(table)


@admin.command("maps", cls=Command, help="help-admin-maps")
def maps_command(
    ctx: typer.Context,
    most: Most = 50,
    database: Url = None,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    return _commands(ctx, lang, database, as_json).maps(most)


@admin.command("take-down", cls=Command, help="help-admin-take-down")
def take_down_command(
    ctx: typer.Context,
    map_id: Annotated[str, typer.Argument(metavar="MAP", help="help-admin-map")],
    gone: Annotated[bool, typer.Option("--delete", help="help-admin-map-delete")] = False,
    database: Url = None,
    lang: Lang = None,
) -> int:
    return _commands(ctx, lang, database).take_down(map_id, gone)


@admin.command("reports", cls=Command, help="help-admin-reports")
def reports_command(
    ctx: typer.Context,
    handled: Annotated[bool, typer.Option("--all", help="help-admin-all-reports")] = False,
    database: Url = None,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    return _commands(ctx, lang, database, as_json).reports(handled)


@admin.command("report", cls=Command, help="help-admin-report")
def report_command(
    ctx: typer.Context,
    number: Number,
    database: Url = None,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    return _commands(ctx, lang, database, as_json).report(number)


@admin.command("handled", cls=Command, help="help-admin-handled")
def handled_command(
    ctx: typer.Context, number: Number, database: Url = None, lang: Lang = None
) -> int:
    return _commands(ctx, lang, database).handled(number)


@admin.command("stats", cls=Command, help="help-admin-stats")
def stats_command(
    ctx: typer.Context, database: Url = None, as_json: Json = False, lang: Lang = None
) -> int:
    return _commands(ctx, lang, database, as_json).statistics()


@admin.command("check", cls=Command, help="help-admin-check")
def check_command(ctx: typer.Context, database: Url = None, lang: Lang = None) -> int:
    return _commands(ctx, lang, database).check()


@admin.command("backup", cls=Command, help="help-admin-backup")
def backup_command(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-admin-file")],
    force: Annotated[bool, typer.Option("--force", help="help-admin-force")] = False,
    database: Url = None,
    lang: Lang = None,
) -> int:
    return _commands(ctx, lang, database).backup(file, force)


@admin.command("restore", cls=Command, help="help-admin-restore")
def restore_command(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-admin-file")],
    database: Url = None,
    lang: Lang = None,
) -> int:
    return _commands(ctx, lang, database).restore(file)
