"""Make the two faces in src/fonts, and the one that the server draws pictures with, from the
packages that Fontsource publishes on npm.

Needs npm and, in any environment: pip install fonttools brotli. What the languages of the client
need stays: Latin-1 with a few signs in one file, the letters that only Polish adds in another,
which the browser loads when one of them is shown. The server's pictures show names in any language:
their face has all Latin, Greek and Cyrillic letters, one file a weight.
"""

import subprocess
import tarfile
import tempfile
from pathlib import Path
from typing import NamedTuple

from fontTools.merge import Merger
from fontTools.merge import Options as MergeOptions
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

WEB = Path(__file__).resolve().parents[1]
FONTS = WEB / "src" / "fonts"
PICTURES = WEB.parent / "src" / "megavolt" / "server" / "pictures" / "fonts"
SCRIPTS = ("latin", "latin-ext", "cyrillic", "greek")
PICTURE_WEIGHTS = (400, 700)
DASHES_AND_QUOTES = range(0x2010, 0x2027)
LATIN = {*range(0x20, 0x7F), *range(0xA0, 0x100), *DASHES_AND_QUOTES, *map(ord, "←→−≤≥€")}
POLISH = set(map(ord, "ĄąĆćĘęŁłŃńŚśŹźŻż"))
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum"]
NOTICES = [0, 1, 2, 3, 4, 5, 6, 13, 14]  # names, copyright and licence stay in the file


class Face(NamedTuple):
    name: str
    version: str  # of the package
    weight: float | tuple[float, float]


FACES = (Face("inter", "5.3.0", (400, 700)), Face("bitter", "5.3.0", 700))


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for face in FACES:
            package = _fetch(face, Path(folder))
            for part, letters in (("latin", LATIN), ("latin-ext", POLISH)):
                source = package / "files" / f"{face.name}-{part}-wght-normal.woff2"
                _write(source, letters, face.weight, FONTS / f"{face.name}-{part}.woff2")
            licence = (package / "LICENSE").read_text(encoding="utf-8")
            (FONTS / f"{face.name}-OFL.txt").write_text(licence, encoding="utf-8")
            if face.name == "inter":
                (PICTURES / "inter-OFL.txt").write_text(licence, encoding="utf-8")
                for weight in PICTURE_WEIGHTS:
                    _merge(package, weight, PICTURES / f"inter-{weight}.ttf")


def _fetch(face: Face, folder: Path) -> Path:
    wanted = f"@fontsource-variable/{face.name}@{face.version}"
    subprocess.run(["npm", "pack", wanted], cwd=folder, check=True, capture_output=True)
    with tarfile.open(folder / f"fontsource-variable-{face.name}-{face.version}.tgz") as archive:
        archive.extractall(folder / face.name, filter="data")
    return folder / face.name / "package"


def _write(
    source: Path, letters: set[int], weight: float | tuple[float, float], target: Path
) -> None:
    font = TTFont(source)
    options = Options(layout_features=FEATURES, hinting=False, name_IDs=NOTICES)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, {"wght": weight})
    font.flavor = "woff2"
    font.save(target)
    print(f"{target.name}: {target.stat().st_size} bytes")


def _merge(package: Path, weight: float, target: Path) -> None:
    """One face of all scripts, of one weight, without the tables of upright writing."""
    parts = []
    for script in SCRIPTS:
        font = TTFont(package / "files" / f"inter-{script}-wght-normal.woff2")
        subsetter = Subsetter(Options(layout_features=FEATURES, hinting=False, name_IDs=NOTICES))
        subsetter.populate(unicodes=font.getBestCmap())
        subsetter.subset(font)
        font = instancer.instantiateVariableFont(font, {"wght": weight}, updateFontNames=True)
        font.flavor = None
        parts.append(package / f"{script}-{weight}.ttf")
        font.save(parts[-1])
    merged = Merger(MergeOptions(drop_tables=["vhea", "vmtx"])).merge([str(part) for part in parts])
    merged.save(target)
    print(f"{target.name}: {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
