from __future__ import annotations

import gettext
from pathlib import Path

import pytest

from build_spec.text import build as text_build

HEAD = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n\n'


def sentences(path: Path) -> dict[object, str]:
    with path.open("rb") as file:
        book = gettext.GNUTranslations(file)
    return {key: text for key, text in vars(book)["_catalog"].items() if key}


def compile_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: str) -> None:
    (tmp_path / "en.po").write_text(HEAD + 'msgid "a.b"\nmsgstr "{seat} won."\n')
    (tmp_path / "es.po").write_text(HEAD + body)
    monkeypatch.setattr(text_build, "HERE", tmp_path)
    text_build.build(tmp_path / "out")


def test_catalogues_are_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compile_with(tmp_path, monkeypatch, 'msgid "a.b"\nmsgstr "{seat} gana."\n')
    assert (tmp_path / "out/text/es.mo").read_bytes()[:4] == b"\xde\x12\x04\x95"


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        ('msgid "a.c"\nmsgstr "?"\n', r"es\.po: a\.c: no such key"),
        ('msgid "a.b"\nmsgstr ""\n', r"es\.po: a\.b: is not translated"),
        ('msgid "a.b"\nmsgstr "{who}"\n', r"es\.po: a\.b: has {'who'}"),
        ("msgid a.b\n", r"es\.po: "),
    ],
)
def test_a_bad_source_says_where_and_what(
    body: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(text_build.TextError, match=complaint):
        compile_with(tmp_path, monkeypatch, body)


def test_the_committed_catalogues_are_fresh(tmp_path: Path) -> None:
    for name in text_build.build(tmp_path):
        assert sentences(Path("assets", name)) == sentences(tmp_path / name)
