"""What Alembic runs: the connection is the server's own, opened by `server.database`."""

from alembic import context

from megavolt.server.storage.schema import metadata


def run() -> None:
    connection = context.config.attributes["connection"]
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


run()
