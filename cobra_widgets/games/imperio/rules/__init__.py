"""The rules of En busca del Imperio Cobra, a file a chapter of the rulebook."""
