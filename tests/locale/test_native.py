"""One word for one thing, in the register of each language: words and forms that never appear.

Each pattern is a regular expression, with what to write instead. `(?i:…)` ignores case.
"""

import re

import pytest

from megavolt.locale import LANGUAGES
from tests.locale.texts import texts

ENGLISH = {
    r"(?<!here )\b(?:is|was|are) no (?!longer|more|better|good|\w+er\b)\w+": "is not a valid …",
    r"(?<!here )\b(?:is|are) none\b": "is not one",
    r"\bhang together\b": "connected",
    r"\b[Dd]ear(?:er|est)?\b": "expensive",
    r"\b[Mm]end(?:s|ed|ing)?\b": "repair, fix",
    r"\b[Tt]old\b": "said, shown",
    r"\bwho\b[^.]*\bhe\b": "who … they",
    r"\b[Gg]o(?:es)? on on\b": "continue on",
    r"\b(?:to )?be had\b": "available",
    r"\bstands? in brackets\b": "is in [brackets]",
    r"\bBack to now\b|\buntil now\b": "current, so far",
    r"\b(?:house|cities|city)\b[^.]*\bway \d": "connection",
    r"\bfit together\b": "match",
    r"\btoo often\b": "too many requests",
    r"\bhow it bears\b|\bthe server bore\b": "load",
    r"\b(?:a|per) token of fuel\b": "a unit of fuel",
}

SPANISH = {
    # the glossary
    r"(?i:\bcombustibles?\b|\binsumos?\b)": "recursos",
    r"(?i:\bse retira (?:de la (?:puja|subasta))|\bretirar(?:se|te)\b|\bretírate\b)": "pasar",
    r"\b[EÉeé]tapas?\b|\b[ÉEée]pocas?\b": "Paso",
    r"(?i:\bdesgua[zc]\w*|\bdesech\w*)": "descartar",
    r"(?i:\bse deshace|\bdeshacer(?:se|te) de|\bdeshazte|\bte deshaces)": "descartar",
    r"(?i:\bcarta de (?:la )?última ronda)": "carta «una ronda más»",
    r"(?i:\bcaminos?\b)": "conexión",
    r"(?i:\b(?:la|una|esta|tu) baraja\b|\bbarajas\b|\bpilas?\b)": "mazo",
    r"(?i:\bciudad(?:es)? inicial(?:es)?\b)": "ciudad de inicio",
    r"(?i:\breservas?\b)": "suministro; almacén",
    r"\b(?:el|El|al|del) Banco\b|\bTrust\b": "la Banca; el Monopolio",
    r"(?i:\blosetas?\b|\bcodos?\b)": "ficha; L",
    r"(?i:\b(?:tu|su|un|cada) tablero\b(?! eléctrico))": "tablero eléctrico",
    r"(?i:\bficha de inicio\b|\bmarcador inicial\b)": "ficha de comienzo",
    r"(?i:\bcrónicas?\b|\bactas?\b|\b(?:el|del) registro\b)": "historial; partida guardada",
    r"(?i:\bresumen\b)": "huella",
    r"(?i:\bcompra de recursos\b)": "adquisición de recursos",
    # the register: tú, neutral between Spain and America
    r"(?i:\bacá\b|\bvos\b|\bvosotr[oa]s\b|\bvuestr[oa]s?\b|\bos\b)": "tú, ustedes; aquí",
    r"(?i:\b\w+[áé]is\b)": "tú, ustedes",
    r"\b[Tt]enés\b|\b[Pp]odés\b|\b[Qq]uerés\b|\b[Ss]os\b": "tienes, puedes",
    r"(?i:\b(?:repar|aisl|rob|descart|instal|rot|averi|reemplaz|tom|pas|puj|compr|conect|jug)á\b)":
        "the imperative of tú",
    r"(?i:\b(?:pon|hac|ten|eleg|escrib|constru)[éí]\b)": "the imperative of tú",
    r"(?i:\bordenador(?:es)?\b|\bcomputadoras?\b)": "equipo",
    # wrong or stiff
    r"(?i:\ba igualdad\b)": "en caso de empate",
    r"(?i:\bda vuelta\b)": "se descubre",
    r"(?i:de las agujas\b(?! del reloj))": "de las agujas del reloj",
    r"(?i:\bred de cartas\b)": "Red: cartas",
    r"(?i:\bcharla\b)": "chat",
}  # fmt: skip

POLISH = {
    # the glossary
    r"\belektro\b": "Elektro",
    r"\bElektr(?:a|om|ami)\b": "Elektro, undeclined",
    r"(?i:\brop(?:a|y|ę|ą|ie)?\b)": "olej",
    r"(?i:\b\d* ?(?:węgli|gazów|urany|uranów)\b)": "jednostki węgla, gazu, uranu",
    r"(?i:\baukcj\w*)": "licytacja",
    r"(?i:\bz?rezygn\w*(?! z gry))": "spasować; poddać się",
    r"(?i:\bżeton\w*)": "znacznik",
    r"(?i:\bze?złom\w*|\bzłom\w*)": "usunąć",
    r"(?i:\bodda(?:j|je|ć|jesz) elektrowni)": "usunąć; wystawić na licytację",
    r"(?i:\bpozby(?:wa|ć|ci|dź)\w* się)": "usunąć",
    r"(?i:\brozbiór\w*)": "wyburzenie",
    r"(?i:\bdochod\w*|\bdochód\b)": "przychód",
    r"(?i:\bdr[oó]g(?:a|i|ę|ą|ami)?\b)": "połączenie",
    r"(?i:\bdom(?:ek|ki|ku|kiem|ków|kom|kach)\b)": "dom",
    r"(?i:\btali(?:a|i|ę|ą|e|ach)\b)": "stos",
    r"(?i:\bmiast\w* startow\w*|\bstartow(?:e|ego|ym|ych)\b)": "miasto początkowe",
    r"\bTrust\w*\b": "Monopol",
    r"(?i:\brozdzielni(?!c))": "rozdzielnica",
    r"(?i:\bkafel\w*)": "płytka",
    r"(?i:\bznacznik\w* pierwszego gracza)": "znacznik początku",
    r"(?i:\bodnośnik\w*)": "link",
    r"(?i:karta ostatniej rundy)": "karta „przedostatnia runda”",
    # the register: "ty" in lower case, nothing that assumes a man
    r"(?<=[\w,;:()–□] )(?:Ty|Tobie|Tobą|Ciebie|Ci|Cię|Twój|Twoj\w+|Twym)\b": "ty, twój",
    r"(?i:\b\w+ł[ea]ś\b)": "a form without gender",
    # wrong or stiff
    r"(?i:\btyl(?:e|u|oma) \w+(?: \w+)?: □)": "the plural forms of Fluent",
    r"\b2 graczy\b": "2 gracze",
    r"(?i:\bdo teraz\b)": "do bieżącej pozycji",
    r"(?i:^potasowana$)": "losowa",
}

FORBIDDEN = {"en": ENGLISH, "es": SPANISH, "pl": POLISH}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_uses_a_forbidden_word(lang: str) -> None:
    found = [
        f"{file}: {key}: “{match[0]}” in “{text.strip()}”; write: {instead}"
        for file, key, text in texts(lang)
        if not key.startswith("typed-")
        for pattern, instead in FORBIDDEN[lang].items()
        if (match := re.search(pattern, text))
    ]
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize(
    ("lang", "wrong"),
    [
        ("en", "“x” is no move."),
        ("en", "Too dear for you."),
        ("es", "Tenés 1 punto."),
        ("es", "el mercado de combustible"),
        ("pl", "Za mało elektro."),
        ("pl", "link, który dostałeś"),
        ("pl", "zasilaj Twoje miasta"),
    ],
)
def test_the_patterns_find_what_they_are_for(lang: str, wrong: str) -> None:
    assert any(re.search(pattern, wrong) for pattern in FORBIDDEN[lang])


@pytest.mark.parametrize(
    ("lang", "right"),
    [
        ("en", "There is no move left, and it is no longer your turn."),
        ("es", "Se baraja el mazo; la ciudad de inicio está reservada para ti."),
        ("pl", "Twoje elektrownie kosztują 5 Elektro. Ty zaczynasz."),
    ],
)
def test_the_patterns_let_good_sentences_pass(lang: str, right: str) -> None:
    assert not [p for p in FORBIDDEN[lang] if re.search(p, right)]
