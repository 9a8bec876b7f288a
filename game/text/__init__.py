"""What players read: one catalogue of sentences, looked up by key.

A key is a stable dotted name (`menu.play`), never the English sentence: wording may then change
without touching code or translations. Sources are `build_spec/text/*.po`; after editing one, run
`python build_spec/assets.py`. At run time only the standard library's gettext is needed.
"""

from __future__ import annotations
