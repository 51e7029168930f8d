"""Everything a person reads: Fluent messages in English, Spanish and Polish."""

from megavolt.locale.language import LANGUAGES, choose_language
from megavolt.locale.translator import Translator

__all__ = ["LANGUAGES", "Translator", "choose_language"]
