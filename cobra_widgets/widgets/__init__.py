"""What a notebook shows: one file a widget."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cobra_widgets.widgets.view import MatchView

__all__ = ["MatchView"]


def __getattr__(name: str) -> Any:
    """Fetch a widget when it is first asked for: what is static needs no notebook."""
    if name == "MatchView":
        from cobra_widgets.widgets.view import MatchView  # noqa: PLC0415

        return MatchView
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
