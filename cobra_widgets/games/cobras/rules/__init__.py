"""The rules of Cobras, a file a chapter of the rulebook."""
