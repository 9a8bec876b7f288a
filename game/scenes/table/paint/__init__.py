"""The painters of the table: each draws one part of a `Picture`, and changes nothing."""
