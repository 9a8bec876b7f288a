"""Match records, `.dmn` (NOTATION.md): save file, replay file, bug report and test vector."""

from game.rules.notation.reader import Fairness, Reading, Taken, read
from game.rules.notation.record import Header, Proof, Record, RecordError
from game.rules.notation.report import report
from game.rules.notation.writer import act_entry, deal_entries, headers

__all__ = [
    "Fairness",
    "Header",
    "Proof",
    "Reading",
    "Record",
    "RecordError",
    "Taken",
    "act_entry",
    "deal_entries",
    "headers",
    "read",
    "report",
]
