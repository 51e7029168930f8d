"""What the data of the games calls things, in a language."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from megavolt.locale import families

Names = dict[str, dict[str, str]]  # by the fact that names a thing: by id, its name


@cache
def content_names(lang: str) -> Names:
    """The names that are the same in every match, those of all families together."""
    found: Names = {}
    for family in iter_modules(families.__path__):
        module = import_module(f"{families.__name__}.{family.name}")
        for fact, names in module.names(lang).items():
            found.setdefault(fact, {}).update(names)
    return found
