from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo as write

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path


@pytest.fixture
def write_mo() -> Callable[[Path, Mapping[str, tuple[str, ...]]], None]:
    def make(path: Path, sentences: Mapping[str, tuple[str, ...]]) -> None:
        catalogue = Catalog(locale=path.stem)
        for key, forms in sentences.items():
            if len(forms) == 1:
                catalogue.add(key, forms[0])
            else:
                catalogue.add((key, key), forms)
        with path.open("wb") as file:
            write(file, catalogue)

    return make
